import { describe, expect, it } from 'vitest';
import { formFieldNamesOf } from '#language/catalogue.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { userInstead } from './account.ts';
import { user } from '../party/user.ts';

describe('records of their owner', () => {
  const own = ownEntityOf(userInstead);

  it('are served below /me and restricted to the owner', () => {
    expect(own.wire).toBe('security/user-insteads/me');
    expect(own.scope.ownerField).toBe('refUser');
    expect(userInstead.scope.ownerField).toBeUndefined();
  });

  it('have no input for the owner', () => {
    expect(
      [...own.list.columns, ...own.list.search, ...own.list.sort].filter((path) => path.includes('refUser')),
    ).toEqual([]);
    expect(formFieldNamesOf(own.form)).toEqual(formFieldNamesOf(userInstead.form).filter((name) => name !== 'refUser'));
    expect(own.fields['refUser']?.required).toBe(false);
  });

  it('cannot be made from an entity without an owner', () => {
    expect(() => ownEntityOf(user)).toThrow('says nothing about whose');
  });
});
