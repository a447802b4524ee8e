/** Arranges the actions for a case: the main one, a few next to it, the rest in a menu. */
import type { MenuItem } from '../../ui/overlay/Menu.tsx';

export interface ActionItem extends MenuItem {
  /**
   * `principal`: moves the case on. `usual`: next to it. `danger`: ends or removes something. `rest`: always in the
   * menu.
   */
  readonly rank: 'principal' | 'usual' | 'danger' | 'rest';
}

export interface ArrangedActions {
  readonly principal: ActionItem | undefined;
  readonly beside: readonly ActionItem[];
  readonly more: readonly ActionItem[];
}

/** More in one line would not be read. */
export const MAX_BUTTONS = 4;

/**
 * `next` is the key of the action that moves the case on: it is shown even if it is disabled, with its reason, because
 * people look for it. Other disabled actions are in the menu, and so are those beyond `most`.
 */
export function arrangeActions(
  actions: readonly ActionItem[],
  { next, most }: { readonly next: string | undefined; readonly most: number },
): ArrangedActions {
  const isOpen = ({ disabledReason }: ActionItem): boolean => disabledReason === undefined;
  const principals = actions.filter(({ rank }) => rank === 'principal');
  const principal = principals.find(isOpen) ?? principals.find(({ key }) => key === next);
  const others = actions.filter((item) => item !== principal);
  const open = (rank: ActionItem['rank']): readonly ActionItem[] =>
    others.filter((item) => item.rank === rank && isOpen(item));
  const beside = [...open('principal'), ...open('usual'), ...open('danger')].slice(0, most);
  return {
    principal,
    beside,
    more: [...others.filter(isOpen), ...others.filter((item) => !isOpen(item))].filter(
      (item) => !beside.includes(item),
    ),
  };
}
