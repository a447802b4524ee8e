/**
 * Compares the rights matrix with the running API: every role and every call. Every call given to a role, or by a menu,
 * is tested; of those that are not given a share is tested, a different one for each role and menu, and all of them by
 * `npm run soak`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '#language/entity.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import type { Person } from '#platform/testing/people.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { callKey, type Call } from '../../http/call.ts';
import { baseOf } from '../../resource/address.ts';
import { newId } from '../../database/newId.ts';
import { cardFieldsOf } from '../../resource/read/path.ts';
import { callFactsOf } from '../rights/accessCache.ts';
import { compileAccess, findGrant, rightsInMenus, type AccessTable } from '../rights/decideAccess.ts';
import { declaredAccess } from '../rights/declaredAccess.ts';
import { rolesByCall, rolesOfHolder } from './rightsMatrix.ts';
import { declaredRows } from './declaredRows.ts';
import { ANONYMOUS_ROLE, roleSeeds, SIGNED_IN_ROLE } from '../rights/roles.ts';

let test: TestApp;
let table: AccessTable;
/** By role: a person with that role only; undefined for the anonymous role. */
const people = new Map<string, Person | undefined>();
const menuIds = new Map<string, string>();

beforeAll(async () => {
  test = await startTestApp();
  table = compileAccess(declaredRows(declaredAccess(testCatalogue)), callFactsOf(testCatalogue, test.app.calls));
  for (const { code } of roleSeeds)
    people.set(
      code,
      code === ANONYMOUS_ROLE ? undefined : await test.person({ roles: code === SIGNED_IN_ROLE ? [] : [code] }),
    );
  const { rows } = await test.app.pools.api.query<{ id: string; key: string }>('select "id", "key" from "menu"');
  for (const { id, key } of rows) menuIds.set(key, id);
});
afterAll(() => test.stop());

/** One in this many of the calls that a role does not have is tested with each role. */
const ONE_IN_ROLE = 4;
/** One in this many of the calls that a menu does not give is tested in each menu. */
const ONE_IN_MENU = 10;

/**
 * A body that no call accepts, so that only the decision about access takes effect: callers with access get an error
 * about the body.
 */
const UNREADABLE = { 'no such field': true };

function send(call: Call, as: Person | undefined, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> {
  const path = call.path.replaceAll(/\{\w+\}/g, newId());
  const options = as === undefined ? {} : { as };
  if (call.method === 'GET') return test.call('GET', path, { ...options, headers });
  if (call.isUpload === true)
    return test.call(call.method, path, {
      ...options,
      body: '',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
  return test.call(call.method, path, { ...options, body: UNREADABLE, headers });
}

/**
 * Classifies the answer: refused for lack of a right or of a session; any other answer means that the caller had
 * access.
 */
function outcomeOf({ status, body }: TestAnswer): 'let in' | 'asked to sign in' | 'refused' {
  const { messageKey } = (body ?? {}) as { messageKey?: string };
  if (status === 401 && messageKey === 'unauthenticated') return 'asked to sign in';
  return status === 403 && messageKey === 'forbidden' ? 'refused' : 'let in';
}

describe('every call', () => {
  it.each(roleSeeds.map(({ code }) => code))('is open to %s exactly where the matrix grants it', async (role) => {
    const allowed = rolesByCall({ catalogue: testCatalogue, calls: test.app.calls });
    const refused = role === ANONYMOUS_ROLE ? 'asked to sign in' : 'refused';
    const isAllowed = (call: Call): boolean => allowed.get(callKey(call))?.includes(role) === true;
    const turn = roleSeeds.findIndex(({ code }) => code === role);
    const calls = test.app.calls.filter(
      (call, place) => isSoak() || isAllowed(call) || (place + turn) % ONE_IN_ROLE === 0,
    );
    const found: string[] = [];
    for (const call of calls) found.push(`${callKey(call)}: ${outcomeOf(await send(call, people.get(role)))}`);
    expect(found).toEqual(calls.map((call) => `${callKey(call)}: ${isAllowed(call) ? 'let in' : refused}`));
    expect(found.length).toBeGreaterThan(100);
  });

  it('has changed no record in the test', async () => {
    const { rows } = await test.app.pools.api.query(
      'select count(*)::int as "n" from "entity_log" where "create_by" like \'test.%\'',
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('the menu named in a call', () => {
  it.each(roleSeeds.map(({ code }) => code).filter((code) => code !== ANONYMOUS_ROLE))(
    'narrows %s to the rights of that menu, for any menu',
    async (role) => {
      const searches = test.app.calls.filter(({ path, isOwn }) => path.endsWith('/_search') && isOwn !== true);
      const menuRights = rightsInMenus(table, rolesOfHolder(role));
      const [mine, others] = [true, false].map((isHeld) =>
        declaredAccess(testCatalogue)
          .menus.map(({ key }) => key)
          .filter((key) => menuRights.has(key) === isHeld),
      );
      // All menus the role does not have are equivalent, so one is enough.
      const names = [...(mine ?? []), ...(others ?? []).slice(0, 1), 'a menu nobody has'];
      for (const [turn, menu] of names.entries()) {
        const headers = { 'x-menu-id': menuIds.get(menu) ?? newId() };
        for (const [place, call] of searches.entries()) {
          const isGiven =
            findGrant(table, { roles: rolesOfHolder(role), call: callKey(call), menuId: menu }) !== undefined;
          if (!isGiven && !isSoak() && (place + turn) % ONE_IN_MENU !== 0) continue;
          expect([menu, callKey(call), outcomeOf(await send(call, people.get(role), headers))]).toEqual([
            menu,
            callKey(call),
            isGiven ? 'let in' : 'refused',
          ]);
        }
      }
    },
  );
});

describe('a card-only search', () => {
  it.each(roleSeeds.map(({ code }) => code))(
    'returns to %s the card and refuses all other fields, for every entity they may only select',
    async (role) => {
      const picked = [...testCatalogue.entities.values()].filter(
        (entity) =>
          findGrant(table, { roles: rolesOfHolder(role), call: `POST ${baseOf(entity)}/_search` })?.isCardOnly === true,
      );
      for (const entity of picked) {
        const { status, body } = await searchAs(role, entity, { size: 1 });
        const fieldNames = (body as { data: object[] }).data.map((row) => Object.keys(row).toSorted());
        expect([entity.name, status, fieldNames]).toEqual([
          entity.name,
          200,
          fieldNames.map(() => cardFieldsOf(entity).toSorted()),
        ]);
        const questions = Object.keys(entity.fields)
          .filter((field) => !cardFieldsOf(entity).includes(field))
          .flatMap(questionsAbout);
        for (const question of questions)
          expect([entity.name, question, (await searchAs(role, entity, question)).body]).toMatchObject([
            entity.name,
            question,
            { messageKey: 'forbiddenPath' },
          ]);
      }
    },
  );
});

/** Returns every kind of search that uses a field. */
function questionsAbout(field: string): object[] {
  return [
    { select: [field] },
    { where: [{ name: field, operator: '=', value: 'x' }] },
    { sort: [{ name: field, type: 'ASC' }] },
    { children: [{ name: field }] },
  ];
}

function searchAs(role: string, entity: AnyEntity, body: object): Promise<TestAnswer> {
  const person = people.get(role);
  return test.call('POST', `${baseOf(entity)}/_search`, { ...(person === undefined ? {} : { as: person }), body });
}
