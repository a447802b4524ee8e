/** A field of a class that a person may not read is not shown by any call, for any entity. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFieldsOf, findTarget, getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field, FieldClass } from '#language/field.ts';
import { allRights } from '#language/module.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import type { Person } from '#platform/testing/people.ts';
import { makeRole } from '#platform/testing/roles.ts';
import { baseOf } from '../../resource/address.ts';
import { newId } from '../../database/newId.ts';

/** Short enough for every column, and contained in no other value. */
const marks: Readonly<Record<FieldClass, string>> = {
  public: '',
  personal: 'zq7-person',
  officer: 'zq7-office',
  secret: 'zq7-secret',
};

interface Guarded {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly field: Field;
}

const entities = [...testCatalogue.entities.values()];
/** Fields that are private to their owner are left out: nobody else reads them, whatever the class. */
const guarded: readonly Guarded[] = entities
  .filter((entity) => entity.scope.user === undefined)
  .flatMap((entity) =>
    Object.entries(allFieldsOf(entity)).flatMap(([name, field]) =>
      field.class === 'public' ? [] : [{ entity, name, field }],
    ),
  );

let test: TestApp;
let admin: Person;
/** By class: a person who may view everything except that class. */
const readers = new Map<FieldClass, Person>();
const rowIds = new Map<string, string>();
const logIds = new Map<string, string>();

beforeAll(async () => {
  test = await startTestApp({ skipsInvariants: true });
  admin = await test.person({ roles: ['ADMIN'] });
  const menus = Object.fromEntries(testCatalogue.menus.map(({ key }) => [key, allRights]));
  readers.set(
    'personal',
    await test.person({ roles: [await makeRole(test, admin, { menus, fieldClasses: ['officer'] })] }),
  );
  readers.set(
    'officer',
    await test.person({ roles: [await makeRole(test, admin, { menus, fieldClasses: ['personal'] })] }),
  );
  readers.set(
    'secret',
    await test.person({ roles: [await makeRole(test, admin, { menus, fieldClasses: ['personal', 'officer'] })] }),
  );
  for (const name of new Set(guarded.map(({ entity }) => entity.name))) await plant(name);
});
afterAll(() => test.stop());

/** Inserts a row whose guarded texts all contain the mark of their class, with a history in which they were changed. */
async function plant(name: string): Promise<void> {
  const { api: pool } = test.app.pools;
  const own = guarded.filter(({ entity }) => entity.name === name);
  const values = Object.fromEntries(
    own
      .filter(({ field }) => field.kind === 'text' || field.kind === 'json')
      .map((guardedField) => [guardedField.name, markedValue(guardedField.field)]),
  );
  const id = await insertRow(pool, name, values);
  const changes = own.map(({ name: path, field }) => ({ path, before: null, after: marks[field.class] }));
  rowIds.set(name, id);
  logIds.set(name, await insertRow(pool, 'entityLog', { entity: name, recordId: id, recordVersion: 1, changes }));
}

function markedValue(field: Field): unknown {
  const mark = marks[field.class];
  if (field.kind !== 'json') return mark;
  return field.shape === 'array' ? [mark] : { is: mark };
}

const reader = ({ class: kind }: Field): Person => readers.get(kind) ?? admin;
const search = (as: Person, entity: AnyEntity, body: object, suffix = '/_search'): Promise<TestAnswer> =>
  test.call('POST', baseOf(entity) + suffix, { as, body });
const byId = (entity: AnyEntity): object => ({
  where: [{ name: 'id', type: 'UUID', operator: '=', value: rowIds.get(entity.name) }],
});
const names = guarded.map(
  (guardedField) => [`${guardedField.entity.name}.${guardedField.name}`, guardedField] as const,
);

