/** The menu under which fees are requested from any page: the menu of that page may have no right for them. */
import { baseOf } from '#platform/web/api/resource.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { createMenuMatcher, type MenuContext } from '#platform/web/session/menus.ts';

export const FEES_PATH = '/app/fee/fees';
export const RECEIVES_PATH = '/app/fee/fee-receives';
/** The name in calls. */
export const feeStatements = { wire: 'transaction/fee-statements' } as const;
export const FEES = baseOf(feeStatements);

/** Returns undefined for people who have no menu of fees. */
export function useFeeMenu(): MenuContext | undefined {
  return useMenuAt(`${FEES_PATH}/x/view`);
}

export function useMenuAt(path: string): MenuContext | undefined {
  const { info } = useVisit();
  return createMenuMatcher(info.menus)(path);
}

export function underMenu(menu: Pick<MenuContext, 'id'> | undefined): {
  readonly headers?: Readonly<Record<string, string>>;
} {
  return menu === undefined ? {} : { headers: { 'x-menu-id': menu.id } };
}
