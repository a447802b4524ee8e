/** A list for a spreadsheet: what it is, what was asked, who printed it and when, then a row a document. */
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { BYTE_ORDER_MARK, csvLine } from '#language/values/csvText.ts';
import type { CallContext, RawReply } from '../http/call.ts';
import { localeOf } from '../http/errorBody.ts';
import { contentDisposition } from '../files/fileName.ts';
import { cellText, csvColumns, valueAt } from '../resource/csv.ts';
import { streamRows, whenReadable } from '../resource/export.ts';
import { readCriteria } from '../resource/search.ts';
import { describeFilter } from './reportFilter.ts';
import type { ReportColumn } from './reportColumns.ts';
import { nameOf } from './labels.ts';

export interface ReportData {
  readonly entity: AnyEntity;
  readonly title: Label;
  readonly columns: readonly ReportColumn[];
}

/** As CSV, by the machinery of exports: Excel opens it, it is streamed, and no cell is run as a formula. */
export async function sendReport(context: CallContext, { entity, title, columns }: ReportData): Promise<RawReply> {
  const { app, actor, body, query, headers } = context;
  const locale = localeOf(query['locale'] ?? headers['accept-language']);
  const criteria = readCriteria(body);
  const today = app.clock.today();
  const select = [...new Set(columns.flatMap(({ paths }) => paths))];
  const stored = new Map(csvColumns(app.catalogue, entity, select, locale).map((column) => [column.path, column]));
  const lineOf = (row: unknown): string =>
    csvLine(
      columns.map(({ paths, textOf }) => {
        if (textOf !== undefined) return textOf(paths.map((path) => valueAt(row, path)), { locale, today, codeOf: (id) => app.lookups.find(id)?.code ?? undefined });
        const column = stored.get(paths[0] ?? '');
        return column === undefined ? '' : cellText(column, valueAt(row, column.path), locale);
      }),
    );
  const filter = describeFilter(app, { actor, entity, where: criteria.where, locale });
  const head = await headOf(context, { title, filter, locale });
  const stream = streamRows(app, { actor, entity, criteria: { ...criteria, select }, head: () => head + csvLine(columns.map(({ label }) => inLocale(label, locale))), lineOf });
  return {
    raw: true,
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': contentDisposition('attachment', `${inLocale(title, locale)} ${today}.csv`) },
    body: await whenReadable(stream),
  };
}

const words = {
  filter: ['เงื่อนไข', 'Filter'],
  all: ['ทั้งหมด', 'All'],
  printedBy: ['พิมพ์โดย', 'Printed by'],
  printedAt: ['พิมพ์เมื่อ', 'Printed at'],
} as const satisfies Record<string, Label>;

async function headOf({ app, actor }: CallContext, { title, filter, locale }: { title: Label; filter: readonly string[]; locale: Locale }): Promise<string> {
  const say = (label: Label): string => inLocale(label, locale);
  const { rows } = await app.pools.api.query<{ th: string; en: string | null }>('select "full_name" as "th", "full_name_en" as "en" from "user" where "id" = $1', [actor.userId]);
  const lines = [
    [say(title)],
    [say(words.filter), ...(filter.length === 0 ? [say(words.all)] : filter)],
    [say(words.printedBy), say(nameOf(rows[0]?.th, rows[0]?.en))],
    [say(words.printedAt), formatDatetime(app.clock.now(), locale)],
    [],
  ];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}
