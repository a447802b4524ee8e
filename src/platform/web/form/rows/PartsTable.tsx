import { useState, type ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import { useLabel } from '../../i18n/locale.ts';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen.ts';
import type { FormModel } from '../model/formModel.ts';
import type { FormTable } from '../model/formTable.ts';
import { PartCards } from './PartCards.tsx';
import { partColumnsOf } from './partColumns.ts';
import { PartValue, rowAddress } from './PartValue.tsx';
import css from './PartsTable.module.css';
import { RowList } from './RowList.tsx';
import type { ComputedRecord } from '../store/computeRecord.ts';
import { TableContext, useFormTable, useTableTexts } from '../field/useFormTable.ts';
import { useIsPrinting } from './useIsPrinting.ts';

export interface PartsTableProps {
  /** Address of the rows: `lines`, or `lines.<id>.packs`. */
  readonly address: string;
  readonly part: FormModel;
  readonly rows: readonly ComputedRecord[];
  readonly title: Label;
}

/**
 * More rows than these are shown in pages: rendering them all would take too long for the few that are read. In print
 * they are all shown.
 */
const PAGED_FROM = 100;
const PAGE_ROWS = 50;

/** The rows of a part as they are in the document, or as the module renders them, with its footer below. */
export function PartsTable(props: PartsTableProps): ReactElement {
  const { address } = props;
  const table = useFormTable(address);
  const { Footer } = table;
  return (
    <TableContext value={table}>
      <ReadRows {...props} table={table} />
      {Footer === undefined || props.rows.length === 0 ? null : <Footer address={address} />}
    </TableContext>
  );
}

interface ReadTableProps extends PartsTableProps {
  readonly table: FormTable;
}

/** A row that is edited in its dialog only displays its content, so it is rendered in view mode unchanged. */
function ReadRows(props: ReadTableProps): ReactElement {
  const { address, table, rows, title } = props;
  const { ReadOnly, Row, isWrittenInDialog, readColumns } = table;
  const label = useLabel();
  if (ReadOnly !== undefined) return <ReadOnly address={address} />;
  if (Row === undefined || isWrittenInDialog !== true || readColumns !== undefined || rows.length === 0)
    return <PagedRows {...props} />;
  return (
    <RowList
      address={address}
      ids={rows.map(({ values }) => String(values['id']))}
      actions={undefined}
      table={table}
      Row={Row}
      title={label(table.title ?? title)}
    />
  );
}

/** A table with more columns would hide the last ones behind a scroll bar, also on a wide screen. */
const READ_COLUMNS_MAX = 9;

/** Shows a card for each row where there is no room for a table. */
function PagedRows(props: ReadTableProps): ReactElement {
  const t = useTableTexts();
  const isPrinting = useIsPrinting();
  const isNarrow = useIsNarrowScreen();
  const [{ page, size }, setPage] = useState({ page: 0, size: PAGE_ROWS });
  const { rows } = props;
  if (rows.length === 0) return <p className={css.none}>{t('noRowsRead')}</p>;
  const isCards = isNarrow && !isPrinting;
  if (rows.length <= PAGED_FROM || isPrinting)
    return <PageRows {...props} isCards={isCards} first={0} pageRows={rows} />;
  const place = Math.min(page, Math.ceil(rows.length / size) - 1);
  return (
    <>
      <PageRows
        {...props}
        isCards={isCards}
        first={place * size}
        pageRows={rows.slice(place * size, (place + 1) * size)}
      />
      <Pagination
        page={place}
        size={size}
        total={rows.length}
        onChange={(nextPage, nextSize) => setPage({ page: nextPage, size: nextSize })}
      />
    </>
  );
}

interface RowsProps extends ReadTableProps {
  readonly pageRows: readonly ComputedRecord[];
  /** Index of the first displayed row. */
  readonly first: number;
  readonly isCards: boolean;
}

/** Rows of a row follow below it. The columns are the same on every page. */
function PageRows({ address, part, rows, title, table, pageRows, first, isCards }: RowsProps): ReactElement {
  const t = useTableTexts();
  const label = useLabel();
  const columns = partColumnsOf(part, rows, table.readColumns);
  const isNumbered = !columns.some(({ isTitle }) => isTitle);
  const name = label(table.title ?? title);
  const innerOf = (row: ComputedRecord): readonly ReactElement[] =>
    // If a module has its own columns, the parts of a row are not shown.
    (table.readColumns === undefined ? part.parts : []).flatMap(({ name: inner, field, part: innerPart }) => {
      const { computed = [] } = row.rows[inner] ?? {};
      return computed.length === 0
        ? []
        : [
            <PartsTable
              key={inner}
              address={`${rowAddress(address, row)}.${inner}`}
              part={innerPart}
              rows={computed}
              title={field.label}
            />,
          ];
    });
  if (isCards || columns.length > READ_COLUMNS_MAX)
    return (
      <PartCards address={address} label={name} columns={columns} rows={pageRows} firstIndex={first} below={innerOf} />
    );
  return (
    <Table label={name} className={css.table}>
      <thead>
        <tr>
          {isNumbered ? (
            <th scope="col" className={css.number}>
              {t('rowNumber')}
            </th>
          ) : null}
          {columns.map((column) => (
            <th key={column.name} scope="col" className={column.isNumber ? css.numeric : undefined}>
              {label(column.title)}
              {column.unit === undefined ? null : <span className={css.unit}>{` (${label(column.unit)})`}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pageRows.flatMap((row, index) => [
          <tr key={String(row.values['id'])}>
            {isNumbered ? (
              <th scope="row" className={css.number}>
                {first + index + 1}
              </th>
            ) : null}
            {columns.map((column) =>
              column.isTitle ? (
                <th key={column.name} scope="row" className={css.title}>
                  <PartValue address={address} row={row} column={column} />
                </th>
              ) : (
                <td key={column.name} className={column.isNumber ? css.numeric : undefined}>
                  <PartValue address={address} row={row} column={column} />
                </td>
              ),
            )}
          </tr>,
          ...innerOf(row).map((inner) => (
            <tr key={`${String(row.values['id'])} ${inner.key}`}>
              <td colSpan={columns.length + 1} className={css.inner}>
                {inner}
              </td>
            </tr>
          )),
        ])}
      </tbody>
    </Table>
  );
}
