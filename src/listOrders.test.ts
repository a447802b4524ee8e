/**
 * Every list that may grow long opens in the order of an index: twenty rows are read, instead of sorting a hundred
 * thousand.
 */
import { describe, expect, it } from 'vitest';
import { findField } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { constraintsOf, getColumn } from '#platform/server/database/schema/constraints.ts';
import { indexesOf, isOrderedByColumn } from '#platform/server/database/schema/indexes.ts';
import { catalogue } from '#apps/modules.ts';

/** Lists that open in another order, with the reason why they are fast anyway. */
const listsWithoutIndexOrder = {
  formDraft: 'everybody sees their own alone, which an index finds',
  notification: 'everybody sees their own alone, which an index finds',
  savedView: 'everybody sees their own alone, which an index finds',
} as const;

describe('every list that is not small', () => {
  const lists = [...catalogue.entities.values()].filter(({ kind, small }) => kind !== 'part' && !small);

  it.each(lists.filter(({ name }) => !(name in listsWithoutIndexOrder)))(
    'opens in the order of an index: $name',
    (entity) => {
      const [first = ''] = entity.list.sort;
      const name = first.replace(/^-/, '');
      expect(isOrderedByColumn(findField(entity, name)), `"${first}" is a column of the row itself`).toBe(true);
      expect(leadingColumns(entity)).toContain(getColumn(entity, name));
    },
  );

  it('has an exception only with a reason', () => {
    const excepted = lists.filter(({ name }) => name in listsWithoutIndexOrder);
    expect(excepted.map(({ name }) => name).toSorted()).toEqual(Object.keys(listsWithoutIndexOrder));
    for (const entity of excepted)
      expect(leadingColumns(entity), `what ${entity.name} is found by`).toContain(
        getColumn(entity, entity.scope.user ?? ''),
      );
  });
});

const indexes = indexesOf(catalogue).filter(({ sql }) => sql.startsWith('using btree'));
const uniques = constraintsOf(catalogue).filter(({ owner }) => owner.kind === 'unique');

/** Returns the first column of every ordered index. */
function leadingColumns({ name }: AnyEntity): readonly string[] {
  const isOfIt = ({ table }: { readonly table: string }): boolean => table === tableName(name);
  return [
    ...indexes.filter(isOfIt).map(({ sql }) => /\("(\w+)"/.exec(sql)?.[1] ?? ''),
    ...uniques.filter(isOfIt).map(({ columns }) => columns[0] ?? 'id'),
  ];
}
