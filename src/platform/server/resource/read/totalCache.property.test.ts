/** A total is shared by people who would count the same rows in the same way, and by nobody else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import type { RowScope } from '#platform/server/access/actor/actor.ts';
import { makeTestActor } from '#platform/testing/testActor.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { prepareQuery, type QueryContext } from './preparedQuery.ts';
import { readerOf } from './reader.ts';
import { countedQueryFor, readCriteria, reconcileTotal } from './search.ts';

interface Asker {
  readonly scope: RowScope;
  readonly userId: string;
}

const id = fc.constantFrom(
  '00000000-0000-7000-8000-000000000001',
  '00000000-0000-7000-8000-000000000002',
  '00000000-0000-7000-8000-000000000003',
);
const documentTypes = fc.uniqueArray(fc.constantFrom('release', 'toWhom'), { maxLength: 2 });

const scopes: fc.Arbitrary<RowScope> = fc.oneof(
  fc.constant({ kind: 'all' } as const),
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('holder'), holderId: id }),
  fc.record({ kind: fc.constant('agent'), holderId: id, documentTypes }),
  fc.record({ kind: fc.constant('department'), departmentId: id }),
  fc.record({ kind: fc.constant('departments'), departmentIds: fc.uniqueArray(id, { minLength: 2, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('documentTypes'), documentTypes }),
);

const askers: fc.Arbitrary<Asker> = fc.record({ scope: scopes, userId: id });

const wheres = fc.array(
  fc.constantFrom(
    { name: 'code', operator: 'like', value: 'ab' },
    { name: 'code', operator: 'like', value: 'ab', isNot: true },
    { name: 'code', operator: 'like', value: 'abc' },
    { name: 'refDepartment.nameTh', operator: 'like', value: 'ab' },
    { name: 'amount', operator: '>', value: 1 },
  ),
  { maxLength: 2 },
);

/** Options that do not affect the total. */
const displayOptions = fc.record({
  page: fc.nat({ max: 3 }),
  size: fc.constantFrom(10, 20),
  select: fc.constantFrom(['code'], ['code', 'refDepartment.nameTh']),
  sort: fc.constantFrom([], [{ name: 'refDepartment.code' }]),
  children: fc.constantFrom(
    [],
    [{ name: 'lines', where: [{ name: 'label', operator: 'like', value: 'x' }] }, { name: 'others' }],
  ),
});

describe('the cached total of a list', () => {
  it('is shared by scope and conditions, whatever the other options are', () => {
    assertProperty(
      fc.property(
        askers,
        askers,
        wheres,
        wheres,
        displayOptions,
        displayOptions,
        (asker, other, where, otherWhere, display, otherShown) => {
          const isSameQuestion =
            sameRows(asker.scope) === sameRows(other.scope) && JSON.stringify(where) === JSON.stringify(otherWhere);
          expect(
            keyOf('specimen', asker, { ...display, where }) ===
              keyOf('specimen', other, { ...otherShown, where: otherWhere }),
          ).toBe(isSameQuestion);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is separate for parts as it is for their records', () => {
    assertProperty(
      fc.property(askers, askers, (asker, other) => {
        expect(keyOf('specimenLine', asker, {}) === keyOf('specimenLine', other, {})).toBe(
          sameRows(asker.scope) === sameRows(other.scope),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is separate for each person if everybody has their own rows', () => {
    assertProperty(
      fc.property(askers, askers, (asker, other) => {
        expect(keyOf('savedView', asker, {}) === keyOf('savedView', other, {})).toBe(asker.userId === other.userId);
      }),
    );
  });

  it('lists every entity that is read for it', () => {
    const asker: Asker = { scope: { kind: 'all' }, userId: '00000000-0000-7000-8000-000000000001' };
    const where = [
      { name: 'refDepartment.refParent.nameTh', operator: 'like', value: 'x' },
      { name: 'lines.refTitle.value', operator: 'like', value: 'x' },
      { name: 'refHolder.fullName', operator: 'like', value: 'x' },
    ];
    expect(counted('specimen', asker, { where, sort: [{ name: 'refOther.name' }] }).reads.toSorted()).toEqual([
      'department',
      'lookup',
      'specimen',
      'user',
    ]);
    expect(counted('specimenLine', asker, {}).reads).toEqual(['specimen']);
  });
});

describe('a cached total with current rows', () => {
  it('is never less than the rows shown, and exact on the last page', () => {
    assertProperty(
      fc.property(
        fc.integer({ min: 10_000, max: 100_001 }),
        fc.nat({ max: 200_000 }),
        fc.nat({ max: 3000 }),
        fc.constantFrom(10, 20, 50),
        (cachedTotal, there, page, size) => {
          const rows = Math.max(0, Math.min(size, there - page * size));
          const total = reconcileTotal(cachedTotal, { rows, preparedQuery: { page, size } });
          expect(total).toBeGreaterThanOrEqual(rows > 0 ? page * size + rows : 0);
          if (rows > 0 && rows < size) expect(total).toBe(there);
          if (rows === 0) expect(total).toBeLessThanOrEqual(page * size);
          if (cachedTotal === there) expect(total).toBe(there);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function counted(entity: string, { scope, userId }: Asker, body: object): ReturnType<typeof countedQueryFor> {
  const context: QueryContext = {
    catalogue: testCatalogue,
    choices: { codeOf: () => undefined },
    reader: readerOf(makeTestActor({ scope, userId })),
  };
  return countedQueryFor(context, prepareQuery(context, getEntity(testCatalogue, entity), readCriteria(body)));
}

function keyOf(entity: string, asker: Asker, body: object): string {
  return counted(entity, asker, body).key;
}

function sameRows(scope: RowScope): string {
  return JSON.stringify(scope);
}
