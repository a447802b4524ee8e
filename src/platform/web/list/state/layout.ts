/** The columns a person has chosen for a list, their order and their widths. */
import { allFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { FieldKind } from '#language/field.ts';
import { COLUMN_WIDTH_PX } from '../../constants.ts';
import { findFieldAt } from '../search/filters.ts';

export interface Layout {
  /** Undefined for the columns that the entity declares. */
  readonly columns: readonly string[] | undefined;
  /** Widths in px of the columns that a person has made wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
}

export const defaultLayout: Layout = { columns: undefined, widths: {} };

/** In a narrower column the heading cannot be read; next to a wider one no other column fits on a screen. */
export const COLUMN_MIN_PX = 64;
export const COLUMN_MAX_PX = 800;

const KINDS_WITHOUT_COLUMN: ReadonlySet<FieldKind> = new Set(['parts', 'inverse', 'json', 'file', 'uuid']);

/**
 * Returns the columns that the list declares, then the other fields of the record that everybody may read. A reference
 * of which a declared column already shows a field is not offered again.
 */
export function offeredColumns(catalogue: Catalogue, entity: AnyEntity): readonly string[] {
  const declared = entity.list.columns.filter((path) => findFieldAt(catalogue, entity, path) !== undefined);
  const declaredNames = new Set(declared.map((path) => path.split('.')[0]));
  const others = Object.entries(allFieldsOf(entity))
    .filter(
      ([name, field]) =>
        !declaredNames.has(name) &&
        field.class === 'public' &&
        !KINDS_WITHOUT_COLUMN.has(field.kind) &&
        name !== 'version',
    )
    .map(([name]) => name);
  return [...declared, ...others];
}

/** Returns the columns in the order that the person has chosen, or the declared columns if none of the chosen is left. */
export function visibleColumns(entity: AnyEntity, offered: readonly string[], { columns }: Layout): readonly string[] {
  const declared = entity.list.columns.filter((path) => offered.includes(path));
  const chosen = (columns ?? []).filter((path) => offered.includes(path));
  return chosen.length > 0 ? chosen : declared;
}

export function widthOf({ widths }: Layout, path: string, defaultPx: number = COLUMN_WIDTH_PX): number {
  return Object.hasOwn(widths, path) ? (widths[path] ?? defaultPx) : defaultPx;
}

export function withWidth(layout: Layout, path: string, px: number): Layout {
  return { ...layout, widths: { ...layout.widths, [path]: clampWidth(px) } };
}

export function clampWidth(px: number): number {
  return Math.round(Math.min(COLUMN_MAX_PX, Math.max(COLUMN_MIN_PX, px)));
}

/** Moves a column by one place among the visible columns. */
export function moveColumn(columns: readonly string[], path: string, by: -1 | 1): readonly string[] {
  const from = columns.indexOf(path);
  const to = from + by;
  if (from === -1 || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, path);
}

/** Reads a stored layout. Browser storage may contain anything, so whatever is not a layout is ignored. */
export function readLayout(stored: unknown): Layout {
  if (typeof stored !== 'object' || stored === null) return defaultLayout;
  const { columns, widths } = stored as { columns?: unknown; widths?: unknown };
  const isWidth = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && Number.isFinite(entry[1]);
  return {
    columns: readColumns(columns),
    widths:
      typeof widths === 'object' && widths !== null
        ? Object.fromEntries(
            Object.entries(widths)
              .filter(isWidth)
              .map(([path, px]) => [path, clampWidth(px)]),
          )
        : {},
  };
}

export function readColumns(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const columns = [...new Set(stored.filter((path) => typeof path === 'string'))];
  return columns.length === 0 ? undefined : columns;
}
