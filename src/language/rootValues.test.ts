/** Values of a record that its rows have, too: filled in by the server and the browser, and declared soundly. */
import { describe, expect, it } from 'vitest';
import { buildCatalogue, getEntity } from './catalogue.ts';
import { deriveRecord } from './checkRecord.ts';
import { entity, type AnyEntity, type AnyFieldBehaviour } from './entity.ts';
import { defineFields, integer, parts, text, type FieldSet } from './field.ts';
import { defineModule } from './module.ts';
import { findRootValueProblem, rootValueFieldsOf, withRootValues } from './rootValues.ts';
import './sharedMessages.ts';

interface EntityOptions {
  readonly partOf?: { readonly root: string; readonly field: string; readonly rootField: string };
  readonly behaviour?: Readonly<Record<string, AnyFieldBehaviour>>;
}

function entityOf(name: string, fields: FieldSet, options: EntityOptions = {}): AnyEntity {
  const basic = {
    wire: `tests/${name}`,
    title: ['ก', 'A'],
    list: { columns: [], search: [], sort: [] },
    form: [],
    ...options,
  };
  return entity(name as never, fields, basic as never);
}

const boxFields = defineFields({
  colour: text(['สี', 'Colour']),
  balls: parts('ball', ['ลูกบอล', 'Balls']),
  /** Declared after the rows. */
  size: integer(['ขนาด', 'Size'], { managed: true }),
});
const fromBox = text(['สี', 'Colour'], { managed: true, fromRoot: 'colour' });
const partOf = { root: 'box', field: 'balls', rootField: 'refBox' };
const isBlue = ({ colour }: { readonly colour?: unknown }): boolean => colour === 'blue';

const box = entityOf('box', boxFields);
const ball = entityOf('ball', defineFields({ colour: fromBox, shade: text(['เฉด', 'Shade'], { managed: true }) }), {
  partOf,
  behaviour: { shade: { derive: (row) => (isBlue(row) ? 'dark' : 'light') } },
});
const catalogue = buildCatalogue([defineModule({ name: 'boxes', entities: [box, ball] })]);

describe('a value of the record in its rows', () => {
  it('is filled in before anything of the row is computed from it, whatever the row said', () => {
    const balls = [{ id: 'a' }, { id: 'b', colour: 'red' }];
    expect(deriveRecord(catalogue, box, { colour: 'blue', balls })).toMatchObject({
      balls: [
        { id: 'a', colour: 'blue', shade: 'dark' },
        { id: 'b', colour: 'blue', shade: 'dark' },
      ],
    });
    expect(deriveRecord(catalogue, box, { balls })).toMatchObject({
      balls: [
        { colour: null, shade: 'light' },
        { colour: null, shade: 'light' },
      ],
    });
  });

  it('leaves a row that has it as it is, so that nothing is computed again', () => {
    const row = { id: 'a', colour: 'red' };
    expect(withRootValues(ball, row, { colour: 'red' })).toBe(row);
    expect(withRootValues(ball, row, { colour: 'blue' })).toEqual({ id: 'a', colour: 'blue' });
    expect(row.colour).toBe('red');
    const empty = { id: 'b' };
    expect(withRootValues(ball, empty, {})).toBe(empty);
  });

  it('is known of the rows that declare one', () => {
    expect(rootValueFieldsOf(ball)).toEqual([{ name: 'colour', fromRoot: 'colour' }]);
    expect(rootValueFieldsOf(box)).toEqual([]);
  });
});

describe('the declaration of a value of the record', () => {
  const problemOf = (fields: FieldSet, root: AnyEntity | undefined = box) =>
    findRootValueProblem(entityOf('ball', fields, { partOf }), root);
  const managed = { managed: true } as const;

  it('names a field of the record, of the same kind, which nobody writes in the row', () => {
    expect([
      problemOf(defineFields({ colour: fromBox })),
      findRootValueProblem(ball, undefined),
      problemOf(defineFields({ own: text(['สี', 'Colour'], { ...managed, fromRoot: 'hue' }) })),
      problemOf(defineFields({ own: integer(['สี', 'Colour'], { ...managed, fromRoot: 'colour' }) })),
      problemOf(defineFields({ own: text(['สี', 'Colour'], { fromRoot: 'colour' }) })),
    ]).toEqual([
      undefined,
      '"colour" has the value of a field "colour" that its record does not have',
      '"own" has the value of a field "hue" that its record does not have',
      '"own" is not a managed field of the kind of "colour"',
      '"own" is not a managed field of the kind of "colour"',
    ]);
  });

  it('names no computed field, because rows are computed first', () => {
    const computed = entityOf('box', boxFields, { behaviour: { colour: { derive: () => 'red' } } });
    expect(problemOf(defineFields({ colour: fromBox }), computed)).toBe(
      '"colour" is computed, so "colour" cannot have its value',
    );
  });

  it('is checked when the catalogue is built', () => {
    const wrong = entityOf('ball', defineFields({ colour: { ...fromBox, fromRoot: 'hue' } }), { partOf });
    expect(() => buildCatalogue([defineModule({ name: 'boxes', entities: [box, wrong] })])).toThrow(
      /"hue" that its record does not have/u,
    );
    expect(getEntity(catalogue, 'ball')).toBe(ball);
  });
});
