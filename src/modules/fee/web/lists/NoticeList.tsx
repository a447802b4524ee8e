import { useMemo, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListFrame } from '#platform/web/list/ListScreen.tsx';
import { useList } from '#platform/web/list/useList.ts';
import type { RowCapabilities, ListAction, ListActions } from '#platform/web/list/actions/listActions.ts';
import { RECEIVES_PATH, useMenuAt } from '../feeMenu.ts';
import { isUnmatched, recordAddress } from '../notices.ts';
import { texts } from './texts.ts';
import { useListScreen } from './useListScreen.ts';
import { noDialogs } from './noDialogs.ts';

const MATCH = 'refMatch';
const selects = [`${MATCH}.code`, 'refChannel.id', 'amount', 'paidDatetime', 'refFeeStatement.id'];

/** Lists the notices of the bank; unmatched ones are recorded from here. */
export function NoticeList(): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const screen = useListScreen();
  const list = useList({ ...screen, selects });
  const mayRecord = useMenuAt(`${RECEIVES_PATH}/create`)?.rights.has('canCreate') === true;
  const rules = useMemo(
    (): RowCapabilities => ({
      isSelectable: false,
      hasMenus: mayRecord,
      hasMenu: (row) => mayRecord && isUnmatched(valueAt(row, `${MATCH}.code`)),
      mayEdit: () => false,
    }),
    [mayRecord],
  );
  const recording = (row: WireRecord): ListAction => ({
    key: 'record',
    label: t('record'),
    icon: 'money',
    count: 1,
    reason: undefined,
    run: () => void navigate(recordAddress(row)),
  });
  const actions: ListActions = { ...noDialogs, rules, forSelected: () => [], forRow: (row) => [recording(row)] };
  return <ListFrame {...screen} list={list} listActions={actions} />;
}
