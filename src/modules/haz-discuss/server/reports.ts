/** The application and the ruling letter as they are printed, and the list for a spreadsheet. */
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
import { hazDiscuss } from '../hazDiscuss.ts';

interface ReportedSubstance {
  readonly refSubStance: NamedValue | null;
  readonly otherName: string | null;
  readonly concentration: number | string | null;
  readonly refUnit: NamedValue | null;
}

export const reports = reportCalls({
  entity: hazDiscuss,
  name: 'haz-discuss',
  title: ['รายงานข้อหารือวัตถุอันตราย', 'Report of rulings'],
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขที่หนังสือ', 'Letter number'], 'refDossier.code'),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    bilingualColumn(['ผลิตภัณฑ์', 'Product'], { th: 'productNameTh', en: 'productNameEn' }),
    rowsColumn(['สารสำคัญ', 'Active substances'], 'mainSubStances', {
      ofRows: ['refSubStance.nameTh', 'refSubStance.nameEn', 'otherName', 'concentration', 'refUnit'],
      textOf: (row, { locale }) => {
        const { refSubStance, otherName, concentration, refUnit } = row as ReportedSubstance;
        return [nameIn(refSubStance, locale), otherName ?? '', String(concentration ?? ''), nameIn(refUnit, locale)]
          .filter((text) => text !== '')
          .join(' ');
      },
    }),
    valueColumn(['การดำเนินการ', 'Operation'], 'refOperation'),
    valueColumn(['คำวินิจฉัย', 'Ruling'], 'refResult'),
    bilingualColumn(['คำตอบ', 'Answer'], { th: 'answerTh', en: 'answerEn' }),
    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    standingColumn,
  ],
});
