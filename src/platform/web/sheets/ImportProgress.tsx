import { useId, type ReactElement } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import css from './ImportDialog.module.css';
import { texts } from './texts.ts';
import type { ImportRunning } from './useImport.ts';

/** Two phases that take time: the upload of the file, and the rows one by one. */
export function ImportProgress({
  working: { isTrial, sent, rows },
  title,
}: {
  readonly working: ImportRunning;
  readonly title: string;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const n = (count: number): string => count.toLocaleString(locale);
  const rowsText =
    rows === undefined ? (sent < 1 ? t('waiting') : '') : t('rowsOf', { done: n(rows.done), of: n(rows.of) });
  return (
    <>
      <p className={css.strong}>{title}</p>
      <div className={css.bars}>
        <Bar label={t('sending')} share={sent} text={`${Math.floor(sent * PERCENT)}%`} />
        {/* Unknown until the first row has been read. */}
        <Bar
          label={t(isTrial ? 'rowsChecked' : 'rowsLoaded')}
          share={rows === undefined ? (sent < 1 ? 0 : undefined) : rows.done / Math.max(1, rows.of)}
          text={rowsText}
        />
      </div>
    </>
  );
}

const PERCENT = 100;

function Bar({
  label,
  share,
  text,
}: {
  readonly label: string;
  readonly share: number | undefined;
  readonly text: string;
}): ReactElement {
  const id = useId();
  return (
    <div className={css.bar}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={css.progress} max={1} value={share} />
      <span className={css.hint}>{text}</span>
    </div>
  );
}
