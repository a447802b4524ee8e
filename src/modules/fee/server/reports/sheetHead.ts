/** The head of a workbook of fees: its title, the days, the search, and who made it when. */
import { getEntity } from '#language/catalogue.ts';
import type { Criteria, SearchCondition } from '#language/criteria.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { contentDisposition } from '#platform/server/files/fileName.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { localeOf } from '#platform/server/http/errorBody.ts';
import { headLines } from '#platform/server/request/report/reportData.ts';
import { describeFilter } from '#platform/server/request/report/reportFilter.ts';
import { readCriteria } from '#platform/server/resource/read/search.ts';
import { XLSX_TYPE, type OutCell } from '#platform/server/resource/sheets/writing/workbook.ts';

export interface SheetRequest {
  readonly criteria: Criteria;
  readonly locale: Locale;
  /** The titles of the columns are in the row below them. */
  readonly head: readonly (readonly OutCell[])[];
}

export async function readSheetRequest(context: CallContext, title: Label): Promise<SheetRequest> {
  const { app, actor, body, query, headers } = context;
  const locale = localeOf(query['locale'] ?? headers['accept-language']);
  const criteria = readCriteria(body);
  const entity = getEntity(app.catalogue, 'feeStatement');
  const describe = (where: readonly SearchCondition[]): readonly string[] =>
    describeFilter(app, { actor, entity, where, locale });
  const lines = await headLines(context, {
    title,
    locale,
    period: describe(criteria.where.filter(isOfDays)),
    filter: describe(criteria.where.filter((term) => !isOfDays(term))),
  });
  return {
    criteria,
    locale,
    head: lines.map((line, row) => line.map((text): OutCell => ({ text, style: row === 0 ? 'title' : 'text' }))),
  };
}

const DAYS: ReadonlySet<string> = new Set(['feeDate', 'dueDate', 'payDatetime']);

function isOfDays({ name }: SearchCondition): boolean {
  return DAYS.has(name);
}

export function sendSheet(
  { app }: Pick<CallContext, 'app'>,
  { title, locale, body }: { title: Label; locale: Locale; body: RawReply['body'] },
): RawReply {
  return {
    raw: true,
    type: XLSX_TYPE,
    headers: {
      'content-disposition': contentDisposition('attachment', `${inLocale(title, locale)} ${app.clock.today()}.xlsx`),
    },
    body,
  };
}
