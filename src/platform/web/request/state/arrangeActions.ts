/** What can be done with a case, arranged: the one thing one is here for, a few beside it, the rest in a menu. */
import type { MenuItem } from '../../ui/overlay/Menu.tsx';

export interface ActionItem extends MenuItem {
  /** `principal`: moves the case on. `usual`: beside it. `danger`: ends or takes away something. `rest`: always in the menu. */
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
 * `next` is the key of what moves it on from here: where that is closed it is drawn all the same, with its reason,
 * because it is what one looks for. What else is closed waits in the menu, and so does what is more than `most`.
 */
export function arrangeActions(
  actions: readonly ActionItem[],
  { next, most }: { readonly next: string | undefined; readonly most: number },
): ArrangedActions {
  const isOpen = ({ disabledReason }: ActionItem): boolean => disabledReason === undefined;
  const principals = actions.filter(({ rank }) => rank === 'principal');
  const principal = principals.find(isOpen) ?? principals.find(({ key }) => key === next);
  const others = actions.filter((deed) => deed !== principal);
  const open = (rank: ActionItem['rank']): readonly ActionItem[] =>
    others.filter((deed) => deed.rank === rank && isOpen(deed));
  const beside = [...open('principal'), ...open('usual'), ...open('danger')].slice(0, most);
  return {
    principal,
    beside,
    more: [...others.filter(isOpen), ...others.filter((deed) => !isOpen(deed))].filter(
      (deed) => !beside.includes(deed),
    ),
  };
}
