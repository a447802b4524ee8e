/** What a write of roles, menus or resources must leave behind: the roles the system names itself, and a way back in. */
import { message } from '#language/message.ts';
import { isBuiltInRole } from '#platform/model/accessRules.ts';
import { broken } from '#platform/server/errors.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { keepAnAdministrator, keepOwnWay } from './administrators.ts';

export const roleHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: { role: [keepBuiltIn, keepWays('menus')], menu: [keepWays('')], resource: [keepWays('')] },
};

function keepBuiltIn({ action, before }: WriteContext): Promise<void> {
  const code = String(before?.['code']);
  const isGone = (action === 'archive' || action === 'delete') && isBuiltInRole(code);
  return isGone ? Promise.reject(broken('', message('builtInRole', { code }))) : Promise.resolve();
}

/** Something new takes nothing away, and nobody administers by a role that a company made. */
function keepWays(path: string): (context: WriteContext) => Promise<void> {
  return async (context) => {
    if (context.before === undefined || (context.before['refHolder'] ?? null) !== null) return;
    await keepAnAdministrator(context, path);
    await keepOwnWay(context, path);
  };
}
