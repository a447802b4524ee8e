import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { buildCatalogue } from '#language/catalogue.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { depotModules } from '#platform/testing/depotModule.ts';
import { columnsOf } from '../../fields/columns.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { cellContent } from './CellContent.tsx';
import { listColumnsOf } from './listColumn.ts';

vi.mock('../../i18n/locale.ts', () => ({
  useLocale: () => 'en',
  getLocale: () => 'en',
  useLabel: () => (label: readonly string[]) => label[1],
}));
vi.mock('../../ui/icon/Icon.tsx', () => ({ Icon: ({ name }: { readonly name: string }) => <i data-icon={name} /> }));
vi.mock('../../today.ts', () => ({ today: () => '2026-11-18', useToday: () => '2026-11-18' }));

const catalogue = buildCatalogue([...testCatalogue.modules, ...depotModules]);
vi.mock('../../declarations/loadedModules.ts', () => ({
  get catalogue() {
    return catalogue;
  },
}));

const depot = catalogue.entities.get('depot') as NonNullable<ReturnType<typeof catalogue.entities.get>>;
const [column] = listColumnsOf(depot, columnsOf(catalogue, depot, ['squareMetresTaken']), 'en');
const field = depot.fields['squareMetresTaken'];

function cell(squareMetresTaken: number | null): string {
  if (column === undefined) throw new Error('The column is missing');
  const content = cellContent(column, { id: 'x', squareMetresTaken }, 'en');
  return typeof content === 'string' ? content : renderToStaticMarkup(content);
}

describe('a share that is declared as usage', () => {
  it('is drawn as a bar with its number in a list', () => {
    expect(cell(72.5)).toContain('72.5 %');
    expect(cell(72.5)).toContain('width:72.5%');
    expect(cell(72.5)).not.toContain('data-icon');
    expect(cell(81)).toMatch(/81 %.*little left/u);
    expect(cell(81)).toContain('data-icon="warning"');
    expect(cell(95)).toContain('data-icon="error"');
  });

  it('is nothing where there is no stock card', () => {
    expect(cell(null)).toContain('—');
  });

  it('is drawn in the read-only view, from the value of the server or of the form', () => {
    if (field === undefined) throw new Error('The field is missing');
    expect(renderToStaticMarkup(<FieldValue field={field} value={12} />)).toContain('width:12%');
  });
});
