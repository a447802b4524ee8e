/** The whole of the declared rights: who may do what with which record, and which further calls they may make. Pure. */
import { getEntity, rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import type { FieldClass } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { rights, type Right } from '#language/rights.ts';
import { callKey, type Call } from '../../http/call.ts';
import { resourceCalls } from '../../resource/calls/calls.ts';
import { callFactsOf } from '../rights/accessCache.ts';
import { compileAccess, findGrant, type AccessTable } from '../rights/decideAccess.ts';
import { declaredAccess } from '../rights/declaredAccess.ts';
import { declaredRows } from './declaredRows.ts';
import { openCalls, type OpenCall } from '../rights/openCalls.ts';
import { compileResourcePattern } from '../rights/resourcePattern.ts';
import { ANONYMOUS_ROLE, roleSeeds, SIGNED_IN_ROLE, type RoleSeed } from '../rights/roles.ts';

export interface RightsMatrix {
  readonly roles: readonly RoleLines[];
  /** Calls in addition to the generic ones of every entity that are not open to everybody. */
  readonly calls: readonly CallLine[];
  readonly open: readonly OpenLine[];
  /** Patterns of resources that match no call. */
  readonly emptyPatterns: readonly string[];
}

export interface RoleLines {
  readonly role: RoleSeed;
  readonly fieldClasses: readonly FieldClass[];
  /** Only entities in which the role has more than everybody who has signed in. */
  readonly entities: readonly EntityLine[];
}

export interface EntityLine {
  /** `userSignature/me` for records that people manage for themselves. */
  readonly name: string;
  readonly title: Label;
  readonly letters: string;
  readonly scope: readonly string[];
}

export interface CallLine {
  readonly key: string;
  readonly summary: Label;
  readonly roles: readonly string[];
}

export interface OpenLine extends OpenCall {
  readonly calls: readonly string[];
}

export interface RightsMatrixOptions {
  readonly catalogue: Catalogue;
  readonly calls: readonly Call[];
}

/** One letter for each right. */
export const rightLetters: Readonly<Record<Right, string>> = {
  canView: 'V',
  canCreate: 'C',
  canEdit: 'E',
  canActive: 'A',
  canArchive: 'R',
  canDelete: 'D',
  canSelect: 'S',
};
/** Search only, where the list can be neither exported nor traced. */
export const SEARCH_LETTER = 'v';
/** Cards only. */
export const CARD_LETTER = 'k';

export function rightsMatrixOf({ catalogue, calls }: RightsMatrixOptions): RightsMatrix {
  const declared = declaredAccess(catalogue);
  const table = compileAccess(declaredRows(declared), callFactsOf(catalogue, calls));
  const groups = entityGroupsOf(
    catalogue,
    calls.filter(({ entity }) => entity !== undefined),
  );
  const generic = new Set(resourceCalls(catalogue).map(callKey));
  const isOpen = new Set(openCalls.flatMap(({ call }) => coveredBy(call, calls)));
  return {
    roles: roleSeeds.map((role) => ({
      role,
      fieldClasses: ['public', ...role.fieldClasses],
      entities: entityLinesOf(table, groups, role.code),
    })),
    calls: calls
      .filter((call) => !generic.has(callKey(call)) && !isOpen.has(callKey(call)))
      .map((call) => callLine(table, call)),
    open: openCalls.map((open) => ({ ...open, calls: coveredBy(open.call, calls) })),
    emptyPatterns: declared.resources.map(({ key }) => key).filter((key) => coveredBy(key, calls).length === 0),
  };
}

/** Returns the roles allowed in each call by the declarations, by code, with ANONYMOUS and SIGNED_IN among them. */
export function rolesByCall({ catalogue, calls }: RightsMatrixOptions): ReadonlyMap<string, readonly string[]> {
  const table = compileAccess(declaredRows(declaredAccess(catalogue)), callFactsOf(catalogue, calls));
  return new Map(calls.map((call) => [callKey(call), callLine(table, call).roles]));
}

/** Returns all roles of a person who was given only this role. */
export function rolesOfHolder(role: string): readonly string[] {
  return role === ANONYMOUS_ROLE || role === SIGNED_IN_ROLE ? [role] : [role, SIGNED_IN_ROLE];
}

interface EntityGroup {
  readonly name: string;
  readonly title: Label;
  /** What limits the rows: the columns that say whose they are. */
  readonly scope: readonly string[];
  readonly calls: readonly Call[];
}

function entityGroupsOf(catalogue: Catalogue, calls: readonly Call[]): EntityGroup[] {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const name = `${call.entity ?? ''}${call.isOwn === true ? '/me' : ''}`;
    groups.set(name, [...(groups.get(name) ?? []), call]);
  }
  return [...groups]
    .map(([name, own]) => entityGroupOf(catalogue, name, own))
    .toSorted((first, other) => (first.name < other.name ? -1 : 1));
}

function entityGroupOf(catalogue: Catalogue, name: string, calls: readonly Call[]): EntityGroup {
  const isOwn = calls.every((call) => call.isOwn === true);
  const entity = getEntity(catalogue, calls[0]?.entity ?? '');
  return {
    name,
    title: entity.title,
    scope: isOwn ? ['own'] : Object.keys(rootEntityOf(catalogue, entity).scope),
    calls,
  };
}

function entityLinesOf(table: AccessTable, groups: readonly EntityGroup[], role: string): EntityLine[] {
  return groups.flatMap(({ calls, ...group }) => {
    const given = rightLettersOf(table, rolesOfHolder(role), calls);
    const isEverybodys =
      role !== SIGNED_IN_ROLE && role !== ANONYMOUS_ROLE && given === rightLettersOf(table, [SIGNED_IN_ROLE], calls);
    return given === '' || isEverybodys ? [] : [{ ...group, letters: given }];
  });
}

/** A right counts where a call requires it and is granted with it; for viewing, all such calls. */
export function rightLettersOf(table: AccessTable, roles: readonly string[], calls: readonly Call[]): string {
  const given = calls.map((call) => ({ call, grant: findGrant(table, { roles, call: callKey(call) }) }));
  const isGiven = (right: Right, { call, grant }: (typeof given)[number]): boolean =>
    grant?.isCardOnly === false && grant.rights.has(right) && (call.rights ?? []).includes(right);
  const full = rights.map((right) => {
    const found = given.filter((decision) => isGiven(right, decision)).length;
    if (found === 0) return '';
    return right === 'canView' && found < calls.filter((call) => call.rights?.includes(right) === true).length
      ? SEARCH_LETTER
      : rightLetters[right];
  });
  return full.join('') || (given.some(({ grant }) => grant?.isCardOnly === true) ? CARD_LETTER : '');
}

function callLine(table: AccessTable, call: Call): CallLine {
  const key = callKey(call);
  return {
    key,
    summary: call.summary,
    roles: roleSeeds
      .map(({ code }) => code)
      .filter((code) => findGrant(table, { roles: rolesOfHolder(code), call: key }) !== undefined),
  };
}

function coveredBy(resource: string, calls: readonly Call[]): string[] {
  const [method = '', path = ''] = resource.split(' ');
  return calls.filter(compileResourcePattern({ method, path }).covers).map(callKey);
}
