/** Describes the filter in words, because a printed list must show what it leaves out. */
import type { SearchCondition } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { findPlainDate } from '#language/values/plainDate.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { App } from '../../app.ts';
import { csvColumns, NO, YES } from '../../resource/sheets/csv.ts';
import { choiceGroupOf, resolvePath } from '../../resource/read/path.ts';
import { readerOf } from '../../resource/read/reader.ts';

export interface FilterQuestion {
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly where: readonly SearchCondition[];
  readonly locale: Locale;
}

/** Returns one line per condition. A condition on an unknown field is refused, as in the search. */
export function describeFilter(app: App, { actor, entity, where, locale }: FilterQuestion): readonly string[] {
  return where.filter(hasValue).map((term) => {
    const resolved = resolvePath(app.catalogue, readerOf(actor), entity, term.name);
    const [column] = csvColumns(app.catalogue, entity, [term.name], locale);
    const group = choiceGroupOf(app.catalogue, resolved)?.group;
    const textOf = (value: unknown): string => valueText(app, value, { group, locale });
    const isNot = term.isNot ? `${inLocale(NOT, locale)} ` : '';
    const isOr = term.logic === 'OR' ? `${inLocale(OR, locale)} ` : '';
    const value =
      term.operator === 'between'
        ? `${textOf(term.value)} – ${textOf(term.value2)}`
        : [term.value].flat().map(textOf).join(', ');
    return `${isOr}${column?.header ?? term.name}: ${isNot}${inLocale(operatorWords[term.operator], locale)}${value}`;
  });
}

const NOT: Label = ['ไม่ใช่', 'not'];
const OR: Label = ['หรือ', 'or'];
const operatorWords: Readonly<Record<SearchCondition['operator'], Label>> = {
  '=': ['', ''],
  in: ['', ''],
  between: ['', ''],
  like: ['มีคำว่า ', 'contains '],
  '>': ['มากกว่า ', 'more than '],
  '<': ['น้อยกว่า ', 'less than '],
  '>=': ['ตั้งแต่ ', 'from '],
  '<=': ['ถึง ', 'until '],
};

/** Empty conditions are dropped, as in the search. */
function hasValue({ value }: SearchCondition): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function valueText(app: App, value: unknown, { group, locale }: { group: string | undefined; locale: Locale }): string {
  if (typeof value === 'boolean') return inLocale(value ? YES : NO, locale);
  if (typeof value !== 'string') return String(value);
  const row = isUuid(value)
    ? app.lookups.find(value)
    : group === undefined
      ? undefined
      : (app.lookups.findByKey(group, value) ?? app.lookups.findByCode(group, value));
  if (row !== undefined) return inLocale([row.value, row.value2 ?? row.value], locale);
  const day = /^\d{4}-\d\d-\d\d/.test(value) ? findPlainDate(value) : undefined;
  return day === undefined ? value : formatDate(day, locale);
}
