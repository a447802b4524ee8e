/**
 * Officers as they are asked for: by names of the officer, which are paths of the two records they are kept in. The question
 * is put to the search of `userOfficer`, so that scope, classes of fields and limits are those of every search.
 */
import { allFieldsOf, getEntity } from '#language/catalogue.ts';
import { limits, type ChildCriteria, type Criteria, type Term } from '#language/criteria.ts';
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

export interface OfficerQuestion {
  readonly actor: Actor;
  readonly criteria: Criteria;
}

export async function searchOfficers(
  app: App,
  db: Queryable,
  { actor, criteria }: OfficerQuestion,
): Promise<SearchAnswer> {
  const asker = seesAccounts(actor);
  const engine = { catalogue: app.catalogue, choices: app.lookups };
  const children = criteria.children.map(rolesOf);
  const question = await toKept(app, db, { actor: asker, criteria });
  const answer = await search(engine, db, {
    actor: asker,
    entity: getEntity(app.catalogue, 'userOfficer'),
    criteria: question,
  });
  const rows = (JSON.parse(answer.data) as Kept[]).map(putTogether);
  const [child] = children;
  const held =
    child === undefined || rows.length === 0
      ? undefined
      : await findRoles(app, db, { actor: asker, child, ids: rows.map(({ id }) => id) });
  return {
    ...answer,
    data: JSON.stringify(held === undefined ? rows : rows.map((row) => ({ ...row, [ROLES]: held.get(row.id) ?? [] }))),
  };
}

/** The same question in the names of what is kept. */
export async function toKept(app: App, db: Queryable, { actor, criteria }: OfficerQuestion): Promise<Criteria> {
  const asker = seesAccounts(actor);
  const where: Term[] = [];
  for (const term of criteria.where) where.push(await keptTerm(app, db, { actor: asker, term }));
  return {
    ...criteria,
    select: [`${USER}.id`, ...(criteria.select ?? readableNames(actor)).map(keptPath)],
    where,
    sort: (criteria.sort.length === 0 ? [{ name: 'createDate', type: 'DESC' } as const] : criteria.sort).map(
      ({ name, type }) => ({ name: keptPath(name), type }),
    ),
    children: [],
  };
}

/** Of the officers one sees, one sees the account too; the search begins at the officers. */
export function seesAccounts(actor: Actor): Actor {
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

/** Own columns where there is one, for what the row scope and the indexes stand on. */
const own = new Set(['refDepartment', 'refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer']);

function keptPath(path: string): string {
  const [first = ''] = path.split('.');
  if (!Object.hasOwn(allFieldsOf(officer), first) || first === ROLES) throw unknown(path);
  return own.has(first) ? path : `${USER}.${path}`;
}

function readableNames(actor: Actor): string[] {
  return Object.entries(allFieldsOf(officer))
    .filter(([, field]) => field.kind !== 'parts' && mayReadField(readerOf(actor), field))
    .map(([name]) => name);
}

/** Whoever has a role is found among the accounts first: the search walks into rows only from where it begins. */
async function keptTerm(app: App, db: Queryable, { actor, term }: { actor: Actor; term: Term }): Promise<Term> {
  if (!term.name.startsWith(`${ROLES}.`)) return { ...term, name: keptPath(term.name) };
  const { data, totalSize } = await search({ catalogue: app.catalogue, choices: app.lookups }, db, {
    actor,
    entity: getEntity(app.catalogue, 'user'),
    criteria: {
      select: ['id'],
      page: 0,
      size: limits.size,
      where: [
        { ...term, isNot: false, logic: 'AND' },
        { name: 'refPersonType.key', operator: '=', value: officerKey(app), isNot: false },
      ],
      sort: [],
      children: [],
    },
  });
  if (totalSize > limits.size) throw badInput(message('tooMany', { what: term.name, limit: limits.size }));
  // Nobody has it, or it was left empty: an id that no record has, or no filter.
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
  if (child.name !== ROLES) throw unknown(child.name);
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

interface Kept {
  readonly id: string;
  readonly refUser: { readonly id: string } & Readonly<Record<string, unknown>>;
}

function putTogether({ refUser, ...row }: Kept): { readonly id: string } & Readonly<Record<string, unknown>> {
  return { ...row, ...refUser };
}

function unknown(path: string): Error {
  return badInput(message('unknownPath', { name: path.slice(0, 100) }));
}
