import { describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { differenceSections } from './differenceSections.ts';

const letter = getEntity(testCatalogue, 'toWhom');
const change = (path: string, before: unknown, after: unknown) => ({
  path,
  label: [path, path] as const,
  before,
  after,
});
const summaryOf = (record: Readonly<Record<string, unknown>>, ...changes: ReturnType<typeof change>[]): string[] =>
  differenceSections(testCatalogue, letter, { changes, record }).map(
    ({ number, title, fields, rows }) =>
      `${number} ${title?.[1] ?? ''}: ${[...fields.map(({ path }) => path), ...rows.map(({ id, kind, changes: inner }) => `${id} ${kind} (${inner.map(({ label }) => label[1]).join(', ')})`)].join('; ')}`,
  );

describe('differenceSections', () => {
  it('arranges changes in the sections of the form, in their order', () => {
    expect(
      summaryOf(
        {},
        change('statement', 'a', 'b'),
        change('subject', 'a', 'b'),
        change('addressee', 'a', 'b'),
        change('copies', 1, 2),
      ),
    ).toEqual(['1 Letter: addressee; subject', '2 Statement to certify: statement', '3 Copies and delivery: copies']);
  });

  it('recognises added, removed and changed rows', () => {
    const record = { attachments: [{ id: 'new' }, { id: 'old' }] };
    expect(
      summaryOf(
        record,
        change('attachments.new.documentNo', null, '1'),
        change('attachments.gone.documentNo', '2', null),
        change('attachments.old.documentNo', '3', '4'),
      ),
    ).toEqual([
      '4 Attachments: new added (Document number); gone removed (Document number); old changed (Document number)',
    ]);
  });

  it('includes changes that are on no form', () => {
    expect(summaryOf({}, change('gone', 1, 2))).toEqual([' : gone']);
    expect(summaryOf({})).toEqual([]);
  });
});
