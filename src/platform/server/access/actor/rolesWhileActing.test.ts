import { describe, expect, it } from 'vitest';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { rolesWhileActing } from './rolesWhileActing.ts';

const held = [
  { id: 'own', code: OWNER_ROLE },
  { id: 'emp', code: 'OPERATOR_EMP' },
];

describe('rolesWhileActing', () => {
  it.each(['self', 'owner'] as const)(
    'returns a person’s own roles when they act as %s, and none the holder gave',
    (kind) => {
      expect(rolesWhileActing({ kind, roles: ['given'] }, held)).toEqual(['own', 'emp']);
    },
  );

  it.each([
    ['employee', 'OPERATOR_EMP'],
    ['agent', 'OPERATOR_AGENT'],
  ] as const)(
    'returns the roles given by the company when a person acts as its %s, without their own owner role',
    (kind, standing) => {
      expect(rolesWhileActing({ kind, roles: ['given'] }, held)).toEqual(['emp', standing, 'given']);
    },
  );

  it('returns a person’s own roles when they act for nobody', () => {
    expect(rolesWhileActing(undefined, held)).toEqual(['own', 'emp']);
  });
});
