/** The application and the permit as they are printed, and the list of permits for a spreadsheet. */
import {
  numberColumn,
  rowsColumn,
  standingColumn,
  usedUpColumn,
  valueColumn,
  bilingualColumn,
  nameIn,
  type NamedValue,
} from '#platform/server/request/report/reportColumns.ts';
import { reportCalls } from '#platform/server/request/report/reports.ts';
import { manufactureSample } from '../manufactureSample.ts';

interface ReportedProduct {
  readonly nameTh: string | null;
  readonly quantity: number | string | null;
  readonly refQuantityUnit: NamedValue | null;
}

/** The lines are told apart by their product, so equal quantities of two products are both written. */
const lineOf = (row: unknown, text: (line: ReportedProduct) => string): string => {
  const line = row as ReportedProduct;
  return `${line.nameTh ?? ''}: ${text(line)}`;
};

export const reports = reportCalls({
  entity: manufactureSample,
  name: 'manufacture-sample',
  title: ['รายงานใบอนุญาตผลิตตัวอย่างวัตถุอันตราย', 'Report of sample manufacture permits'],
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขที่', 'Number'], 'refDossier.code'),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    bilingualColumn(['ผลิตภัณฑ์', 'Product'], { th: 'productNameTh', en: 'productNameEn' }),
    rowsColumn(['ปริมาณ', 'Quantity'], 'products', {
      ofRows: ['nameTh', 'quantity'],
      textOf: (row) => lineOf(row, ({ quantity }) => String(quantity ?? '')),
    }),
    rowsColumn(['หน่วย', 'Unit'], 'products', {
      ofRows: ['nameTh', 'refQuantityUnit'],
      textOf: (row, { locale }) => lineOf(row, ({ refQuantityUnit }) => nameIn(refQuantityUnit, locale)),
    }),
    valueColumn(['ใช้เพื่อ', 'Purpose'], 'refUsage'),
    valueColumn(['สถานที่ผลิต', 'Place of manufacture'], 'placeName'),
    valueColumn(['เลขที่หนังสือรับรองสถานที่ผลิต', 'Certificate of the place'], 'placeNumber'),
    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
    usedUpColumn,
    standingColumn,
  ],
});
