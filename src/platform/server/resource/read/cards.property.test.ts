/** Everybody may read the card of a referenced record; more is for people who may view that record. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFieldsOf, cardFieldNamesOf, findField, findTarget } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import {
  SEARCH_BENCH_TIMEOUT_MS,
  openSearchBench,
  refusalOf,
  type SearchBench,
} from '#platform/testing/searchBench.ts';

interface Reference {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly target: AnyEntity;
}

const references: readonly Reference[] = [...testCatalogue.entities.values()].flatMap((entity) =>
  Object.entries(allFieldsOf(entity)).flatMap(([name, field]) => {
    const target =
      field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice'
        ? findTarget(testCatalogue, field)
        : undefined;
    return target === undefined ? [] : [{ entity, name, target }];
  }),
);

let bench: SearchBench;

beforeAll(async () => {
  bench = await openSearchBench({ seed: propertyRuns(1).seed, specimens: 20 });
}, SEARCH_BENCH_TIMEOUT_MS);

afterAll(() => bench.remove());

describe('a reference, for a person who may not view the record it refers to', () => {
  it('can be shown, searched and sorted by the card', async () => {
    for (const { entity, name, target } of references) {
      const actor = makeTestActor({ views: (viewed) => viewed !== target.name });
      const paths = ['id', ...cardFieldNamesOf(target)].map((card) => `${name}.${card}`);
      const where = paths.map((path) => ({ name: path, operator: 'like', value: 'a', logic: 'OR' }));
      for (const sorted of [[name], paths]) {
        const body = { select: [name, ...paths], where, sort: sorted.map((path) => ({ name: path })) };
        expect(
          await refusalOf(bench.ask({ actor, entity: entity.name, body })),
          `${entity.name} ${JSON.stringify(body)}`,
        ).toBeUndefined();
      }
    }
  });

  it('cannot be shown, searched or sorted by other fields, nor followed further', async () => {
    const further = references.flatMap((reference) =>
      beyondCard(reference.target).map((field) => ({ ...reference, path: `${reference.name}.${field}` })),
    );
    expect(further.length).toBeGreaterThan(references.length);
    for (const { entity, target, path } of further) {
      const actor = makeTestActor({ views: (viewed) => viewed !== target.name });
      for (const body of [
        { select: [path] },
        { sort: [{ name: path }] },
        { where: [{ name: path, operator: 'like', value: 'a' }] },
      ]) {
        expect(
          await refusalOf(bench.ask({ actor, entity: entity.name, body })),
          `${entity.name} ${JSON.stringify(body)}`,
        ).toMatchObject({ status: 400, messageKey: 'forbiddenPath', data: { name: path } });
      }
    }
  });
});

describe('records that refer to a record', () => {
  it('are shown as children only to people who may view them', async () => {
    const inverses = [...testCatalogue.entities.values()].flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([name, field]) =>
        field.kind === 'inverse' ? [{ entity, name, target: field.target }] : [],
      ),
    );
    expect(inverses.length).toBeGreaterThan(1);
    for (const { entity, name, target } of inverses) {
      const question = { entity: entity.name, body: { select: ['id'], children: [{ name, select: ['id'] }] } };
      const blind = makeTestActor({ views: (viewed) => viewed !== target });
      expect(await refusalOf(bench.ask({ actor: blind, ...question }))).toMatchObject({
        status: 400,
        messageKey: 'forbiddenPath',
        data: { name },
      });
      expect(await refusalOf(bench.ask({ actor: makeTestActor(), ...question }))).toBeUndefined();
    }
  });
});

/** A few fields are enough, because the same check covers all of them. */
function beyondCard(entity: AnyEntity): string[] {
  const names = Object.keys(allFieldsOf(entity)).filter((name) => !['id', ...cardFieldNamesOf(entity)].includes(name));
  return names
    .filter((name) => !['json', 'file', 'parts', 'inverse'].includes(findField(entity, name)?.kind ?? ''))
    .slice(0, 4);
}
