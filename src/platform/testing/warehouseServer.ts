/** What the test modules that serve one document add to the server: a paper for each type, and the list of both. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import type { Paper } from '#platform/server/request/printing/paper.ts';
import { valueColumn } from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { buildPdf } from './pdfs.ts';
import { warehouse, WAREHOUSE_TYPE, WORKSHOP_TYPE } from './warehouseModules.ts';

/** The text in the papers of each type, by which tests tell them apart. */
export const paperMarks = { [WAREHOUSE_TYPE]: 'warehouse certificate', [WORKSHOP_TYPE]: 'workshop certificate' };

const paperWith = (mark: string): Paper => ({
  render: async () => Buffer.concat([buildPdf(), Buffer.from(`\n% ${mark}\n`)]),
});

export const warehouseServer: ModuleServer = {
  papers: {
    warehouse: paperWith(paperMarks[WAREHOUSE_TYPE]),
    [WORKSHOP_TYPE]: paperWith(paperMarks[WORKSHOP_TYPE]),
  },
  calls: reportCalls({
    entity: warehouse,
    name: 'warehouse',
    title: ['สถานที่ทดสอบ', 'Test places'],
    columns: [valueColumn(['เลขที่', 'Number'], 'refDossier.code'), valueColumn(['สถานที่', 'Place'], 'place')],
  }),
};
