import { useMemo, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { valueAt } from '#platform/web/fields/columns.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { ListFrame } from '#platform/web/list/ListScreen.tsx';
import { useList } from '#platform/web/list/useList.ts';
import type { RowCapabilities, ListAction, ListActions } from '#platform/web/list/actions/listActions.ts';
import { FEES_PATH } from '../feeMenu.ts';
import { isUnpaid } from '../shown/feeSummary.ts';
import { FeeSheets } from './FeeSheets.tsx';
import { texts } from './texts.ts';
import { useListScreen } from './useListScreen.ts';
import { noDialogs } from './noDialogs.ts';

const STATUS = 'refStatus.code';

/** Lists fees: operators pay from here, officers download their reports. */
export function FeeList(): ReactElement {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { info } = useVisit();
  const screen = useListScreen();
  const list = useList({ ...screen, selects: [STATUS] });
  const mayPay = list.rights.has('canEdit');
  const rules = useMemo(
    (): RowCapabilities => ({
      isSelectable: false,
      hasMenus: mayPay,
      hasMenu: (row) => mayPay && isToPay(row),
      mayEdit: () => false,
    }),
    [mayPay],
  );
  const pay = (row: WireRecord): ListAction => ({
    key: 'pay',
    label: t('pay'),
    icon: 'money',
    count: 1,
    reason: undefined,
    run: () => void navigate(`${FEES_PATH}/${row.id}/edit`),
  });
  const actions: ListActions = { ...noDialogs, rules, forSelected: () => [], forRow: (row) => [pay(row)] };
  const isOfficer = info.fieldClasses.includes('officer');
  return (
    <ListFrame
      {...screen}
      list={list}
      listActions={actions}
      lead={isOfficer && !list.isPicking ? <FeeSheets list={list} /> : undefined}
    />
  );
}

function isToPay(row: WireRecord): boolean {
  return isUnpaid({ status: String(valueAt(row, STATUS)) });
}
