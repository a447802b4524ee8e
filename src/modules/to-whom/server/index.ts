/** Exports what to-whom letters add to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { standingColumn, valueColumn } from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { factSuppliersOf } from '#platform/server/resource/hooks.ts';
import { toWhom } from '../toWhom.ts';
import { isCertificateInForce } from './certificateReferred.ts';
import { stories } from './demo/stories.ts';
import { letterPaper } from './letterPaper.ts';

export const moduleServer: ModuleServer = {
  calls: reportCalls({
    entity: toWhom,
    name: 'to-whom',
    title: ['รายงานหนังสือรับรอง To whom', 'Report of to-whom letters'],
    columns: [
      valueColumn(['เลขที่', 'Number'], 'refDossier.code'),
      valueColumn(['ฉบับที่', 'Revision'], 'revision'),
      valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
      valueColumn(['ผลิตภัณฑ์', 'Product'], 'productName'),
      // A letter names no country: the addressee shows where it is sent.
      valueColumn(['ผู้รับหนังสือ', 'Addressee'], 'addressee'),
      valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
      valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
      standingColumn,
    ],
  }),
  hooks: { facts: factSuppliersOf('toWhom', { certificateReferred: isCertificateInForce }) },
  papers: { toWhom: letterPaper },
  demo: stories,
};
