/** Exports what notices add to the server; everything else is that of licences. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { stories } from './demo/stories.ts';

export const moduleServer: ModuleServer = { demo: stories };
