import { describe, expect, it } from 'vitest';
import { text, type FieldClass } from '#language/field.ts';
import { catalogueWith } from '../database/schema/schemaFixtures.ts';
import { readerOf } from '../resource/read/reader.ts';
import { systemActor } from '../access/actor/actor.ts';
import { searchSourceOf } from './searchSource.ts';

const label = ['ก', 'A'] as const;
const catalogue = catalogueWith({
  code: text(['รหัส', 'Code'], { code: true, searched: true }),
  finding: text(['ผล', 'Finding'], { searched: true, class: 'officer' }),
  note: text(label),
});

function sourceFor(...classes: FieldClass[]): ReturnType<typeof searchSourceOf> {
  const reader = readerOf({ ...systemActor('test'), fieldClasses: new Set(classes) });
  return searchSourceOf({ catalogue, reader }, 'example', [{ path: '/app/examples', pages: ['list', 'view'] }]);
}

describe('the searched fields of an entity', () => {
  it('are those the reader may read, and are not returned to others', () => {
    expect(sourceFor('public', 'officer')?.fields.map(({ path }) => path)).toEqual(['code', 'finding']);
    const source = sourceFor('public');
    expect([source?.fields.map(({ path }) => path), source?.select.includes('finding')]).toEqual([['code'], false]);
  });
});
