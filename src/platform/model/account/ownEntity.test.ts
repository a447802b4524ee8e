import { describe, expect, it } from 'vitest';
import { formFieldNamesOf } from '#language/catalogue.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { userInstead } from './account.ts';
import { user } from '../party/user.ts';

describe('records as their owner keeps them', () => {
  const own = ownEntityOf(userInstead);

  it('answer below /me and are held to the owner', () => {
    expect(own.wire).toBe('security/user-insteads/me');
    expect(own.scope.ownerField).toBe('refUser');
    expect(userInstead.scope.ownerField).toBeUndefined();
  });

  it('never ask whose they are', () => {
    expect(
      [...own.list.columns, ...own.list.search, ...own.list.sort].filter((path) => path.includes('refUser')),
    ).toEqual([]);
    expect(formFieldNamesOf(own.form)).toEqual(formFieldNamesOf(userInstead.form).filter((name) => name !== 'refUser'));
    expect(own.fields['refUser']?.required).toBe(false);
  });

  it('are not made of what belongs to nobody', () => {
    expect(() => ownEntityOf(user)).toThrow('says nothing about whose');
  });
});
