import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { MenuAt, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { rowNameOf } from '../table/listColumn.ts';
import { texts } from '../texts.ts';
import type { List } from '../useList.ts';
import type { ListActions } from './listActions.ts';

export interface OpenRowMenu {
  readonly row: WireRecord;
  readonly anchor: HTMLElement;
}

/** Menu with further actions for one row. */
export function RowMenu({
  list,
  menu,
  listActions,
  onClose,
}: {
  readonly list: List;
  readonly menu: OpenRowMenu;
  readonly listActions: ListActions;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = rowNameOf(list.columns, menu.row, locale) || t('nameless');
  const items = listActions.forRow(menu.row).map(({ key, label, icon, buttonKind, reason, run }): MenuItem => ({
    key,
    label,
    icon,
    isDanger: buttonKind === 'danger',
    onSelect: run,
    disabledReason: reason,
  }));
  return <MenuAt anchor={menu.anchor} label={t('moreOf', { what: name })} items={items} onClose={onClose} />;
}
