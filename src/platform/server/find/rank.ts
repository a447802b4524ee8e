/** Ranks the found rows by the field that matches and how closely; and finds the screen that displays them. */
import { labelOf } from '#language/choice.ts';
import type { FilterCondition } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { matchRank, type FoundRecord } from '#platform/model/recordSearch.ts';
import { viewPathOf } from './screensByEntity.ts';
import type { SearchedField, SearchSource } from './searchSource.ts';

export type FoundRow = Readonly<Record<string, unknown>> & { readonly id: string };

export interface RankedRecord {
  /** Lower is better. */
  readonly rank: number;
  readonly found: FoundRecord;
}

/** Returns undefined if no field matches, or no list of the person contains the row. */
export function rankRow(source: SearchSource, row: FoundRow, needles: readonly string[]): RankedRecord | undefined {
  const best = bestField(source, row, needles);
  const place = source.screens.find(({ listFilter = [] }) => listFilter.every((where) => holds(where, row)));
  if (best === undefined || place === undefined) return undefined;
  const { names, entity } = source;
  const key = firstText(row, names.key);
  return {
    rank: best.rank,
    found: {
      entity: entity.name,
      title: place.documentTypes === undefined ? entity.title : titleOfType(row),
      id: row.id,
      path: viewPathOf(place, row.id),
      key,
      th: firstText(row, names.th) ?? key ?? best.text,
      en: firstText(row, names.en),
      matched: { label: best.field.label, text: best.text },
      isArchived: row['isActive'] === false,
    },
  };
}

/**
 * A code ranks before a name that matches as closely; the whole text ranks as well as all its words, which rank as the
 * worst of them.
 */
function bestField(
  { fields }: SearchSource,
  row: FoundRow,
  needles: readonly string[],
): { rank: number; field: SearchedField; text: string } | undefined {
  const whole = needles.join('');
  let best: { rank: number; field: SearchedField; text: string } | undefined;
  for (const field of fields) {
    const text = textAt(row, field.path);
    if (text === null) continue;
    const rank = rankOf(text, { whole, needles, isCode: field.isCode });
    if (rank !== undefined && (best === undefined || rank < best.rank)) best = { rank, field, text };
  }
  return best;
}

const [BY_WORDS, BY_ONE_WORD] = [8, 16];

function rankOf(
  text: string,
  { whole, needles, isCode }: { whole: string; needles: readonly string[]; isCode: boolean },
): number | undefined {
  const ofKind = isCode ? 0 : 1;
  const asWhole = matchRank(text, whole);
  if (asWhole !== undefined) return asWhole * 2 + ofKind;
  if (needles.length < 2) return undefined;
  const each = needles.map((needle) => matchRank(text, needle));
  const there = each.filter((rank) => rank !== undefined);
  if (there.length === 0) return undefined;
  return (there.length === each.length ? BY_WORDS : BY_ONE_WORD) + Math.max(...there) * 2 + ofKind;
}

/** Evaluates the filter as the search would; a condition it cannot evaluate is false. */
export function holds({ name, operator, value, isNot = false }: FilterCondition, row: FoundRow): boolean {
  const stored = valueAt(row, name);
  if (operator === '=') return (stored === value) !== isNot;
  return operator === 'in' && Array.isArray(value) ? value.includes(stored) !== isNot : false;
}

/** The title of a document that several modules serve. */
function titleOfType(row: FoundRow): Label {
  return labelOf(documentType, textAt(row, 'refDocumentType.code') ?? '');
}

function firstText(row: FoundRow, paths: readonly string[]): string | null {
  return paths.map((path) => textAt(row, path)).find((text) => text !== null) ?? null;
}

function textAt(row: FoundRow, path: string): string | null {
  const value = valueAt(row, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

function valueAt(row: FoundRow, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
      row,
    );
}
