import { useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { catalogue, findIndexedEntity } from '../../declarations/loadedModules.ts';
import { columnsOf, columnText } from '../../fields/columns.ts';
import { isNumeric, EMPTY_VALUE_TEXT } from '../../fields/display.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { info } from '../../session/info.ts';
import { createMenuMatcher } from '../../session/menus.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { Chapter } from '../layout/Chapter.tsx';
import type { Heading } from '../model/formTree.ts';
import css from '../rows/PartsTable.module.css';
import { listOf } from '../store/computeRecord.ts';
import { texts } from '../texts.ts';

export interface PanelProps {
  readonly entity: AnyEntity;
  /** The field whose rows are shown: parts, or records that refer to this one. */
  readonly name: string;
  readonly record: AnyRecord;
  readonly heading: Heading;
  readonly level: number;
}

/** Shows related records, with links to open them. */
export function Panel({ entity, name, record, heading, level }: PanelProps): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const field = entity.fields[name];
  const target =
    field?.kind === 'inverse' || field?.kind === 'parts' ? catalogue.entities.get(field.target) : undefined;
  // The reference back to this record is the same in every row.
  const through = field?.kind === 'inverse' ? field.through : undefined;
  const columns = useMemo(
    () =>
      target === undefined
        ? []
        : columnsOf(
            catalogue,
            target,
            target.list.columns.filter((path) => path.split('.')[0] !== through),
          ),
    [target, through],
  );
  const path = useMemo(() => (target === undefined ? undefined : openPath(target.name)), [target]);
  if (target === undefined) return null;
  const rows = listOf(record[name]);
  return (
    <Chapter heading={heading} level={level}>
      {rows.length === 0 ? (
        <p className={css.none}>{t('nothingRelated')}</p>
      ) : (
        <Table label={label(heading.title)} className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.path} scope="col" className={isNumeric(column.field) ? css.numeric : undefined}>
                  {label(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={String(row['id'])}>
                {columns.map((column, index) => {
                  const text = columnText(column, row, locale) || EMPTY_VALUE_TEXT;
                  return (
                    <td key={column.path} className={isNumeric(column.field) ? css.numeric : undefined}>
                      {index === 0 && path !== undefined ? (
                        <TextLink to={`${path}/${String(row['id'])}/view`}>{text}</TextLink>
                      ) : (
                        text
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Chapter>
  );
}

/**
 * Returns the path where such records are opened, if the person may. A path with its own parameters cannot be built
 * here.
 */
function openPath(entity: string): string | undefined {
  const path = findIndexedEntity(entity)?.path;
  if (path === null || path === undefined || path.includes('{')) return undefined;
  return createMenuMatcher(info.get()?.menus ?? [])(`${path}/x/view`)?.rights.has('canView') === true
    ? path
    : undefined;
}
