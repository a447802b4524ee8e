import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import type { ControlProps } from '../../fields/control.ts';
import { ChildTable } from './ChildTable.tsx';
import { FormContext, type OpenForm } from '../store/formContext.ts';
import { savedOrder, orderModel } from '../store/formFixtures.ts';
import type { FormStore } from '../store/formStore.ts';
import type { FormTable, RowControlProps, TableRowPartProps } from '../model/formTable.ts';
import { PartsTable } from './PartsTable.tsx';
import { RowField } from './RowField.tsx';
import { useRecordValues, useRecordValue } from '../store/useRecordValues.ts';

const page = vi.hoisted(() => ({ isNarrow: false }));
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));
vi.mock('@tanstack/react-query', async (load) => ({ ...(await load<object>()), useQueryClient: () => ({}) }));
vi.mock('../../i18n/locale.ts', () => ({
  useLocale: () => 'en',
  getLocale: () => 'en',
  useLabel: () => (label: readonly string[]) => label[1],
}));
vi.mock('../../ui/icon/Icon.tsx', () => ({ Icon: () => null }));
vi.mock('../../ui/useIsNarrowScreen.ts', () => ({ useIsNarrowScreen: () => page.isNarrow }));
// The real controls request sessions and files.
vi.mock('../../fields/FieldControl.tsx', () => ({
  FieldControl: ({ id, label, value }: ControlProps) => <input id={id} aria-label={label} title={String(value)} />,
}));
vi.mock('../../fields/FieldValue.tsx', () => ({
  FieldValue: ({ value }: { readonly value: unknown }) => <span>{String(value)}</span>,
}));
vi.mock('./useIsPrinting.ts', () => ({ useIsPrinting: () => false }));

beforeEach(() => void (page.isNarrow = false));

const line = (id: string, label: string, quantity: number) => {
  return { id, label, quantity, price: decimal('2'), note: null, packs: [] };
};
const heading = { number: '1', title: ['รายการ', 'Lines'] } as const;

function Row({ row, number, name, buttons }: TableRowPartProps): ReactElement {
  return (
    <>
      <h4>{name}</h4>
      <RowField row={row} name="label" number={number} />
      {buttons}
    </>
  );
}

function Shout({ row, id, label, value }: RowControlProps): ReactElement {
  return <mark id={id} aria-label={label} data-row={row}>{`${String(value)}!`}</mark>;
}

/** The example exists only in the tests of this folder: its names are not in the registry. */
function Total(): ReactElement {
  const total = useRecordValue('exampleOrder' as never, (values) => String((values as AnyRecord)['total']));
  return <b>{`Sum ${total}`}</b>;
}

function Amount({ row }: { readonly row: string }): ReactElement {
  const { recordValues } = useRecordValues('exampleLine' as never, row);
  return <i>{`amount ${String((recordValues as AnyRecord)['amount'])}`}</i>;
}

/** Behaves as if it had been loaded already. */
const tables = (table: FormTable) => {
  return { 'exampleOrder.lines': () => Object.assign(Promise.resolve(table), { status: 'fulfilled', value: table }) };
};

const twoLines = (): FormStore => savedOrder({ lines: [line('a', 'Nails', 3), line('b', 'Screws', 5)] });

function formOf(table: FormTable, store = twoLines()): OpenForm {
  const parts = { slots: {}, tables: tables(table), Nodes: () => null };
  return { store, prefix: 'f.', ...parts, isReadOnly: false, revealers: new Set() };
}

const written = (form: OpenForm): string =>
  renderToStaticMarkup(
    <FormContext value={form}>
      <ChildTable address="lines" heading={heading} level={2} />
    </FormContext>,
  );

function read(form: OpenForm): string {
  const part = orderModel.byName.get('lines')?.part;
  if (part === undefined) throw new Error('The example has lines');
  const rows = form.store.findComputed('')?.rows['lines']?.computed ?? [];
  return renderToStaticMarkup(
    <FormContext value={form}>
      <PartsTable address="lines" part={part} rows={rows} title={heading.title} />
    </FormContext>,
  );
}

