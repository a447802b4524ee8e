/** Exports what places of manufacture add to the server; everything else is that of storage locations. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { factoryPaper } from './factoryPaper.ts';

export const moduleServer: ModuleServer = {
  papers: { manufactureLocation: factoryPaper },
};
