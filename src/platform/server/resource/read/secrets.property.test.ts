/**
 * A field that is hidden by its class is hidden everywhere: select, where, sort, parts, references, export and history.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFieldNamesOf, findField, getEntity, storedFieldsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { fieldClasses, type Field } from '#language/field.ts';
import { operators } from '#language/criteria.ts';
import type { Actor } from '#platform/server/access/actor/actor.ts';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import {
  SEARCH_BENCH_TIMEOUT_MS,
  openSearchBench,
  refusalOf,
  type SearchBench,
} from '#platform/testing/searchBench.ts';
import type { Engine } from '../engine.ts';
import { newId } from '../../database/newId.ts';
import { exportCsv } from '../sheets/export.ts';
import { changesOf } from './history.ts';
import { readCriteria } from './search.ts';

interface Hidden {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly field: Field;
  readonly title: string;
}

const entities = [...testCatalogue.entities.values()];
/** Parts of which nothing may be read without a class, because the field of the root has it. */
const wholeParts = entities.flatMap((entity) => {
  const { partOf } = entity;
  const field = partOf === undefined ? undefined : findField(getEntity(testCatalogue, partOf.root), partOf.field);
  return field === undefined || field.class === 'public' ? [] : [{ entity, field, title: entity.name }];
});
const isReadInPart = (entity: AnyEntity): boolean => !wholeParts.some((whole) => whole.entity === entity);
const hidden: readonly Hidden[] = entities
  .filter(isReadInPart)
  .flatMap((entity) =>
    storedFieldsOf(entity).flatMap(([name, field]) =>
      field.class === 'public' ? [] : [{ entity, name, field, title: `${entity.name}.${name}` }],
    ),
  );
const inParts = hidden.filter(({ entity }) => entity.partOf !== undefined);
let bench: SearchBench;

