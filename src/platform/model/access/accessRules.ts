/** Rules for roles, menus and resources, whoever writes them. */
import { rule, type Rule } from '#language/entity.ts';
import { fieldProblem, message } from '#language/message.ts';
import { compilePath, isPathPattern } from '#language/pathPattern.ts';
import { valueRule, type ValueRule } from '#language/valueRule.ts';
import './administrationMessages.ts';

declare module '#language/registry.ts' {
  interface Facts {
    /** Whether the icon of the record exists, or the record has none. */
    isIconKnown: boolean;
  }
}

export const ADMIN_ROLE = 'ADMIN';
/** The role of an owner of a company, or of an individual who is a holder: everything that the company may do. */
export const OWNER_ROLE = 'OPERATOR_OWNER';
/** The role of a person who has registered and waits: they see their registration, and nothing else. */
export const APPLICANT_ROLE = 'APPLICANT';
/** Everybody who has not signed in has this role, and no other. */
export const ANONYMOUS_ROLE = 'ANONYMOUS';
/** Everybody who has signed in has this role in addition to their own. */
export const SIGNED_IN_ROLE = 'SIGNED_IN';

const builtInRoles: ReadonlySet<string> = new Set([ADMIN_ROLE, ANONYMOUS_ROLE, SIGNED_IN_ROLE]);

/** The system itself depends on the role: without it nobody could sign in, or everybody could. */
export function isBuiltInRole(code: unknown): boolean {
  return builtInRoles.has(String(code));
}

/** Everybody has the role implicitly; it is never assigned. */
export function isImplicitRole(code: unknown): boolean {
  return code === ANONYMOUS_ROLE || code === SIGNED_IN_ROLE;
}

export function roleCode(): ValueRule {
  return valueRule('roleCode', (value) =>
    typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_-]*$/.test(value) ? undefined : message('roleCode'),
  );
}

/** A default role is given to everybody who registers, so no built-in role may be one. */
const notByDefault = rule<'role'>('notByDefault', {
  check: ({ code, isDefault }) =>
    code !== null && isDefault === true && isBuiltInRole(code)
      ? fieldProblem('isDefault', message('notByDefault', { code }))
      : undefined,
});

export const roleRules: readonly Rule<'role'>[] = [notByDefault];

const SCREEN_PATHS = compilePath('/app/**');
const CALL_PATHS = compilePath('/api/**');

export function menuUrl(): ValueRule {
  return patternUnder('menuUrl', SCREEN_PATHS, 'menuUrl');
}

export function resourcePath(): ValueRule {
  return patternUnder('resourcePath', CALL_PATHS, 'resourcePath');
}

/** Flags of a menu that the shell reads; modules may add others. */
const menuFlags = ['noMenuSide', 'forApprove'] as const;

export function menuAttribute(): ValueRule {
  return valueRule('menuAttribute', (value) => {
    const wrong = menuFlags.find(
      (name) => Object.hasOwn(value as object, name) && typeof (value as Record<string, unknown>)[name] !== 'boolean',
    );
    return wrong === undefined ? undefined : message('menuFlag', { name: wrong });
  });
}

export function iconExists<E extends 'menu' | 'menuSide'>(): Rule<E> {
  return rule<E, 'isIconKnown'>('iconKnown', {
    needs: ['isIconKnown'],
    check: (_record, { isIconKnown }) => (isIconKnown ? undefined : fieldProblem('icon', message('iconUnknown'))),
  });
}

function patternUnder(
  name: string,
  { matches }: ReturnType<typeof compilePath>,
  key: 'menuUrl' | 'resourcePath',
): ValueRule {
  return valueRule(name, (value) =>
    typeof value === 'string' && isPathPattern(value) && matches(value) ? undefined : message(key),
  );
}
