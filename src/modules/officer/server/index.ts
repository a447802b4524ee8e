/** Exports what the module adds to the server, apart from its declarations. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { officerCalls } from './calls.ts';
import { officerHooks } from './officerRows.ts';

export const moduleServer: ModuleServer = { calls: officerCalls, hooks: officerHooks };
