import { describe, expect, it } from 'vitest';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { rolesWhileActing } from './rolesWhileActing.ts';

const held = [
  { id: 'own', code: OWNER_ROLE },
  { id: 'emp', code: 'OPERATOR_EMP' },
];

describe('the roles that count', () => {
  it.each(['self', 'owner'] as const)('are one’s own where one acts as %s, and nothing the holder gave', (kind) => {
    expect(rolesWhileActing({ kind, roles: ['given'] }, held)).toEqual(['own', 'emp']);
  });

  it.each([
    ['employee', 'OPERATOR_EMP'],
    ['agent', 'OPERATOR_AGENT'],
  ] as const)(
    'are what the company gave where one acts as its %s, without what one owns elsewhere',
    (kind, standing) => {
      expect(rolesWhileActing({ kind, roles: ['given'] }, held)).toEqual(['emp', standing, 'given']);
    },
  );

  it('are one’s own for who acts for nobody', () => {
    expect(rolesWhileActing(undefined, held)).toEqual(['own', 'emp']);
  });
});
