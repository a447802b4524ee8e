import { describe, expect, it } from 'vitest';
import { panel, section, slot, steps, table } from '#language/entity.ts';
import { date, defineFields, integer, parts, text } from '#language/field.ts';
import {
  chaptersOf,
  chapterNumbersAmong,
  fieldNamesIn,
  formTreeOf,
  visibleFormNodes,
  widthOf,
  withoutPanels,
} from './formTree.ts';

const fields = defineFields({
  a: text(['ก', 'A']),
  b: text(['ข', 'B']),
  c: date(['ค', 'C']),
  lines: parts('specimenLine', ['รายการ', 'Lines']),
});
const form = formTreeOf(
  [
    section(['หนึ่ง', 'One'], ['a', 'b', section(['ย่อย', 'Inner'], ['c']), table('lines')]),
    slot('Map'),
    steps(section(['สอง', 'Two'], ['a']), table('lines')),
    panel(['สี่', 'Four'], 'lines'),
  ],
  fields,
);

describe('the tree of a form', () => {
  it('is numbered as on paper, through its steps and into its sections', () => {
    expect(chaptersOf(form).map(({ number, title }) => `${number} ${title[1]}`)).toEqual([
      '1 One',
      '2 Two',
      '3 Lines',
      '4 Four',
    ]);
    const [first] = form;
    expect(
      first?.kind === 'section' && first.children.map((node) => ('heading' in node ? node.heading.number : node.kind)),
    ).toEqual(['fields', '1.1', '1.2']);
  });

  it('lists the fields below each node', () => {
    expect(form.map((node) => fieldNamesIn(node).join(' '))).toEqual(['a b c lines', '', 'a lines', 'lines']);
  });

  it('has no chapters for related records if the record is new', () => {
    const items = [
      section(['หนึ่ง', 'One'], [panel(['ก', 'A'], 'lines')]),
      steps(section(['สอง', 'Two'], ['a', panel(['ข', 'B'], 'lines')]), panel(['ค', 'C'], 'lines')),
      table('lines'),
    ];
    expect(
      chaptersOf(formTreeOf(withoutPanels(items), fields)).map(({ number, title }) => `${number} ${title[1]}`),
    ).toEqual(['1 Two', '2 Lines']);
  });

  it('has one chapter for a table and a section with the same title', () => {
    const twice = formTreeOf(
      [
        section(['หนึ่ง', 'One'], ['a']),
        section(['รายการ', 'Lines'], [table('lines')]),
        section(['อื่น', 'Else'], [table('lines')]),
      ],
      fields,
    );
    expect(twice.map((node) => `${node.kind} ${'heading' in node ? node.heading.number : ''}`)).toEqual([
      'section 1',
      'table 2',
      'section 3',
    ]);
  });

  it('leaves out chapters without visible content', () => {
    const items = formTreeOf(
      [
        section(['หนึ่ง', 'One'], ['a', 'b']),
        section(['สอง', 'Two'], ['c']),
        section(['สาม', 'Three'], ['c', slot('Map')]),
      ],
      fields,
    );
    expect(chaptersOf(visibleFormNodes(items, (name) => name === 'b')).map(({ number }) => number)).toEqual(['1', '3']);
    const tables = formTreeOf([section(['หนึ่ง', 'One'], ['a']), table('lines')], fields);
    expect(chaptersOf(visibleFormNodes(tables, (name) => name !== 'lines')).map(({ number }) => number)).toEqual(['1']);
    const hidden = formTreeOf([section(['หนึ่ง', 'One'], ['a', table('lines')])], fields);
    expect(visibleFormNodes(hidden, () => false)).toEqual([]);
    expect(visibleFormNodes(hidden, (name) => name === 'lines')).toHaveLength(1);
  });

  it('numbers only visible chapters', () => {
    const items = formTreeOf(
      [section(['หนึ่ง', 'One'], ['a']), section(['สอง', 'Two'], ['c']), section(['สาม', 'Three'], ['b'])],
      fields,
    );
    const numberOf = chapterNumbersAmong(chaptersOf(visibleFormNodes(items, (name) => name !== 'c')));
    expect(['1', '3', '3.2'].map(numberOf)).toEqual(['1', '2', '2.2']);
  });

  it('gives long texts a full row and dates a short width', () => {
    expect(
      [
        text(['ก', 'A'], { multiline: true }),
        text(['ก', 'A'], { max: 20 }),
        text(['ก', 'A'], { max: 200 }),
        integer(['ก', 'A']),
      ].map(widthOf),
    ).toEqual(['full', 'short', 'usual', 'short']);
  });
});
