/** Exports what user management adds to the server, apart from its declarations. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { mergeHooks } from '#platform/server/resource/hooks.ts';
import { accessCalls } from './access/calls.ts';
import { applicationCalls } from './application/calls.ts';
import { applicationHooks } from './application/applicationHooks.ts';
import { dataItemsCall } from './menus/dataItems.ts';
import { menuHooks } from './menus/menuHooks.ts';
import { roleHooks } from './roles/roleHooks.ts';
import { userCalls } from './users/calls.ts';
import { userHooks } from './users/userHooks.ts';
import { workflowCalls } from './workflows/calls.ts';

export const moduleServer: ModuleServer = {
  calls: [...userCalls, ...accessCalls, ...workflowCalls, dataItemsCall, ...applicationCalls],
  hooks: mergeHooks([userHooks, roleHooks, menuHooks, applicationHooks]),
};
