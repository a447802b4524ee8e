import { useMemo, useState, type ReactElement } from 'react';
import { isPlainObject } from '#language/patch.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import { formatValue, EMPTY_VALUE_TEXT } from '../fields/display.ts';
import type { Revision, WireRecord } from '../api/resource.ts';
import { catalogue } from '../declarations/loadedModules.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { groupChanges, type ChangedRow, type ChangeGroup, type FieldChange } from './changeGroups.ts';
import css from './ChangeList.module.css';
import { FoldedText } from './FoldedText.tsx';
import { texts } from './texts.ts';

export interface ChangeListProps {
  readonly entity: AnyEntity;
  /** The current record: rows have their present names, if they still exist. */
  readonly record: WireRecord;
  readonly revision: Revision;
}

export function ChangeList({ entity, record, revision }: ChangeListProps): ReactElement {
  const t = useTexts(texts);
  const groups = useMemo(() => groupChanges(catalogue, entity, revision.changes), [entity, revision]);
  const [isOpen, setOpen] = useState(false);
  if (groups.length === 0) return <p className={css.none}>{t('noChanges')}</p>;
  const listed = isOpen ? groups : groups.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={css.groups}>
      {listed.map((group) => (
        <ChangeGroupView key={group.key} group={group} record={record} isNew={revision.action === 'create'} />
      ))}
      {listed.length === groups.length ? null : (
        <button type="button" className={css.fold} onClick={() => setOpen(true)}>
          {t('showRest', { n: groups.length - listed.length })}
        </button>
      )}
    </div>
  );
}

/** A record may be created with hundreds of rows. */
const SHOWN_AT_FIRST = 10;

const tones = { added: 'good', removed: 'bad', changed: 'info', moved: 'neutral' } as const;

function ChangeGroupView({
  group: { row, changes },
  record,
  isNew,
}: {
  readonly group: ChangeGroup;
  readonly record: WireRecord;
  readonly isNew: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  return (
    <div>
      {row === undefined ? null : (
        <p className={css.row}>
          <Tag tone={tones[row.kind]}>{t(row.kind)}</Tag>
          <span>
            {[label(row.table), rowName(row, { changes, record, locale })].filter((part) => part !== '').join(' › ')}
          </span>
        </p>
      )}
      <dl className={css.changes}>
        {changes.map((change) => (
          <div key={change.path} className={css.change}>
            <dt>{label(change.label)}</dt>
            <dd>
              <ChangedValues
                change={change}
                isOneSided={isNew || row?.kind === 'added' ? 'after' : row?.kind === 'removed' ? 'before' : undefined}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A new value has no previous one, a removed value no next one. */
function ChangedValues({
  change,
  isOneSided,
}: {
  readonly change: FieldChange;
  readonly isOneSided: 'before' | 'after' | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const text = (value: unknown): string => valueText(change, value, locale);
  if (isOneSided !== undefined) return <FoldedText text={text(change[isOneSided])} />;
  return (
    <span className={css.values}>
      <VisuallyHidden>{t('from')}</VisuallyHidden>
      <span className={css.before}>
        <FoldedText text={text(change.before)} />
      </span>
      <Icon name="forward" size={ARROW_PX} />
      <VisuallyHidden>{t('to')}</VisuallyHidden>
      <FoldedText text={text(change.after)} />
    </span>
  );
}

const ARROW_PX = 14;

function valueText({ field }: FieldChange, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return EMPTY_VALUE_TEXT;
  if (field !== undefined) return formatValue(field, value, locale) || EMPTY_VALUE_TEXT;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the value of the field its card shows: as it was changed, or as it is in the record today. */
function rowName(
  { part, id }: ChangedRow,
  { changes, record, locale }: { changes: readonly FieldChange[]; record: WireRecord; locale: Locale },
): string {
  const name = part.card?.th;
  const field = name === undefined ? undefined : part.fields[name];
  if (name === undefined || field === undefined) return '';
  const changed = changes.find(({ path }) => path.endsWith(`.${name}`));
  const value = changed === undefined ? findRow(record, id)?.[name] : (changed.after ?? changed.before);
  return value === undefined ? '' : formatValue(field, value, locale);
}

function findRow(record: Readonly<Record<string, unknown>>, id: string): Readonly<Record<string, unknown>> | undefined {
  for (const value of Object.values(record)) {
    if (!Array.isArray(value)) continue;
    for (const row of value as readonly unknown[]) {
      if (!isPlainObject(row)) continue;
      const found = row['id'] === id ? row : findRow(row, id);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
