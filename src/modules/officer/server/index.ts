/** What the module adds to the server beside its declarations. */
import type { ServerDoor } from '#platform/server/door.ts';
import { officerCalls } from './calls.ts';
import { officerHooks } from './officerRows.ts';

export const door: ServerDoor = { calls: officerCalls, hooks: officerHooks };
