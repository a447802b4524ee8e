import type { ReactElement } from 'react';
import type { WireRecord } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { MenuAt, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { nameOf } from '../table/listColumn.ts';
import { texts } from '../texts.ts';
import type { List } from '../useList.ts';
import type { Works } from './works.ts';

export interface OpenMenu {
  readonly row: WireRecord;
  readonly anchor: HTMLElement;
}

/** What else can be done with one row. */
export function RowMenuOf({
  list,
  menu,
  works,
  onClose,
}: {
  readonly list: List;
  readonly menu: OpenMenu;
  readonly works: Works;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = nameOf(list.columns, menu.row, locale) || t('nameless');
  const items = works.forRow(menu.row).map(({ key, label, icon, look, reason, run }): MenuItem => ({
    key,
    label,
    icon,
    isDanger: look === 'danger',
    onSelect: run,
    disabledReason: reason,
  }));
  return <MenuAt anchor={menu.anchor} label={t('moreOf', { what: name })} items={items} onClose={onClose} />;
}
