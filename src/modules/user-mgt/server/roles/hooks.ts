/** What a write of roles, menus or resources must leave behind: the roles the system names itself, and a way back in. */
import { message } from '#language/message.ts';
import { isBuiltInRole } from '#platform/model/access/accessRules.ts';
import { broken } from '#platform/server/errors.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { keepAnAdministrator, keepOwnWay } from './administrators.ts';

export const roleHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: { role: [keepBuiltIn, keepWaysByRole], menu: [keepWays('')], resource: [keepWays('')] },
};

function keepBuiltIn({ action, before }: WriteContext<'role'>): Promise<void> {
  const code = String(before?.code);
  const isGone = (action === 'archive' || action === 'delete') && isBuiltInRole(code);
  return isGone ? Promise.reject(broken('', message('builtInRole', { code }))) : Promise.resolve();
}

/** Nobody administers by a role that a company made. */
async function keepWaysByRole(context: WriteContext<'role'>): Promise<void> {
  if ((context.before?.refHolder ?? null) === null) await keepWays('menus')(context);
}

/** Something new takes nothing away. */
function keepWays(path: string): (context: WriteContext<'role' | 'menu' | 'resource'>) => Promise<void> {
  return async (context) => {
    if (context.before === undefined) return;
    await keepAnAdministrator(context, path);
    await keepOwnWay(context, path);
  };
}
