import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { problemText } from '../../api/errors.ts';
import { today } from '../../today.ts';
import { FileLink } from '../../fields/file/FileLink.tsx';
import { downloadFile } from '../../fields/file/downloadFile.ts';
import { useField, useRowProblems } from '../../form/store/formContext.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Tag } from '../../ui/feedback/Tag.tsx';
import css from './AttachmentChecklist.module.css';
import { EXPIRES, FILE, isAttachmentExpired, isMissing, type CheckedItem } from './checklist.ts';
import { texts } from './texts.ts';

export interface ChecklistLineProps {
  readonly address: string;
  readonly checked: CheckedItem;
  readonly isOpen: boolean;
  /** Reason why no more can be attached. */
  readonly full: string | undefined;
  readonly onAttach: (code: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Shows one item of the checklist: its name, whether it is required and attached, and the files. */
export function ChecklistLine({
  address,
  checked,
  isOpen,
  full,
  onAttach,
  onEdit,
  onRemove,
}: ChecklistLineProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { item, isRequired, rows } = checked;
  const isAttached = rows.length > 0;
  const isPast = rows.some((row) => isAttachmentExpired(row[EXPIRES], today()));
  const name = item === undefined ? t('others') : label(item.label);
  return (
    <li className={css.item}>
      <div className={css.head}>
        <span className={classes(css.mark, isAttached && css.there, isPast && css.past)}>
          <Icon name={isPast ? 'warning' : isAttached ? 'good' : 'file'} />
        </span>
        <span className={css.words}>
          <span className={css.name}>
            {name}
            {isRequired ? (
              <span className={css.star} aria-hidden="true">
                {' *'}
              </span>
            ) : null}
          </span>
          {isRequired && !isPast ? (
            <Tag tone={isMissing(checked) ? 'warn' : 'good'}>{t(isMissing(checked) ? 'required' : 'attached')}</Tag>
          ) : isAttached ? null : (
            <span className={css.faint}>{t(isOpen ? 'notAttached' : 'leftOut')}</span>
          )}
        </span>
        {isOpen && item !== undefined ? (
          <span className={css.end}>
            <Button
              size="small"
              icon="attachment"
              disabledReason={full}
              aria-label={t(isAttached ? 'attachAnotherTo' : 'attachTo', { name })}
              onClick={() => onAttach(item.code)}
            >
              {t(isAttached ? 'attachAnother' : 'attachFile')}
            </Button>
          </span>
        ) : null}
      </div>
      {isAttached ? (
        <ul className={css.files}>
          {rows.map((row) => (
            <AttachedFile
              key={String(row['id'])}
              row={`${address}.${String(row['id'])}`}
              isOpen={isOpen}
              onEdit={() => onEdit(String(row['id']))}
              onRemove={() => onRemove(String(row['id']))}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface AttachedFileProps {
  readonly row: string;
  readonly isOpen: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AttachedFile({ row, isOpen, onEdit, onRemove }: AttachedFileProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const file = useField(`${row}.${FILE}`).value as FileValue | null;
  const [first] = useProblems(row);
  const name = file?.name ?? t('noFile');
  return (
    <li className={css.file}>
      <span className={css.words} data-content="">
        {file === null ? <span className={css.faint}>{name}</span> : <FileLink file={file} />}
        <Details row={row} />
      </span>
      <span className={css.end}>
        {file === null ? null : (
          <IconButton
            icon="download"
            size="small"
            label={t('download', { name })}
            onClick={() => void downloadFile(file).catch(() => undefined)}
          />
        )}
        {isOpen ? (
          <>
            <IconButton icon="edit" size="small" label={t('edit', { name })} onClick={onEdit} />
            <IconButton icon="delete" size="small" label={t('remove', { name })} onClick={onRemove} />
          </>
        ) : null}
      </span>
      {first === undefined ? null : <p className={css.problem}>{problemText(first, locale)}</p>}
    </li>
  );
}

function useProblems(row: string): readonly NonNullable<ReturnType<ReturnType<typeof useRowProblems>['get']>>[] {
  return [...useRowProblems(row).values()];
}

/** Shows the number and dates of an attachment, and says if it has expired. */
function Details({ row }: { readonly row: string }): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const number = useField(`${row}.documentNo`).value;
  const dated = useField(`${row}.documentDate`).value;
  const expires = useField(`${row}.${EXPIRES}`).value;
  const date = (value: unknown): string => formatDate(value as PlainDate, locale);
  const isOver = isAttachmentExpired(expires, today());
  const details = [
    typeof number === 'string' ? t('number', { text: number }) : '',
    typeof dated === 'string' ? t('dated', { date: date(dated) }) : '',
    typeof expires === 'string' && !isOver ? t('expires', { date: date(expires) }) : '',
  ].filter((part) => part !== '');
  if (details.length === 0 && !isOver) return null;
  return (
    <span className={css.details}>
      {details.join(' · ')}
      {isOver ? (
        <Tag tone="bad" icon="warning">
          {t('expired', { date: date(expires) })}
        </Tag>
      ) : null}
    </span>
  );
}
