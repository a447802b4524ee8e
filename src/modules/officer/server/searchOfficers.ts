/**
 * Searches officers by names of their fields, which are mapped to paths of the two stored records. The search of
 * `userOfficer` is used, so that scope, classes of fields and limits are those of every search.
 */
import { allFieldsOf, getEntity } from '#language/catalogue.ts';
import { criteriaLimits, type ChildCriteria, type Criteria, type SearchCondition } from '#language/criteria.ts';
import { message } from '#language/message.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import { badInput } from '#platform/server/errors.ts';
import { mayReadField, readerOf } from '#platform/server/resource/read/reader.ts';
import { search, type SearchAnswer } from '#platform/server/resource/read/search.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { officer } from '../officer.ts';

const ROLES = 'roles';
const USER = 'refUser';

export interface OfficerSearch {
  readonly actor: Actor;
  readonly criteria: Criteria;
}

export async function searchOfficers(
  app: App,
  db: Queryable,
  { actor, criteria }: OfficerSearch,
): Promise<SearchAnswer> {
  const asker = withAccountAccess(actor);
  const engine = { catalogue: app.catalogue, choices: app.lookups };
  const children = criteria.children.map(rolesOf);
  const question = await toStoredCriteria(app, db, { actor: asker, criteria });
  const answer = await search(engine, db, {
    actor: asker,
    entity: getEntity(app.catalogue, 'userOfficer'),
    criteria: question,
  });
  const rows = (JSON.parse(answer.data) as StoredOfficerRow[]).map(mergeOfficer);
  const [child] = children;
  const rolesByUser =
    child === undefined || rows.length === 0
      ? undefined
      : await findRoles(app, db, { actor: asker, child, ids: rows.map(({ id }) => id) });
  return {
    ...answer,
    data: JSON.stringify(
      rolesByUser === undefined ? rows : rows.map((row) => ({ ...row, [ROLES]: rolesByUser.get(row.id) ?? [] })),
    ),
  };
}

/** Returns the same criteria with the names of the stored fields. */
export async function toStoredCriteria(app: App, db: Queryable, { actor, criteria }: OfficerSearch): Promise<Criteria> {
  const asker = withAccountAccess(actor);
  const where: SearchCondition[] = [];
  for (const term of criteria.where) where.push(await storedTerm(app, db, { actor: asker, term }));
  return {
    ...criteria,
    select: [`${USER}.id`, ...(criteria.select ?? readableNames(actor)).map(storedPath)],
    where,
    sort: (criteria.sort.length === 0 ? [{ name: 'createDate', type: 'DESC' } as const] : criteria.sort).map(
      ({ name, type }) => ({ name: storedPath(name), type }),
    ),
    children: [],
  };
}

/** People who see an officer may also read the account; the search begins at the officers. */
export function withAccountAccess(actor: Actor): Actor {
  const { grants } = actor;
  return {
    ...actor,
    grants: {
      ...grants,
      key: `${grants.key} officers`,
      has: (entity, right) => (entity === 'user' && right === 'canView') || grants.has(entity, right),
    },
  };
}

/** The row's own columns are used if there are any, because row scope and indexes use them. */
const ownColumns = new Set(['refDepartment', 'refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer']);

function storedPath(path: string): string {
  const [first = ''] = path.split('.');
  if (!Object.hasOwn(allFieldsOf(officer), first) || first === ROLES) throw unknownPathError(path);
  return ownColumns.has(first) ? path : `${USER}.${path}`;
}

function readableNames(actor: Actor): string[] {
  return Object.entries(allFieldsOf(officer))
    .filter(([, field]) => field.kind !== 'parts' && mayReadField(readerOf(actor), field))
    .map(([name]) => name);
}

/** A condition on roles is resolved to user ids first: the search can follow rows of parts only from its own entity. */
async function storedTerm(
  app: App,
  db: Queryable,
  { actor, term }: { actor: Actor; term: SearchCondition },
): Promise<SearchCondition> {
  if (!term.name.startsWith(`${ROLES}.`)) return { ...term, name: storedPath(term.name) };
  const { data, totalSize } = await search({ catalogue: app.catalogue, choices: app.lookups }, db, {
    actor,
    entity: getEntity(app.catalogue, 'user'),
    criteria: {
      select: ['id'],
      page: 0,
      size: criteriaLimits.size,
      where: [
        { ...term, isNot: false, logic: 'AND' },
        { name: 'refPersonType.key', operator: '=', value: officerKey(app), isNot: false },
      ],
      sort: [],
      children: [],
    },
  });
  if (totalSize > criteriaLimits.size)
    throw badInput(message('tooMany', { what: term.name, limit: criteriaLimits.size }));
  // If nobody has the role, an id that no record has; if it was left empty, no filter.
  const isBlank =
    term.value === undefined ||
    term.value === null ||
    term.value === '' ||
    (Array.isArray(term.value) && term.value.length === 0);
  const ids = (JSON.parse(data) as { id: string }[]).map(({ id }) => id);
  const value = isBlank ? undefined : ids.length === 0 ? [NOBODY] : ids;
  return {
    name: `${USER}.id`,
    operator: 'in',
    value,
    isNot: term.isNot,
    ...(term.logic === undefined ? {} : { logic: term.logic }),
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

function officerKey({ lookups }: App): string {
  return lookups.findByCode('PERSON_TYPE', 'officer')?.key ?? '';
}

function rolesOf(child: ChildCriteria): ChildCriteria {
  if (child.name !== ROLES) throw unknownPathError(child.name);
  return child;
}

async function findRoles(
  app: App,
  db: Queryable,
  { actor, child, ids }: { actor: Actor; child: ChildCriteria; ids: readonly string[] },
): Promise<ReadonlyMap<string, unknown>> {
  const { data } = await search({ catalogue: app.catalogue, choices: app.lookups }, db, {
    actor,
    entity: getEntity(app.catalogue, 'user'),
    criteria: {
      select: ['id'],
      page: 0,
      size: ids.length,
      where: [{ name: 'id', operator: 'in', value: ids, isNot: false }],
      sort: [],
      children: [child],
    },
  });
  return new Map((JSON.parse(data) as { id: string; roles: unknown }[]).map(({ id, roles }) => [id, roles]));
}

interface StoredOfficerRow {
  readonly id: string;
  readonly refUser: { readonly id: string } & Readonly<Record<string, unknown>>;
}

function mergeOfficer({
  refUser,
  ...row
}: StoredOfficerRow): { readonly id: string } & Readonly<Record<string, unknown>> {
  return { ...row, ...refUser };
}

function unknownPathError(path: string): Error {
  return badInput(message('unknownPath', { name: path.slice(0, 100) }));
}
