/** What the module adds to the server beside its declarations. */
import type { ServerDoor } from '#platform/server/door.ts';
import { registerCalls } from './calls.ts';
import { waitingFileCrons, waitingFileTasks } from './waitingFiles.ts';

export const door: ServerDoor = { calls: registerCalls, tasks: waitingFileTasks, crons: waitingFileCrons };