beforeAll(async () => {
  bench = await openSearchBench({ seed: propertyRuns(1).seed, specimens: 20 });
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('a field with a class', () => {
  it('exists in the declarations for every class', () => {
    expect(new Set(hidden.map(({ field }) => field.class))).toEqual(
      new Set(fieldClasses.filter((fieldClass) => fieldClass !== 'public')),
    );
  });

  it.each(hidden)(
    '$title is refused by name through every read path, and only without its class',
    async ({ entity, name, field }) => {
      const control = controlOf(entity);
      for (const readPath of readPathsOf(entity)) {
        for (const question of questionsOf(readPath.path(name), field)) {
          const requestBody = readPath.body(question);
          if (requestBody === undefined) continue;
          const refusal = await refusalOf(
            bench.ask({ actor: without(field), entity: readPath.from, body: requestBody }),
          );
          expect(refusal, `${readPath.from} ${JSON.stringify(requestBody)}`).toMatchObject({
            status: 400,
            messageKey: 'forbiddenPath',
            data: { name: readPath.path(name) },
          });
        }
        const allowed = [
          { actor: makeTestActor(), ...legal(readPath.path(name), field) },
          { actor: without(field), ...legal(readPath.path(control.name), control.field) },
        ];
        for (const { actor, ...question } of allowed) {
          const body = readPath.body(question);
          expect(
            await refusalOf(bench.ask({ actor, entity: readPath.from, body })),
            `${readPath.from} ${JSON.stringify(body)}`,
          ).toBeUndefined();
        }
      }
    },
  );

  it.each(hidden)(
    '$title is refused by name in an export, and only without its class',
    async ({ entity, name, field }) => {
      const exported = async (actor: Actor, path: string): Promise<unknown> =>
        exportCsv(engine(), { actor, entity, criteria: readCriteria({ select: [path] }), locale: 'th' }).toArray();
      expect(await refusalOf(exported(without(field), name))).toMatchObject({
        status: 400,
        messageKey: 'forbiddenPath',
        data: { name },
      });
      expect(await refusalOf(exported(makeTestActor(), name))).toBeUndefined();
      expect(await refusalOf(exported(without(field), controlOf(entity).name))).toBeUndefined();
    },
  );

  it.each(wholeParts)('refuses the whole part that it is of: $title', async ({ entity, field }) => {
    await insertRow(bench.pool, entity.name);
    const { root = '', field: parts = '' } = entity.partOf ?? {};
    const asked = [
      [entity.name, { select: ['id'] }],
      [root, { select: ['id'], children: [{ name: parts }] }],
      [root, { where: [{ name: `${parts}.lineId`, operator: '=', value: newId() }] }],
    ] as const;
    for (const [from, body] of asked) {
      expect(await refusalOf(bench.ask({ actor: without(field), entity: from, body }))).toMatchObject({
        status: 400,
        messageKey: 'forbiddenPath',
      });
      expect(await refusalOf(bench.ask({ actor: makeTestActor(), entity: from, body }))).toBeUndefined();
    }
  });

  it.each(hidden)('$title is not returned by default if nothing is selected', async ({ entity, name, field }) => {
    await insertRow(bench.pool, entity.name);
    const isShown = async (actor: Actor): Promise<boolean> =>
      Object.hasOwn((await bench.rows({ actor, entity: entity.name, body: { size: 1 } }))[0] ?? {}, name);
    expect([await isShown(without(field)), await isShown(makeTestActor())]).toEqual([false, true]);
  });

  it.each(inParts)('$title is not returned in parts if nothing is selected', async ({ entity, name, field }) => {
    await insertRow(bench.pool, entity.name);
    const { root = '', field: parts = '' } = entity.partOf ?? {};
    const shownIn = async (actor: Actor): Promise<Set<boolean>> => {
      const rows = await bench.rows({ actor, entity: root, body: { size: 1000, children: [{ name: parts }] } });
      return new Set(rows.flatMap((row) => (row[parts] as object[]).map((part) => Object.hasOwn(part, name))));
    };
    expect([await shownIn(without(field)), await shownIn(makeTestActor())]).toEqual([
      new Set([false]),
      new Set([true]),
    ]);
  });

  it.each(hidden)('$title is left out of the history', async ({ entity, name, field }) => {
    const root = entity.partOf === undefined ? entity : getEntity(testCatalogue, entity.partOf.root);
    const prefix = entity.partOf === undefined ? '' : `${entity.partOf.field}.${newId()}.`;
    const control = controlOf(entity).name;
    const id = await insertRow(bench.pool, root.name);
    const changes = [name, control].map((path) => ({ path: prefix + path, before: null, after: null }));
    await bench.pool.query(
      `insert into entity_log (id, create_by, create_date, entity, record_id, record_version, action, changes)
        values ($1, 'test', now(), $2, $3, 1, 'update', $4)`,
      [newId(), root.name, id, JSON.stringify(changes)],
    );
    const changedPaths = async (actor: Actor): Promise<string[]> =>
      (await changesOf(engine(), bench.pool, { actor, entity: root, id })).flatMap((revision) =>
        revision.changes.map(({ path }) => path),
      );
    expect(await changedPaths(without(field))).toEqual([prefix + control]);
    expect(await changedPaths(makeTestActor())).toEqual([prefix + name, prefix + control]);
  });
});

describe('what everybody may see', () => {
  it('needs no class: the card of every entity, and the sort order of its list', () => {
    const needing = entities.flatMap((entity) => {
      const sorts = entity.list.sort.map((path) => path.replace(/^-/u, '').split('.')[0] ?? '');
      return [...cardFieldNamesOf(entity), ...sorts]
        .filter((name) => findField(entity, name)?.class !== 'public')
        .map((name) => `${entity.name}.${name}`);
    });
    expect(needing).toEqual([]);
  });
});

interface Question {
  readonly select?: readonly string[];
  readonly where?: readonly object[];
  readonly sort?: readonly object[];
}

/** A way to read fields of an entity: at its own base, below its root, or through a reference. */
interface ReadPath {
  readonly from: string;
  readonly path: (name: string) => string;
  /** Builds the body with the query in the place for this read path; undefined if the path does not support it. */
  readonly body: (question: Question) => object | undefined;
}

function readPathsOf(entity: AnyEntity): ReadPath[] {
  const same = (name: string): string => name;
  const { partOf } = entity;
  const below: ReadPath[] =
    partOf === undefined
      ? []
      : [
          {
            from: partOf.root,
            path: same,
            body: (question) => ({ select: ['id'], children: [{ name: partOf.field, ...question }] }),
          },
          {
            from: partOf.root,
            path: (name) => `${partOf.field}.${name}`,
            body: ({ where }) => (where === undefined ? undefined : { where }),
          },
        ];
  const through: ReadPath[] = referencesTo(entity).map(({ from, reference }) => ({
    from,
    path: (name) => `${reference}.${name}`,
    body: (question) => question,
  }));
  return [{ from: entity.name, path: same, body: (question) => question }, ...below, ...through];
}

function questionsOf(path: string, field: Field): Question[] {
  const terms = operators.map((operator) => ({ name: path, operator, value: valueFor(field, operator) }));
  return [
    { select: [path] },
    { sort: [{ name: path }] },
    { where: [{ name: path, operator: 'like', value: '' }] },
    ...terms.map((term) => ({ where: [term] })),
  ];
}

/** All legal queries of the field, in one. */
function legal(path: string, field: Field): Question {
  const able = operators.filter((operator) =>
    field.kind === 'json'
      ? operator === 'like'
      : field.kind === 'choice'
        ? operator === '=' || operator === 'in'
        : field.kind !== 'file',
  );
  const where = able.map((operator) => ({ name: path, operator, value: valueFor(field, operator), logic: 'OR' }));
  return { select: [path], where, sort: field.kind === 'json' || field.kind === 'file' ? [] : [{ name: path }] };
}

function valueFor(field: Field, operator: string): unknown {
  if (operator === 'like') return 'x';
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return 1;
    case 'boolean':
      return true;
    case 'date':
      return '2024-01-01';
    case 'instant':
      return '2024-01-01T00:00:00+07:00';
    case 'uuid':
    case 'choice':
    case 'lookup':
    case 'ref':
      return newId();
    case 'text':
    case 'json':
    case 'file':
    case 'parts':
    case 'inverse':
      return 'x';
  }
}

function engine(): Engine {
  return { catalogue: testCatalogue, lookups: bench.lookups, pools: { export: bench.pool } } as unknown as Engine;
}

/** An actor with all classes except that of the field. */
function without(field: Field): Actor {
  return makeTestActor({ classes: fieldClasses.filter((fieldClass) => fieldClass !== field.class) });
}

/** Returns a text field that everybody may read. */
function controlOf(entity: AnyEntity): { name: string; field: Field } {
  const found = storedFieldsOf(entity).find(([, field]) => field.kind === 'text' && field.class === 'public');
  if (found === undefined) throw new Error(`"${entity.name}" has no public text`);
  return { name: found[0], field: found[1] };
}

function referencesTo(entity: AnyEntity): { from: string; reference: string }[] {
  return entities
    .filter(isReadInPart)
    .flatMap((from) =>
      storedFieldsOf(from).flatMap(([reference, field]) =>
        field.kind === 'ref' && field.target === entity.name && field.class === 'public'
          ? [{ from: from.name, reference }]
          : [],
      ),
    );
}
