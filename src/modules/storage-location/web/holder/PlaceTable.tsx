import { useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { findDay } from '#language/values/compareDays.ts';
import { expiryWord } from '#platform/model/request/validUntil.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { columnsOf, columnText, valueAt, type FieldColumn } from '#platform/web/fields/columns.ts';
import { EMPTY_VALUE_TEXT, isNumeric } from '#platform/web/fields/display.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import type { RecordPages } from '#platform/web/session/recordPages.ts';
import { useToday } from '#platform/web/today.ts';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { COLUMNS, EXPIRY } from './placesOfHolder.ts';
import css from './PlacesOfHolder.module.css';
import { texts } from './texts.ts';

/** The places that expire first come first; those near a protected place are marked. */
export function PlaceTable({
  rows,
  entity,
  pages,
}: {
  readonly rows: readonly WireRecord[];
  readonly entity: AnyEntity;
  readonly pages: RecordPages;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const columns = useMemo(() => columnsOf(catalogue, entity, COLUMNS), [entity]);
  const titleOf = ({ path, field, label: title }: FieldColumn): string => {
    if (path === 'refDossier.code') return t('certificate');
    return label(title) + (field.kind === 'decimal' && field.unit !== undefined ? ` (${label(field.unit)})` : '');
  };
  return (
    <Table label={t('places')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.path} scope="col">
              {titleOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column, index) => (
              <td key={column.path} className={isNumeric(column.field) ? css.number : undefined}>
                {index === 0 ? <PlaceName row={row} column={column} to={pages.of(row)} /> : null}
                {index > 0 ? <Value row={row} column={column} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps {
  readonly row: WireRecord;
  readonly column: FieldColumn;
}

function PlaceName({ row, column, to }: CellProps & { readonly to: string | undefined }): ReactElement {
  const t = useTexts(texts);
  const name = columnText(column, row, useLocale());
  const metres = row['nearestProtectedPlace'];
  return (
    <>
      {to === undefined ? (
        <span data-content="">{name}</span>
      ) : (
        <TextLink to={to} data-content="">
          {name}
        </TextLink>
      )}
      {metres === null || metres === undefined ? null : (
        <span className={css.tag}>
          <Tag tone="warn" icon="warning">
            {t('near', { n: Number(metres).toLocaleString('en') })}
          </Tag>
        </span>
      )}
    </>
  );
}

function Value({ row, column }: CellProps): ReactElement {
  const t = useTexts(texts);
  const today = useToday();
  const text = columnText(column, row, useLocale()) || EMPTY_VALUE_TEXT;
  const word = column.path === EXPIRY ? expiryWord(findDay(valueAt(row, EXPIRY)), today) : undefined;
  return word === undefined ? (
    <span data-content="">{text}</span>
  ) : (
    <Tag tone={word === 'expired' ? 'bad' : 'warn'} icon="clock">
      {text} {t(word)}
    </Tag>
  );
}
