/** What the module adds to the server beside its declarations. */
import type { ServerDoor } from '#platform/server/door.ts';
import { registerCalls } from './calls.ts';

export const door: ServerDoor = { calls: registerCalls };
