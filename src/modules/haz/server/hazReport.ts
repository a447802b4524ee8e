/** The reports of registrations: the application, the certificate, and the list for a spreadsheet. */
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
import { haz } from '../haz.ts';

interface ReportedContent {
  readonly refSubStance: NamedValue | null;
  readonly content: number | string | null;
  readonly refUnit: NamedValue | null;
}

interface ReportedMaker {
  readonly name: string | null;
  readonly refCountry: NamedValue | null;
}

export const hazReportCalls = reportCalls({
  entity: haz,
  name: 'haz',
  title: ['รายงานทะเบียนวัตถุอันตราย', 'Report of registered products'],
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขทะเบียน', 'HAZ ID'], 'refDossier.code'),
    bilingualColumn(['ชื่อทางการค้า', 'Trade name'], { th: 'tradeNameTh', en: 'tradeNameEn' }),
    rowsColumn(['สารสำคัญ', 'Active substances'], 'mainSubStances', {
      ofRows: ['refSubStance.nameTh', 'refSubStance.nameEn', 'content', 'refUnit'],
      textOf: (row, { locale }) => {
        const { refSubStance, content, refUnit } = row as ReportedContent;
        return [nameIn(refSubStance, locale), String(content ?? ''), nameIn(refUnit, locale)]
          .filter((text) => text !== '')
          .join(' ');
      },
    }),
    valueColumn(['ชนิด', 'Type'], 'refHazType'),
    rowsColumn(['ผู้ผลิต', 'Manufacturer'], 'products', {
      ofRows: ['name'],
      textOf: (row) => (row as ReportedMaker).name ?? '',
    }),
    rowsColumn(['ประเทศ', 'Country'], 'products', {
      ofRows: ['refCountry.nameTh', 'refCountry.nameEn'],
      textOf: (row, { locale }) => nameIn((row as ReportedMaker).refCountry, locale),
    }),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
    standingColumn,
  ],
});
