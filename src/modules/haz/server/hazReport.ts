/** What is printed of registrations: the application, the certificate, and the list for a spreadsheet. */
import { inLocale, type Locale } from '#language/label.ts';
import { numberColumn, rowsColumn, standingColumn, valueColumn } from '#platform/server/request/reportColumns.ts';
import { reportCalls } from '#platform/server/request/reports.ts';
import { haz } from '../haz.ts';

interface Named {
  readonly nameTh?: string;
  readonly nameEn?: string | null;
  readonly value?: string;
  readonly value2?: string | null;
}

interface Content {
  readonly refSubStance: Named | null;
  readonly content: number | string | null;
  readonly refUnit: Named | null;
}

interface Maker {
  readonly name: string | null;
  readonly refCountry: Named | null;
}

export const hazReportCalls = reportCalls({
  entity: haz,
  name: 'haz',
  title: ['รายงานทะเบียนวัตถุอันตราย', 'Report of registered products'],
  hasForm: true,
  columns: [
    numberColumn,
    valueColumn(['เลขทะเบียน', 'HAZ ID'], 'refDossier.code'),
    { label: ['ชื่อทางการค้า', 'Trade name'], paths: ['tradeNameTh', 'tradeNameEn'], textOf: ([th, en], { locale }) => inLocale([textOf(th), textOf(en)], locale) },
    rowsColumn(['สารสำคัญ', 'Active substances'], 'mainSubStances', {
      ofRows: ['refSubStance.nameTh', 'refSubStance.nameEn', 'content', 'refUnit'],
      textOf: (row, { locale }) => {
        const { refSubStance, content, refUnit } = row as Content;
        return [nameOf(refSubStance, locale), String(content ?? ''), nameOf(refUnit, locale)].filter((text) => text !== '').join(' ');
      },
    }),
    valueColumn(['ชนิด', 'Type'], 'refHazType'),
    rowsColumn(['ผู้ผลิต', 'Manufacturer'], 'products', { ofRows: ['name'], textOf: (row) => (row as Maker).name ?? '' }),
    rowsColumn(['ประเทศ', 'Country'], 'products', { ofRows: ['refCountry.nameTh', 'refCountry.nameEn'], textOf: (row, { locale }) => nameOf((row as Maker).refCountry, locale) }),
    valueColumn(['ผู้ประกอบการ', 'Operator'], 'refHolder'),
    valueColumn(['วันที่ออก', 'Issued'], 'refRequest.approveDate'),
    valueColumn(['วันหมดอายุ', 'Expires'], 'refDossier.expireDate'),
    standingColumn,
  ],
});

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function nameOf(named: Named | null, locale: Locale): string {
  const th = named?.nameTh ?? named?.value ?? '';
  return inLocale([th, named?.nameEn ?? named?.value2 ?? th], locale);
}
