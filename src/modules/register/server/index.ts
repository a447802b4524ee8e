/** Exports what the module adds to the server, apart from its declarations. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { registerCalls } from './calls.ts';
import { waitingFileCrons, waitingFileTasks } from './waitingFiles.ts';

export const moduleServer: ModuleServer = { calls: registerCalls, tasks: waitingFileTasks, crons: waitingFileCrons };
