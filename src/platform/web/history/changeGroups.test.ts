import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { groupChanges } from './changeGroups.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const change = (path: string, before: unknown, after: unknown) => ({
  path,
  label: [path, path] as const,
  before,
  after,
});
const summaryOf = (...changes: ReturnType<typeof change>[]): string[] =>
  groupChanges(testCatalogue, specimen, changes).map(
    ({ row, changes: inner }) =>
      `${row === undefined ? 'record' : `${row.table[1]} ${row.id} ${row.kind}`}: ${inner.map(({ label }) => label[1]).join(', ')}`,
  );

describe('groupChanges', () => {
  it('groups changes by record and by row, with the labels of the fields', () => {
    expect(
      summaryOf(
        change('name', 'a', 'b'),
        change('lines.1.netKg', 1, 2),
        change('amount', null, 5),
        change('lines.1.label', 'x', 'y'),
        change('lines.2.label', 'z', 'w'),
      ),
    ).toEqual(['record: Name, Amount', 'Lines 1 changed: Net weight, Label', 'Lines 2 changed: Label']);
  });

  it('recognises added, removed and moved rows', () => {
    expect(summaryOf(change('lines.1.label', null, 'x'), change('lines.1.seq', null, 1))).toEqual([
      'Lines 1 added: Label',
    ]);
    expect(summaryOf(change('lines.1.label', 'x', null), change('lines.1.seq', 1, null))).toEqual([
      'Lines 1 removed: Label',
    ]);
    expect(summaryOf(change('lines.1.seq', 1, 2))).toEqual(['Lines 1 moved: ']);
  });

  it('includes fields that are no longer declared, by their former name', () => {
    const [group] = groupChanges(testCatalogue, specimen, [change('gone', 1, 2)]);
    expect(group?.changes).toEqual([{ path: 'gone', label: ['gone', 'gone'], field: undefined, before: 1, after: 2 }]);
  });
});
