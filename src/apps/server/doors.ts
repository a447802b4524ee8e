/** What the modules add to the server beside their declarations. */
import type { ServerDoor } from '#platform/server/door.ts';

export const doors: readonly ServerDoor[] = [];
