/** Checks writes of roles, menus or resources: built-in roles stay, and an administrator remains. */
import { message } from '#language/message.ts';
import { isBuiltInRole } from '#platform/model/access/accessRules.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { requireAdministrator, requireOwnRoleRight } from './administrators.ts';

export const roleHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: {
    role: [refuseRemoveBuiltIn, requireAdministratorsAfterRole],
    menu: [requireAdministratorsAfter('')],
    resource: [requireAdministratorsAfter('')],
  },
};

function refuseRemoveBuiltIn({ action, before }: WriteContext<'role'>): Promise<void> {
  const code = String(before?.code);
  const isRemoved = (action === 'archive' || action === 'delete') && isBuiltInRole(code);
  return isRemoved ? Promise.reject(ruleBroken('', message('builtInRole', { code }))) : Promise.resolve();
}

/** A role made by a company gives nobody administration rights. */
async function requireAdministratorsAfterRole(context: WriteContext<'role'>): Promise<void> {
  if ((context.before?.refHolder ?? null) === null) await requireAdministratorsAfter('menus')(context);
}

/** A new record removes no right. */
function requireAdministratorsAfter(
  path: string,
): (context: WriteContext<'role' | 'menu' | 'resource'>) => Promise<void> {
  return async (context) => {
    if (context.before === undefined) return;
    await requireAdministrator(context, path);
    await requireOwnRoleRight(context, path);
  };
}
