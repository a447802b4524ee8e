/** Runs an action on several rows: asks first, and reports afterwards which rows were done and which were not. */
import { useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { runRowActionOnAll, type RowAction, type WireRecord } from '../../api/resource.ts';
import { useTexts } from '../../i18n/texts.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { outcomeOf, type OfferedAction, type BulkOutcome } from './offeredActions.ts';
import { texts } from '../texts.ts';
import { useReloadRows } from '../../api/useReloadRows.ts';

export interface BulkAction {
  readonly run: (offer: OfferedAction, ticked: number) => Promise<void>;
  readonly running: RowAction | undefined;
  /** The result of the last action, if it failed for some rows. */
  readonly outcome: BulkOutcome | undefined;
  readonly closeOutcome: () => void;
}

const words = {
  activate: { question: 'activateQuestion', one: 'activateOne', text: 'activateText', label: 'activate' },
  archive: { question: 'archiveQuestion', one: 'archiveOne', text: 'archiveText', label: 'archive' },
  delete: { question: 'deleteQuestion', one: 'deleteOne', text: 'deleteText', label: 'delete' },
} as const satisfies Record<RowAction, unknown>;

export function useBulkAction(
  entity: AnyEntity,
  nameOfRow: (row: WireRecord) => string,
  onDone: (done: readonly WireRecord[], action: RowAction) => void,
): BulkAction {
  const t = useTexts(texts);
  const reloadRows = useReloadRows(entity);
  const [running, setRunning] = useState<RowAction | undefined>(undefined);
  const [outcome, setOutcome] = useState<BulkOutcome | undefined>(undefined);
  const confirmAction = ({ action, rows }: OfferedAction, ticked: number): Promise<boolean> => {
    const { question, one, text, label } = words[action];
    const left = ticked - rows.length;
    const [only] = rows.length === 1 ? rows : [];
    const explained = [
      only === undefined ? '' : `“${nameOfRow(only)}”`,
      t(text),
      left > 0 ? t('leavesOut', { n: left }) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
    return confirm({
      title: only === undefined ? t(question, { n: rows.length }) : t(one),
      text: explained,
      confirmLabel: t(label),
      isDanger: action !== 'activate',
    });
  };
  const run = async (offer: OfferedAction, ticked: number): Promise<void> => {
    if (!(await confirmAction(offer, ticked))) return;
    setRunning(offer.action);
    try {
      const targets = offer.rows.map(({ id, version }) => ({ id, ...(version === undefined ? {} : { version }) }));
      const result = outcomeOf(offer, await runRowActionOnAll(entity, offer.action, targets));
      onDone(result.done, offer.action);
      if (result.refused.length === 0) notify.success(t('done', { n: result.done.length }));
      else setOutcome(result);
    } catch {
      // The call itself has already reported the error.
    } finally {
      setRunning(undefined);
      await reloadRows();
    }
  };
  return { run, running, outcome, closeOutcome: () => setOutcome(undefined) };
}
