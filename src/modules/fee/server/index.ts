/** What the module adds to the server. */
import type { ServerDoor } from '#platform/server/door.ts';

export const door: ServerDoor = {};
