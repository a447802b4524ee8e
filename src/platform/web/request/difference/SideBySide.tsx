import { useMemo, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import type { DifferenceAnswer } from '../caseApi.ts';
import type { WireRecord } from '../../api/resource.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { formatValue, EMPTY_VALUE_TEXT } from '../../fields/display.ts';
import type { FieldChange } from '../../history/changeGroups.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';
import css from './DifferenceTab.module.css';
import { differenceSections, type DifferenceSection, type DifferentRow } from './differenceSections.ts';
import { texts } from './texts.ts';
import { wordDiff, type DiffPiece } from './wordDiff.ts';

export interface SideBySideProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly changes: DifferenceAnswer['changes'];
}

export function SideBySide({ entity, record, changes }: SideBySideProps): ReactElement {
  const sections = useMemo(() => differenceSections(catalogue, entity, { changes, record }), [entity, record, changes]);
  return (
    <>
      {sections.map((section) => (
        <Section key={section.number} section={section} record={record} />
      ))}
    </>
  );
}

function Section({
  section: { title, fields, rows },
  record,
}: {
  readonly section: DifferenceSection;
  readonly record: WireRecord;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const name = title === undefined ? t('others') : label(title);
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{name}</h3>
      <table className={css.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((change) => (
            <ChangeLine key={change.path} change={change} />
          ))}
          {rows.map((row) => (
            <DifferentRowLines key={row.key} row={row} record={record} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const tones = { added: 'good', removed: 'bad', changed: 'info', moved: 'neutral' } as const;

function DifferentRowLines({ row, record }: { readonly row: DifferentRow; readonly record: WireRecord }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const name = nameOfRow(row, record, locale);
  return (
    <>
      <tr className={css.rowHead}>
        <th scope="rowgroup" colSpan={3}>
          <Tag tone={tones[row.kind]}>{t(row.kind)}</Tag>{' '}
          {[label(row.table), name].filter((part) => part !== '').join(' › ')}
        </th>
      </tr>
      {row.changes.map((change) => (
        <ChangeLine key={change.path} change={change} row={row.kind} />
      ))}
    </>
  );
}

function ChangeLine({
  change,
  row,
}: {
  readonly change: FieldChange;
  readonly row?: DifferentRow['kind'];
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const [before, after] = [valueText(change, change.before, locale), valueText(change, change.after, locale)];
  const isText = change.field?.kind === 'text' && !change.field.code;
  const diff = isText && before !== '' && after !== '' ? wordDiff(before, after) : undefined;
  return (
    <tr>
      <th scope="row" className={row === undefined ? undefined : css.inRow}>
        {label(change.label)}
      </th>
      <td className={row === 'added' ? css.noSide : undefined} data-side={t('before')} data-content="">
        <DiffText text={before} pieces={diff?.before} mark="del" />
      </td>
      <td className={row === 'removed' ? css.noSide : undefined} data-side={t('after')} data-content="">
        <DiffText text={after} pieces={diff?.after} mark="ins" />
      </td>
    </tr>
  );
}

function DiffText({
  text,
  pieces,
  mark: Mark,
}: {
  readonly text: string;
  readonly pieces: readonly DiffPiece[] | undefined;
  readonly mark: 'del' | 'ins';
}): ReactElement {
  if (text === '') return <span className={css.nothing}>{EMPTY_VALUE_TEXT}</span>;
  if (pieces === undefined) return <span className={css.words}>{text}</span>;
  const placed = pieces.map((piece, index) => ({
    ...piece,
    start: pieces.slice(0, index).reduce((sum, before) => sum + before.text.length, 0),
  }));
  return (
    <span className={css.words}>
      {placed.map(({ text: words, isChanged, start }) =>
        isChanged ? <Mark key={start}>{words}</Mark> : <span key={start}>{words}</span>,
      )}
    </span>
  );
}

function valueText({ field }: FieldChange, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (field !== undefined) return formatValue(field, value, locale);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Names a row by the first column of its list: as it was changed, or as it is now. */
function nameOfRow({ part, id, changes, key }: DifferentRow, record: WireRecord, locale: Locale): string {
  const name = part.list.columns[0]?.split('.')[0] ?? '';
  const field = part.fields[name];
  if (field === undefined) return '';
  const changed = changes.find(({ path }) => path === `${key}.${name}`);
  if (changed !== undefined) return '';
  const rows = record[key.split('.')[0] ?? ''];
  const row = Array.isArray(rows)
    ? (rows as readonly WireRecord[]).find((candidate) => candidate.id === id)
    : undefined;
  return row === undefined ? '' : formatValue(field, row[name], locale);
}
