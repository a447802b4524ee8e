/** What the module brings for the browser beside its declarations. */
import type { WebDoor } from '#platform/web/declarations/declared.ts';

export const door: WebDoor = {};
