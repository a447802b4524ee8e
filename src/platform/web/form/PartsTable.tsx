import { useState, type ReactElement } from 'react';
import { formFieldsOf } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { isNumeric } from '../fields/display.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Pagination } from '../ui/Pagination.tsx';
import { Table } from '../ui/Table.tsx';
import { useNarrow } from '../ui/useNarrow.ts';
import type { FormModel, ModelField } from './formModel.ts';
import { PartCards } from './PartCards.tsx';
import css from './PartsTable.module.css';
import type { Settled } from './settle.ts';
import { texts } from './texts.ts';
import { usePrinting } from './usePrinting.ts';

export interface PartsTableProps {
  readonly part: FormModel;
  readonly rows: readonly Settled[];
  readonly title: Label;
}

/** More rows than these come in pages: drawing them all would take longer than anybody looks at them. On paper they are all there. */
const PAGED_FROM = 100;
const PAGE_ROWS = 50;

/** The rows of a part as they stand in the document; a card for each where there is no room for a table. */
export function PartsTable(props: PartsTableProps): ReactElement {
  const t = useTexts(texts);
  const isPrinting = usePrinting();
  const isNarrow = useNarrow();
  const [{ page, size }, setPage] = useState({ page: 0, size: PAGE_ROWS });
  const { rows } = props;
  if (rows.length === 0) return <p className={css.none}>{t('noRows')}</p>;
  const isCards = isNarrow && !isPrinting;
  if (rows.length <= PAGED_FROM || isPrinting) return <Rows {...props} isCards={isCards} first={0} shown={rows} />;
  const place = Math.min(page, Math.ceil(rows.length / size) - 1);
  return (
    <>
      <Rows {...props} isCards={isCards} first={place * size} shown={rows.slice(place * size, (place + 1) * size)} />
      <Pagination page={place} size={size} total={rows.length} onChange={(nextPage, nextSize) => setPage({ page: nextPage, size: nextSize })} />
    </>
  );
}

interface RowsProps extends PartsTableProps {
  readonly shown: readonly Settled[];
  /** The place of the first one shown. */
  readonly first: number;
  readonly isCards: boolean;
}

/** Rows of a row follow below it. Columns are the same on every page. */
function Rows({ part, rows, title, shown, first, isCards }: RowsProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const columns = columnsOf(part, rows);
  const innerOf = (row: Settled): readonly ReactElement[] =>
    part.parts.flatMap(({ name, field, part: innerPart }) => {
      const { settled = [] } = row.rows[name] ?? {};
      return settled.length === 0 ? [] : [<PartsTable key={name} part={innerPart} rows={settled} title={field.label} />];
    });
  if (isCards) return <PartCards label={label(title)} columns={columns} rows={shown} first={first} below={innerOf} />;
  return (
    <Table label={label(title)} className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.number}>
            {t('rowNumber')}
          </th>
          {columns.map(({ name, field }) => (
            <th key={name} scope="col" className={isNumeric(field) ? css.numeric : undefined}>
              {label(field.label)}
              {'unit' in field && field.unit !== undefined ? <span className={css.unit}>{` (${label(field.unit)})`}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.flatMap((row, index) => [
          <tr key={String(row.values['id'])}>
            <th scope="row" className={css.number}>
              {first + index + 1}
            </th>
            {columns.map(({ name, field }) => (
              <td key={name} className={isNumeric(field) ? css.numeric : undefined}>
                {row.flags[name]?.isShown === true ? <FieldValue field={field} value={row.values[name]} isInList={field.kind !== 'file'} /> : null}
              </td>
            ))}
          </tr>,
          ...innerOf(row).map((table) => (
            <tr key={`${String(row.values['id'])} ${table.key}`}>
              <td colSpan={columns.length + 1} className={css.inner}>
                {table}
              </td>
            </tr>
          )),
        ])}
      </tbody>
    </Table>
  );
}

/** In the order of the part's form, without what nobody here is shown. */
function columnsOf(part: FormModel, rows: readonly Settled[]): readonly ModelField[] {
  const named = formFieldsOf(part.entity.form).flatMap((name) => part.byName.get(name) ?? []);
  return (named.length > 0 ? named : part.fields).filter(({ name, field }) => field.kind !== 'parts' && field.kind !== 'inverse' && rows.some((row) => name in row.values && row.flags[name]?.isShown === true));
}
