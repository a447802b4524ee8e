/** Exports what places of manufacture add to the server; everything else is that of storage locations. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { stories } from './demo/stories.ts';
import { factoryPaper } from './factoryPaper.ts';

export const moduleServer: ModuleServer = {
  papers: { manufactureLocation: factoryPaper },
  demo: stories,
};
