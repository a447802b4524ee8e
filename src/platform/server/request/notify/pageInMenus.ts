/** The page to which a notification leads. */
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';

/** Returns the page of a record, below /haz, in the first of the menus that the person may view. */
export function findPageInMenus(
  { catalogue }: Pick<App, 'catalogue'>,
  { grants }: Pick<Actor, 'grants'>,
  { keys, id }: { readonly keys: readonly (string | undefined)[]; readonly id: string },
): string | undefined {
  const own = keys.find((key) => grants.rightsInMenu(key ?? '').has('canView'));
  const menu = catalogue.menus.find(({ key }) => key === own);
  return menu === undefined ? undefined : `${menu.url.replace(/\/\*+$/, '')}/${id}/view`;
}
