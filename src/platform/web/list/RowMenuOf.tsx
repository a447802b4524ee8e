import type { ReactElement } from 'react';
import type { WireRecord } from '../api/resource.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { MenuAt, type MenuItem } from '../ui/Menu.tsx';
import { offeredActions } from './bulk.ts';
import { nameOf } from './listColumn.ts';
import { texts } from './texts.ts';
import type { Bulk } from './useBulk.ts';
import type { List } from './useList.ts';

export interface OpenMenu {
  readonly row: WireRecord;
  readonly anchor: HTMLElement;
}

const labels = { activate: 'activate', archive: 'archive', delete: 'delete' } as const;

/** What else can be done with one row. */
export function RowMenuOf({ list, menu, bulk, onClose }: { readonly list: List; readonly menu: OpenMenu; readonly bulk: Bulk; readonly onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { entity, rights, columns } = list;
  const name = nameOf(columns, menu.row, locale) || t('nameless');
  const items = offeredActions(entity, rights, [menu.row]).map((offer): MenuItem => {
    const { action } = offer;
    const reason = offer.rows.length > 0 ? undefined : t(action === 'activate' ? 'allActive' : 'allArchived');
    return { key: action, label: t(labels[action]), icon: action, isDanger: action === 'delete', onSelect: () => void bulk.run(offer, 1), disabledReason: reason };
  });
  return <MenuAt anchor={menu.anchor} label={t('moreOf', { what: name })} items={items} onClose={onClose} />;
}
