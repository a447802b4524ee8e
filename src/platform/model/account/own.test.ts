import { describe, expect, it } from 'vitest';
import { formFieldsOf } from '#language/catalogue.ts';
import { ownOf } from '#language/own.ts';
import { userInstead } from './account.ts';
import { user } from '../party/user.ts';

describe('records as their owner keeps them', () => {
  const own = ownOf(userInstead);

  it('answer below /me and are held to the owner', () => {
    expect(own.wire).toBe('security/user-insteads/me');
    expect(own.scope.own).toBe('refUser');
    expect(userInstead.scope.own).toBeUndefined();
  });

  it('never ask whose they are', () => {
    expect(
      [...own.list.columns, ...own.list.search, ...own.list.sort].filter((path) => path.includes('refUser')),
    ).toEqual([]);
    expect(formFieldsOf(own.form)).toEqual(formFieldsOf(userInstead.form).filter((name) => name !== 'refUser'));
    expect(own.fields['refUser']?.required).toBe(false);
  });

  it('are not made of what belongs to nobody', () => {
    expect(() => ownOf(user)).toThrow('says nothing about whose');
  });
});
