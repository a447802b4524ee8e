/** The papers of a free-sale certificate, and the list of certificates for a spreadsheet. */
import { referredColumn, standingColumn, valueColumn } from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { freeSale } from '../freeSale.ts';

export const reports = reportCalls({
  entity: freeSale,
  name: 'free-sale',
  title: ['รายงานหนังสือรับรองการขาย', 'Report of free-sale certificates'],
  hasForm: true,
  columns: [
    valueColumn(['เลขที่', 'Number'], 'refDossier.code'),
    valueColumn(['ฉบับที่', 'Revision'], 'revision'),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    referredColumn(['ผลิตภัณฑ์', 'Products'], 'products', 'haz'),
    valueColumn(['ประเทศปลายทาง', 'Country of destination'], 'refCountry'),
    valueColumn(['ผู้นำเข้าหรือหน่วยงานปลายทาง', 'Importer or authority abroad'], 'importer'),
    valueColumn(['จำนวนฉบับ', 'Copies'], 'copies'),
    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
    standingColumn,
  ],
});
