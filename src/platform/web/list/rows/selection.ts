/** Ticked rows by id, in the order they were ticked; they remain ticked when the page changes. */
import type { WireRecord } from '../../api/resource.ts';

export type Selection = ReadonlyMap<string, WireRecord>;

export const emptySelection: Selection = new Map();

export type PageTick = 'none' | 'some' | 'all';

export function pageTick(selection: Selection, rows: readonly WireRecord[]): PageTick {
  const ticked = rows.filter(({ id }) => selection.has(id)).length;
  if (ticked === 0) return 'none';
  return ticked === rows.length ? 'all' : 'some';
}

export function toggleRow(selection: Selection, row: WireRecord, { isMany }: { readonly isMany: boolean }): Selection {
  const next = new Map(isMany ? selection : []);
  if (selection.has(row.id)) next.delete(row.id);
  else next.set(row.id, row);
  return next;
}

/** Ticks the whole page or, if it is completely ticked already, unticks it; other pages are not changed. */
export function togglePage(selection: Selection, rows: readonly WireRecord[]): Selection {
  const next = new Map(selection);
  const isAll = pageTick(selection, rows) === 'all';
  for (const row of rows) {
    if (isAll) next.delete(row.id);
    else next.set(row.id, row);
  }
  return next;
}

/** Replaces ticked rows by their reloaded or changed version; the order of ticking is preserved. */
export function refreshRows(selection: Selection, rows: readonly WireRecord[]): Selection {
  const read = new Map(rows.map((row) => [row.id, row]));
  const news = new Map([...read].filter(([id, row]) => isNewer(row, selection.get(id))));
  return news.size === 0 ? selection : new Map([...selection].map(([id, row]) => [id, news.get(id) ?? row]));
}

function isNewer(row: WireRecord, previous: WireRecord | undefined): boolean {
  return previous !== undefined && previous !== row && (row.version ?? 0) >= (previous.version ?? 0);
}

export function withoutRows(selection: Selection, ids: readonly string[]): Selection {
  if (!ids.some((id) => selection.has(id))) return selection;
  const removedIds = new Set(ids);
  return new Map([...selection].filter(([id]) => !removedIds.has(id)));
}
