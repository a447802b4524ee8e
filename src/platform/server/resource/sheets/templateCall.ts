/**
 * `POST {base}/_template`: an empty sheet to fill in, with the meaning of every column and the values that may be
 * chosen.
 */
import { Readable } from 'node:stream';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { BYTE_ORDER_MARK, csvLine } from '#language/values/csvText.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { localeOf } from '../../http/errorBody.ts';
import { NO, YES } from './csv.ts';
import { readerOf } from '../read/reader.ts';
import { headersOf, letterOf, writableColumns, type SheetColumn } from './columns.ts';
import { explanationOf } from './explanation.ts';
import { fileReply, readFormat } from './exportCall.ts';
import { isNamingField, loadOptions } from './targetNames.ts';
import { MAX_SHEET_ROWS } from './readSheet.ts';
import {
  workbookBytes,
  type DropDown,
  type OutCell,
  type OutColumn,
  type OutSheet,
  type Style,
} from './writing/workbook.ts';

export async function handleTemplate(entity: AnyEntity, context: CallContext): Promise<RawReply> {
  const { query, headers } = context;
  const locale = localeOf(query['locale'] ?? headers['accept-language']);
  const format = readFormat(query['format'] ?? 'xlsx');
  const columns = writableColumns(readerOf(context.actor), entity);
  const name = `${entity.wire.split('/').at(-1) ?? entity.name}-template.${format}`;
  const titles = [...headersOf(columns, locale)].map(([field, header]) =>
    columns.some((column) => column.name === field && column.isRequired) ? `${header} *` : header,
  );
  if (format === 'csv') return fileReply(format, name, BYTE_ORDER_MARK + csvLine(titles));
  const offered = await optionsOf(context, columns, locale);
  return fileReply(
    format,
    name,
    Readable.from(workbookBytes(sheetsOf(entity, { columns, titles, offered, locale }), locale), { objectMode: false }),
  );
}

/** Nobody looks through more than these. */
const MAX_OPTIONS = 10_000;

/** By field: the allowed values of its cells, as the template offers them. */
type OptionsByField = ReadonlyMap<string, readonly string[]>;

async function optionsOf(
  { app, actor, requestId }: CallContext,
  columns: readonly SheetColumn[],
  locale: Locale,
): Promise<OptionsByField> {
  return inTransaction(app.pools.api, { requestId, isDryRun: true }, async (db) => {
    const offered = new Map<string, readonly string[]>();
    for (const { name, field } of columns) {
      if (field.kind === 'boolean')
        offered.set(
          name,
          [YES, NO].map((word) => inLocale(word, locale)),
        );
      if (!isNamingField(field)) continue;
      const options = await loadOptions(app, db, { actor, field, limit: MAX_OPTIONS });
      const names = (options ?? []).map((option) => inLocale(option.name, locale));
      const seenNames = new Set<string>();
      const repeated = new Set(names.filter((candidate) => seenNames.size === seenNames.add(candidate).size));
      // An ambiguous name needs its key; references always have it, because people know records by their code.
      const texts = options?.map(({ key }, index) =>
        key !== null && (field.kind === 'ref' || repeated.has(names[index] ?? ''))
          ? `${key} ${names[index]}`
          : (names[index] ?? ''),
      );
      if (texts !== undefined && texts.length > 0) offered.set(name, texts);
    }
    return offered;
  });
}

const LISTS: Label = ['ตัวเลือก', 'Lists'];

function sheetsOf(
  entity: AnyEntity,
  {
    columns,
    titles,
    offered,
    locale,
  }: { columns: readonly SheetColumn[]; titles: readonly string[]; offered: OptionsByField; locale: Locale },
): OutSheet[] {
  const lists = [...offered];
  const dropDowns = columns.flatMap(({ name, field }, column): DropDown[] => {
    const at = lists.findIndex(([listed]) => listed === name);
    if (at === -1) return [];
    const letter = letterOf(at);
    return [
      {
        column,
        rows: MAX_SHEET_ROWS,
        range: `'${inLocale(LISTS, locale)}'!$${letter}$1:$${letter}$${lists[at]?.[1].length ?? 1}`,
        title: inLocale(field.label, locale),
        prompt: inLocale(field.help ?? PICK, locale),
      },
    ];
  });
  return [
    {
      name: inLocale(entity.title, locale),
      isFrozen: true,
      columns: columns.map((column, index) => ({
        width: Math.max(12, [...(titles[index] ?? '')].length + 4),
        ...styleOf(column),
      })),
      rows: [
        titles.map((text, index) => ({
          text,
          style: columns[index]?.isRequired === true ? ('required' as const) : ('header' as const),
        })),
      ],
      dropDowns,
    },
    explanationOf({ entity, columns, titles, offered, locale }),
    { name: inLocale(LISTS, locale), isHidden: true, columns: [], rows: listRows(lists.map(([, texts]) => texts)) },
  ];
}

const PICK: Label = ['เลือกจากรายการ หรือกรอกรหัสหรือชื่อ', 'Choose from the list, or enter a code or a name'];

/** Codes preserve their leading zeros, and dates are recognised as such. */
function styleOf({ field }: SheetColumn): Partial<Pick<OutColumn, 'style'>> {
  const styles: Partial<Record<SheetColumn['field']['kind'], Style>> = {
    date: 'date',
    instant: 'moment',
    integer: 'plain',
    decimal: 'plain',
  };
  return { style: styles[field.kind] ?? 'text' };
}

function listRows(lists: readonly (readonly string[])[]): OutCell[][] {
  const height = Math.max(0, ...lists.map((texts) => texts.length));
  return Array.from({ length: height }, (_, row) =>
    lists.map((texts) => (texts[row] === undefined ? null : { text: texts[row] })),
  );
}
