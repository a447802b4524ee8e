import { describe, expect, it } from 'vitest';
import { OWNER_ROLE } from '#platform/model/access/accessRules.ts';
import { rolesWhileActing } from './rolesWhileActing.ts';

const heldRoles = [
  { id: 'own', code: OWNER_ROLE },
  { id: 'emp', code: 'OPERATOR_EMP' },
];

describe('rolesWhileActing', () => {
  it.each(['self', 'owner'] as const)(
    'returns a person’s own roles when they act as %s, and none the holder gave',
    (kind) => {
      expect(rolesWhileActing({ kind, roles: ['given'] }, heldRoles)).toEqual(['own', 'emp']);
    },
  );

  it.each([
    ['employee', 'OPERATOR_EMP'],
    ['agent', 'OPERATOR_AGENT'],
  ] as const)(
    'returns the roles given by the company when a person acts as its %s, without their own owner role',
    (kind, baseRole) => {
      expect(rolesWhileActing({ kind, roles: ['given'] }, heldRoles)).toEqual(['emp', baseRole, 'given']);
    },
  );

  it('returns a person’s own roles when they act for nobody', () => {
    expect(rolesWhileActing(undefined, heldRoles)).toEqual(['own', 'emp']);
  });
});
