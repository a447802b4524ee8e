/** The application and the paper as they are printed, and the list of licences and notices for a spreadsheet. */
import {
  bilingualColumn,
  nameIn,
  numberColumn,
  rowsColumn,
  standingColumn,
  valueColumn,
  type NamedValue,
} from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { hazLicense } from '../hazLicense.ts';

interface ReportedLine {
  readonly hazNumber: string | null;
  readonly hazNameTh: string | null;
  readonly hazNameEn: string | null;
}

interface ReportedCountry {
  readonly refCountry: NamedValue | null;
}

export const reports = reportCalls({
  entity: hazLicense,
  name: 'haz-license',
  title: ['รายงานใบอนุญาตและใบรับแจ้ง', 'Report of licences and notices'],
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขที่', 'Number'], 'refDossier.code'),
    valueColumn(['ประเภท', 'Document type'], 'refDocumentType'),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    rowsColumn(['เลขทะเบียน', 'HAZ ID'], 'details', {
      ofRows: ['hazNumber'],
      textOf: (row) => (row as ReportedLine).hazNumber ?? '',
    }),
    bilingualColumn(['ผลิตภัณฑ์', 'Product'], { th: 'productNameTh', en: 'productNameEn' }),
    valueColumn(['ปริมาณ (กก.)', 'Quantity (kg)'], 'quantity'),
    valueColumn(['คงเหลือ (กก.)', 'Remaining (kg)'], 'quantityRemaining'),
    valueColumn(['ใช้ไปแล้ว (%)', 'Used (%)'], 'usedShare'),
    rowsColumn(['ประเทศ', 'Country'], 'countries', {
      ofRows: ['refCountry.nameTh', 'refCountry.nameEn'],
      textOf: (row, { locale }) => nameIn((row as ReportedCountry).refCountry, locale),
    }),
    valueColumn(['วันที่มีผล', 'Effective'], 'refDossier.effectiveDate'),
    valueColumn(['วันสิ้นอายุ', 'Expires'], 'refDossier.expireDate'),
    standingColumn,
  ],
});
