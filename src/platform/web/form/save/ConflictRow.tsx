import { useId, type ReactElement } from 'react';
import { isPlainObject } from '#language/patch.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { formatValue } from '../../fields/display.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';
import css from './ConflictDialog.module.css';
import { rowColumnsOf } from '../model/rowColumns.ts';
import type { Difference, MergeSide } from './mergeSides.ts';
import { texts } from '../texts.ts';

export interface ConflictRowProps {
  readonly difference: Difference;
  readonly side: MergeSide | undefined;
  readonly onChoose: (side: MergeSide) => void;
}

export function ConflictRow({ difference, side, onChoose }: ConflictRowProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const group = useId();
  const { rows, field, changedBy } = difference;
  const places = rows.map((row) => t('rowPlace', { table: row.label, n: row.number }));
  const name = field === undefined ? places.join(' › ') : [...places, label(difference.label)].join(' › ');
  const choice = (of: MergeSide, value: unknown): ReactElement => (
    <td data-chosen={side === of ? true : undefined}>
      <label className={css.choice}>
        <input
          type="radio"
          name={group}
          checked={side === of}
          onChange={() => onChoose(of)}
          aria-label={`${name}: ${t(of === 'mine' ? 'conflictMine' : 'conflictTheirsUnknown')}`}
        />
        <span>
          <SideValue difference={difference} value={value} />
        </span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {name}
        {changedBy === 'both' ? (
          <div>
            <Tag tone="warn" icon="warning">
              {t('conflictBoth')}
            </Tag>
          </div>
        ) : null}
      </th>
      <td className={css.base}>
        <SideValue difference={difference} value={difference.base} />
      </td>
      {choice('mine', difference.mine)}
      {choice('theirs', difference.theirs)}
    </tr>
  );
}

/** Displays a value; for a whole row, its values. */
function SideValue({
  difference: { field, part },
  value,
}: {
  readonly difference: Difference;
  readonly value: unknown;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (field !== undefined) return <FieldValue field={field} value={value} />;
  if (part === undefined || !isPlainObject(value)) return <span className={css.gone}>{t('rowGone')}</span>;
  const cells = rowColumnsOf(part)
    .map(({ modelField }) => formatValue(modelField.field, value[modelField.name], locale))
    .filter((text) => text !== '');
  return <span>{cells.length === 0 ? t('rowKept') : cells.join(' · ')}</span>;
}
