/** Sample manufacture permit: the application and the paper as they are printed, and the list for a spreadsheet. */
import { numberColumn, standingColumn, valueColumn } from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { manufactureSample } from '../manufactureSample.ts';

export const reports = reportCalls({
  entity: manufactureSample,
  name: 'manufacture-sample',
  title: ['รายงานใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Report: Sample manufacture permit'],
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขที่', 'Number'], 'refDossier.code'),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    valueColumn(['เรื่อง', 'Subject'], 'subject'),
    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
    standingColumn,
  ],
});