describe('a table of a form', () => {
  it('is the default one if the module has no table', () => {
    expect(written(formOf({}))).toContain('<table');
    expect(written(formOf({}))).toContain('aria-label="Remove row 2"');
    page.isNarrow = true;
    expect(written(formOf({}))).not.toContain('<table');
  });

  it('has the rows of the module, with the buttons and the texts of the table, on every screen', () => {
    const words = {
      rowOf: { th: 'ชิ้นที่ {n}', en: 'Piece {n}' },
      rowPlace: { th: '{table} ชิ้นที่ {n}', en: '{table} of piece {n}' },
      removeRow: { th: 'ลบชิ้นที่ {n}', en: 'Drop piece {n}' },
      addRow: { th: 'เพิ่มชิ้น', en: 'Add a piece' },
    };
    const table: FormTable = { Row, rowButtons: ['remove'], texts: words };
    for (const isNarrow of [false, true]) {
      page.isNarrow = isNarrow;
      const html = written(formOf(table));
      expect(html).toContain('<h4>Piece 2</h4>');
      expect(html).toContain('aria-label="Label of piece 2"');
      expect(html).toContain('aria-label="Drop piece 1"');
      expect(html).toContain('Add a piece');
      expect(html).not.toContain('Duplicate');
      expect(html).not.toContain('<table');
    }
  });

  it('marks a row of the module that has a problem, and shows the problem at the field', () => {
    const store = savedOrder({ lines: [line('a', 'Nails', 3), line('b', '', 5)] });
    store.change('lines.b.label', null);
    store.findProblems();
    store.showAllProblems();
    const html = written(formOf({ Row }, store));
    expect(html.match(/data-wrong/gu)).toHaveLength(1);
    expect(html).toContain('id="f.lines.b.label-error"');
  });

  it('has the controls of the module in its cells and in its rows', () => {
    const table: FormTable = { controls: { label: Shout } };
    const drawn = '<mark id="f.lines.b.label" aria-label="Label, row 2" data-row="lines.b">Screws!</mark>';
    expect(written(formOf(table))).toContain(drawn);
    expect(written(formOf({ ...table, Row }))).toContain('Screws!');
  });

  it('has its sums below it, in edit and view mode', () => {
    expect(written(formOf({ Footer: Total }))).toContain('<b>Sum 16</b>');
    expect(read(formOf({ Footer: Total }))).toContain('<b>Sum 16</b>');
    expect(read(formOf({ Footer: Total }, savedOrder({ lines: [] }))), 'nothing to add up').not.toContain('Sum');
  });

  it('is edited in the dialog of a row if `isWrittenInDialog` is set, and shows the same rows in view mode', () => {
    const table: FormTable = { Row, isWrittenInDialog: true, layout: 'cards' };
    expect(written(formOf(table))).toContain('aria-label="Edit row 1"');
    expect(read(formOf(table))).toContain('<h4>row 2</h4>');
    expect(read(formOf(table))).not.toContain('<button');
  });
});

describe('the rows of a part in view mode', () => {
  const table: FormTable = {
    title: ['รายการสั่งซื้อ', 'Ordered goods'],
    readColumns: [
      { name: 'label', isTitle: true },
      { name: 'quantity' },
      { name: 'due', title: ['เป็นเงิน', 'Worth'], isNumber: true, Value: Amount },
    ],
  };

  it('have the columns of the module, with the first as row header instead of a number', () => {
    const html = read(formOf(table));
    expect(html).toContain('aria-label="Ordered goods"');
    const heads = [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gu)].map(([, words]) => words);
    expect(heads).toEqual(['Label', 'Quantity', 'Worth']);
    expect(html).toMatch(/<th scope="row"[^>]*>.*Nails/u);
    expect(html).toContain('<i>amount 6</i>');
  });

  it('have no column for a field that is shown in no row', () => {
    const columns: FormTable = { readColumns: [{ name: 'label', isTitle: true }, { name: 'note' }] };
    expect(read(formOf(columns))).not.toContain('Note');
    expect(read(formOf(columns, savedOrder({ lines: [line('a', 'Nails', 30)] })))).toContain('Note');
  });

  it('are cards with the same values on a small screen', () => {
    page.isNarrow = true;
    const html = read(formOf(table));
    expect(html).not.toContain('<table');
    const labels = [...html.matchAll(/<dt>(.*?)<\/dt>/gu)].map(([, words]) => words);
    expect(labels).toEqual(['Quantity', 'Worth', 'Quantity', 'Worth']);
    expect(html).toContain('<i>amount 10</i>');
  });

  it('are shown the same way in the form if the case has locked them', () => {
    const closed = savedOrder({ lines: [line('a', 'Nails', 3)] }, { isClosed: (_, name) => name === 'lines' });
    expect(written(formOf({ ...table, Row }, closed))).toContain('<i>amount 6</i>');
    expect(written(formOf({ ...table, Row }, closed))).not.toContain('<button');
  });

  it('are replaced by the `ReadOnly` component of the module', () => {
    const ReadOnly = ({ address }: { readonly address: string }): ReactElement => <u>{`all of ${address}`}</u>;
    expect(read(formOf({ ReadOnly }))).toBe('<u>all of lines</u>');
  });
});
