import type { ReactElement } from 'react';
import { failureText } from '../../api/failureText.ts';
import type { RowResult, WireRecord } from '../../api/resource.ts';
import { ApiError } from '../../api/errors.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { BulkOutcome } from './offeredActions.ts';
import css from '../Dialogs.module.css';
import { rowNameOf, type ListColumn } from '../table/listColumn.ts';
import { texts } from '../texts.ts';

export interface OutcomeDialogProps {
  readonly outcome: BulkOutcome;
  readonly columns: readonly ListColumn[];
  readonly onClose: () => void;
}

/** Shows the result row by row: which rows were done, which were not, and why in the server's words. */
export function OutcomeDialog({ outcome, columns, onClose }: OutcomeDialogProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = (row: WireRecord): string => rowNameOf(columns, row, locale) || t('nameless');
  const { done, refused } = outcome;
  return (
    <Dialog isOpen onClose={onClose} title={t('resultTitle')} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className={css.summary}>
        <Callout tone={done.length === 0 ? 'bad' : 'warn'} isAlert>
          {t('resultSome', { done: done.length, refused: refused.length })}
        </Callout>
      </div>
      <table className={css.results} aria-label={t('resultRefused')}>
        <thead>
          <tr>
            <th scope="col">{t('resultRow')}</th>
            <th scope="col">{t('resultReason')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ row, error }) => (
            <tr key={row.id}>
              <th scope="row">{name(row)}</th>
              <td>{reasonOf(error) ?? t('notAnswered')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {done.length === 0 ? null : (
        <>
          <h3 className={css.subtitle}>{t('resultDone')}</h3>
          <ul className={css.list}>
            {done.map((row) => (
              <li key={row.id} className={css.line}>
                {name(row)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function reasonOf({ status, ...body }: NonNullable<RowResult['error']>): string | undefined {
  return status === 0 ? undefined : failureText(new ApiError(status, '', body));
}
