/** The SQL of one value of a row: its column, or the expression of a number that is computed when it is read. */
import { getEntity, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Computation, Field, StockCardFigure } from '#language/field.ts';
import { columnName, tableName } from '#language/naming.ts';
import { quote, quoteLiteral } from '../../database/sqlText.ts';

export interface ValuePlace {
  /** The entity whose row has the alias. */
  readonly entity: AnyEntity;
  readonly field: Field;
  readonly column: string;
}

export function computationOf(field: Field): Computation | undefined {
  return field.kind === 'decimal' ? field.from : undefined;
}

export function valueSql(catalogue: Catalogue, alias: string, { entity, field, column }: ValuePlace): string {
  const from = computationOf(field);
  if (from === undefined) return `${alias}.${quote(column)}`;
  if ('stockCards' in from) return stockCardsSql(catalogue, { alias, entity, ...from });
  if ('nearestFlag' in from)
    return `(select min(f."metres") from "location_flag" f where f."dossier_id" = ${alias}."dossier_id")`;
  const terms = [
    ...from.plus.map((name) => `+ ${alias}.${quote(ownColumn(entity, name))}`),
    ...from.minus.map((name) => `- ${alias}.${quote(ownColumn(entity, name))}`),
  ];
  return `(${terms.join(' ').replace(/^\+ /u, '')})`;
}

function ownColumn(entity: AnyEntity, name: string): string {
  const stored = storedFieldsOf(entity).find(([field]) => field === name);
  if (stored === undefined) throw new Error(`"${name}" of "${entity.name}" has no column to compute from`);
  return stored[2];
}

const FIGURES_SQL: Readonly<Record<StockCardFigure, string>> = {
  quota: 'sum(s."quota")',
  reserve: 'sum(s."reserve")',
  use: 'sum(s."use")',
  held: 'sum(s."held")',
  balance: 'sum(s."quota" - s."reserve" - s."use")',
  available: 'sum(s."quota" - s."reserve" - s."use" - s."held")',
  // A line that was given up has a card without a grant.
  usedShare: 'round(sum(s."reserve" + s."use" + s."held") * 100 / nullif(sum(s."quota"), 0), 1)',
};

/** Cards of one line, or of all lines of a document. A line is found by its document, because lines keep their numbers. */
function stockCardsSql(
  catalogue: Catalogue,
  {
    alias,
    entity,
    stockCards,
    figure,
  }: { alias: string; entity: AnyEntity; stockCards: string | readonly string[]; figure: StockCardFigure },
): string {
  const { partOf } = entity;
  const where =
    partOf === undefined
      ? `s."dossier_id" = ${alias}."dossier_id"`
      : `s."dossier_id" = (select d."dossier_id" from ${quote(tableName(getEntity(catalogue, partOf.root).name))} d where d."id" = ${alias}.${quote(columnName(partOf.rootField, 'ref'))}) and s."line_id" = ${alias}."line_id"`;
  const kinds = [stockCards].flat().map(quoteLiteral).join(', ');
  return `(select ${FIGURES_SQL[figure]} from "stock_card" s where ${where} and s."kind" in (${kinds}))`;
}
