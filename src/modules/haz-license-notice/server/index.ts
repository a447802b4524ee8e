/** Exports what notices add to the server; everything else is that of licences. */
import { noticePaper } from '#modules/haz-license/server/index.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { stories } from './demo/stories.ts';

export const moduleServer: ModuleServer = {
  papers: {
    noticeImport: noticePaper('import'),
    noticeExport: noticePaper('export'),
    noticeManufacture: noticePaper('manufacture'),
    noticePossess: noticePaper('possess'),
  },
  demo: stories,
};
