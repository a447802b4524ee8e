/** A list for a spreadsheet: its title, its filter, who printed it and when, then one row per document. */
import type { Catalogue } from '#language/catalogue.ts';
import { criteriaLimits, type Criteria } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { BYTE_ORDER_MARK, csvLine } from '#language/values/csvText.ts';
import type { CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { localeOf } from '../../http/errorBody.ts';
import { contentDisposition } from '../../files/fileName.ts';
import { cellText, csvColumns, valueAt } from '../../resource/sheets/csv.ts';
import { streamRows, whenReadable } from '../../resource/sheets/export.ts';
import { readCriteria } from '../../resource/read/search.ts';
import { allReferencesOf } from '../case/issuedReferences.ts';
import { describeFilter } from './reportFilter.ts';
import type { ColumnFormat, ReportColumn } from './reportColumns.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';

export interface ReportData {
  readonly entity: AnyEntity;
  readonly title: Label;
  readonly columns: readonly ReportColumn[];
}

/** Sent as CSV with the code for exports: Excel opens it, it is streamed, and no cell is run as a formula. */
export async function sendReport(context: CallContext, { entity, title, columns }: ReportData): Promise<RawReply> {
  const { app, actor, body, query, headers } = context;
  const locale = localeOf(query['locale'] ?? headers['accept-language']);
  const criteria = readCriteria(body);
  const today = app.clock.today();
  const bases = basePathsOf(app.catalogue, entity);
  const ofDocument = [
    ...columns.filter(({ ofRows }) => ofRows === undefined).flatMap(({ paths }) => paths),
    ...bases.filter(({ rows }) => rows === null).flatMap(({ paths }) => paths),
  ];
  const select = [...new Set(ofDocument)];
  const stored = new Map(csvColumns(app.catalogue, entity, select, locale).map((column) => [column.path, column]));
  let number = 0;
  const lineOf = (row: unknown): string => {
    number += 1;
    const how = {
      locale,
      today,
      number,
      codeOf: (id: string) => app.lookups.find(id)?.code ?? undefined,
      bases: basesIn(row, bases),
    };
    return csvLine(
      columns.map(({ paths, textOf }) => {
        if (textOf !== undefined)
          return textOf(
            paths.map((path) => valueAt(row, path)),
            how,
          );
        const column = stored.get(paths[0] ?? '');
        return column === undefined ? '' : cellText(column, valueAt(row, column.path), locale);
      }),
    );
  };
  const filter = describeFilter(app, { actor, entity, where: criteria.where, locale });
  const head = BYTE_ORDER_MARK + (await headLines(context, { title, filter, locale })).map(csvLine).join('');
  const stream = streamRows(app, {
    actor,
    entity,
    criteria: { ...criteria, select },
    head: () => head + csvLine(columns.map(({ label }) => inLocale(label, locale))),
    lineOf,
    children: childrenOf([
      ...columns.flatMap(({ paths, ofRows }) => (ofRows === undefined ? [] : paths.map((rows) => ({ rows, ofRows })))),
      ...bases.flatMap(({ rows, paths }) => (rows === null ? [] : [{ rows, ofRows: paths }])),
    ]),
  });
  return {
    raw: true,
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': contentDisposition('attachment', `${inLocale(title, locale)} ${today}.csv`) },
    body: await whenReadable(stream),
  };
}

/** Where the state and the expiry of a dossier are read on which documents of this entity rest. */
interface BasePaths {
  /** Null if the document itself refers to it. */
  readonly rows: string | null;
  readonly paths: readonly [state: string, expires: string];
}

function basePathsOf(catalogue: Catalogue, entity: AnyEntity): readonly BasePaths[] {
  return allReferencesOf(catalogue, entity)
    .filter(({ field }) => field.refersTo.restsOn)
    .map(({ path, field: { refersTo } }) => {
      const rows = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : null;
      const { dossier } = refersTo.snapshot;
      return { rows, paths: [`${dossier}.refState`, `${dossier}.expireDate`] };
    });
}

function basesIn(row: unknown, bases: readonly BasePaths[]): ColumnFormat['bases'] {
  return bases.flatMap(({ rows, paths: [state, expires] }) => {
    const found: unknown = rows === null ? [row] : valueAt(row, rows);
    return (Array.isArray(found) ? (found as readonly unknown[]) : []).map((one) => ({
      state: valueAt(one, state),
      expires: valueAt(one, expires),
    }));
  });
}

/** Returns for each field of rows all paths that are read of it. */
function childrenOf(
  read: readonly { readonly rows: string; readonly ofRows: readonly string[] }[],
): Criteria['children'] {
  return [...new Set(read.map(({ rows }) => rows))].map((name) => {
    const select = new Set(read.filter(({ rows }) => rows === name).flatMap(({ ofRows }) => ofRows));
    return {
      name,
      isRecursive: false,
      select: [...select],
      page: 0,
      size: criteriaLimits.childSize,
      where: [],
      sort: [],
      children: [],
    };
  });
}

const headLabels = {
  period: ['ช่วงเวลา', 'Period'],
  filter: ['เงื่อนไข', 'Filter'],
  all: ['ทั้งหมด', 'All'],
  printedBy: ['พิมพ์โดย', 'Printed by'],
  printedAt: ['พิมพ์เมื่อ', 'Printed at'],
} as const satisfies Record<string, Label>;

export interface ReportHead {
  readonly title: Label;
  /** The search conditions, one line each. */
  readonly filter: readonly string[];
  readonly locale: Locale;
  /** The days that the report covers, if they are given separately from the filter. */
  readonly period?: readonly string[];
}

/** One row each, the last of them empty. */
export async function headLines(
  { app, actor }: Pick<CallContext, 'app' | 'actor'>,
  { title, filter, locale, period }: ReportHead,
): Promise<readonly (readonly string[])[]> {
  const textOf = (label: Label): string => inLocale(label, locale);
  const orAll = (lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [textOf(headLabels.all)] : lines;
  const { rows } = await app.pools.api.query<{ th: string; en: string | null }>(
    'select "full_name" as "th", "full_name_en" as "en" from "user" where "id" = $1',
    [actor.userId],
  );
  return [
    [textOf(title)],
    ...(period === undefined ? [] : [[textOf(headLabels.period), ...orAll(period)]]),
    [textOf(headLabels.filter), ...orAll(filter)],
    [textOf(headLabels.printedBy), textOf(nameLabelOf(rows[0]?.th, rows[0]?.en))],
    [textOf(headLabels.printedAt), formatDatetime(app.clock.now(), locale)],
    [],
  ];
}