describe('fields with a class', () => {
  it('exist for every class', () => {
    expect(new Set(guarded.map(({ field }) => field.class))).toEqual(new Set(['personal', 'officer', 'secret']));
    expect(guarded.length).toBeGreaterThan(10);
  });

  it.each(names)(
    '%s cannot be selected, searched by, sorted by or exported',
    async (_name, { entity, name, field }) => {
      const questions = [
        { select: [name] },
        { where: [{ name, operator: '=', value: 'x' }] },
        {
          where: [
            { name: 'id', operator: '=', value: newId() },
            { name, operator: 'like', value: 'z', logic: 'OR' },
          ],
        },
        { sort: [{ name, type: 'ASC' }] },
      ];
      for (const question of questions) {
        for (const suffix of ['/_search', '/_export']) {
          expect([question, suffix, await search(reader(field), entity, question, suffix)]).toMatchObject([
            question,
            suffix,
            { status: 400, body: { messageKey: 'forbiddenPath' } },
          ]);
        }
      }
    },
  );

  it.each(names)('%s cannot be read through a reference either', async (_name, { entity: target, name, field }) => {
    const paths = entities.flatMap((entity) =>
      entity.partOf !== undefined || entity.scope.user !== undefined
        ? []
        : Object.entries(entity.fields).flatMap(([through, own]) =>
            own.kind === 'ref' && findTarget(testCatalogue, own) === target
              ? [{ entity, path: `${through}.${name}` }]
              : [],
          ),
    );
    for (const { entity, path } of paths) {
      for (const question of [
        { select: [path] },
        { where: [{ name: path, operator: '=', value: 'x' }] },
        { sort: [{ name: path, type: 'ASC' }] },
      ]) {
        expect([path, await search(reader(field), entity, question)]).toMatchObject([
          path,
          { status: 400, body: { messageKey: 'forbiddenPath' } },
        ]);
      }
    }
  });

  it.each(names)('%s is left out of every view of its record', async (_name, { entity, name, field }) => {
    const as = reader(field);
    const id = rowIds.get(entity.name) ?? '';
    const response = await search(as, entity, byId(entity));
    if (isWhollyGuarded(entity)) {
      expect(response).toMatchObject({ status: 400, body: { messageKey: 'forbiddenPath' } });
      return;
    }
    expect(response).toMatchObject({ status: 200, body: { totalSize: 1 } });
    expect((response.body as { data: [object] }).data[0]).not.toHaveProperty(name);
    const answers = [response, await search(as, entity, byId(entity), '/_export')];
    if (entity.kind === 'record')
      answers.push(
        await test.call('POST', `${baseOf(entity)}/${id}/_changes`, { as }),
        await test.call('POST', `/api/v1/transaction/entity-logs/${logIds.get(entity.name) ?? ''}/_changes`, { as }),
      );
    // Also in the answer that reports a version conflict.
    if (entity.kind === 'record' && !entity.readOnly)
      answers.push(
        await test.call('PUT', baseOf(entity), { as, body: { id, version: 99 } }),
        await test.call('POST', `${baseOf(entity)}/_check`, { as, body: { id, version: 1 } }),
      );
    for (const answer of answers) {
      expect([200, 409, 422]).toContain(answer.status);
      expect(answer.text).not.toContain(marks[field.class]);
    }
  });
});

describe('a person who may read the class', () => {
  it('reads the same fields, but no secrets', async () => {
    for (const { entity, name, field } of guarded.filter((guardedField) => guardedField.field.kind === 'text')) {
      const answer = await search(admin, entity, { ...byId(entity), select: [name] });
      expect([name, answer]).toMatchObject([
        name,
        field.class === 'secret' ? { status: 400 } : { body: { data: [{ [name]: marks[field.class] }] } },
      ]);
      if (entity.kind !== 'record') continue;
      const { text } = await test.call('POST', `${baseOf(entity)}/${rowIds.get(entity.name) ?? ''}/_changes`, {
        as: admin,
      });
      expect([name, text.includes(marks[field.class])]).toEqual([name, field.class !== 'secret']);
    }
  });
});

/** A part of which nothing may be read without the class, because the field of the root has it. */
function isWhollyGuarded({ partOf }: AnyEntity): boolean {
  return partOf !== undefined && getEntity(testCatalogue, partOf.root).fields[partOf.field]?.class !== 'public';
}
