import { useMemo, useState, type ReactElement } from 'react';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListFrame } from '#platform/web/list/ListScreen.tsx';
import { useList } from '#platform/web/list/useList.ts';
import type { RowCapabilities, ListAction, ListActions } from '#platform/web/list/actions/listActions.ts';
import { ReturnDialog } from '../actions/ReturnDialog.tsx';
import { texts } from './texts.ts';
import { useConfirmPayments } from './useConfirmPayments.ts';
import { useListScreen } from './useListScreen.ts';

/** Lists money recorded by others: confirmed by checkboxes, or returned. */
export function PaymentsToConfirm(): ReactElement {
  const t = useTexts(texts);
  const screen = useListScreen();
  const list = useList({ ...screen, selects: ['amount'] });
  const confirming = useConfirmPayments(list);
  const [returned, setReturned] = useState<WireRecord>();
  const mayDecide = list.rights.has('canActive');
  const rules = useMemo(
    (): RowCapabilities => ({
      isSelectable: mayDecide,
      hasMenus: mayDecide,
      hasMenu: () => mayDecide,
      mayEdit: () => false,
    }),
    [mayDecide],
  );
  const confirmation = (rows: readonly WireRecord[]): ListAction => ({
    key: 'confirm',
    label: t('confirm'),
    icon: 'check',
    buttonKind: 'primary',
    count: rows.length,
    reason: undefined,
    run: () => void confirming.run(rows),
  });
  const actions: ListActions = {
    rules,
    forSelected: (rows) => [confirmation(rows)],
    forRow: (row) => [
      confirmation([row]),
      { key: 'return', label: t('return'), icon: 'rollback', count: 1, reason: undefined, run: () => setReturned(row) },
    ],
    running: confirming.isRunning ? 'confirm' : undefined,
    outcome: confirming.outcome,
    closeOutcome: confirming.closeOutcome,
    dialog:
      returned === undefined ? undefined : <ReturnDialog payment={returned} onClose={() => setReturned(undefined)} />,
  };
  return <ListFrame {...screen} list={list} listActions={actions} />;
}
