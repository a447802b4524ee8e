/**
 * The figures of the stock cards of rows that the caller may see: `{ id, quota, reserve, use, balance }` for each id, in
 * the order of the ids; one answer instead of a list for a single id. A row of any revision leads to the same card.
 */
import { getEntity, rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import { decimal, decimalNumber } from '#language/values/decimal.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { StockCardKind } from '#platform/model/ledger/stockCardKinds.ts';
import type { Actor } from '../access/actor/actor.ts';
import { quote, quoteLiteral } from '../database/sqlText.ts';
import { badInput, notFound } from '../errors.ts';
import type { Call, CallContext } from '../http/call.ts';
import { readScope } from '../resource/read/rowScope.ts';

export interface ReserveUseCall {
  /** The last segments of its address: `storage-location-sub`. */
  readonly name: string;
  readonly summary: Label;
  /** The entities of the rows: documents, whose lines are added up, or parts of documents. */
  readonly entities: readonly string[];
  /** One kind, or several of which a document has only one. */
  readonly kinds: readonly StockCardKind[];
}

const IDS_MAX = 500;

export function reserveUseCall({ name, summary, entities, kinds }: ReserveUseCall): Call {
  return {
    method: 'POST',
    path: `/api/v1/transaction/stock-cards/${name}/reserve-use`,
    summary,
    entity: 'stockCard',
    rights: ['canView', 'canSelect'],
    bodySchema: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: IDS_MAX },
    handle: (context) => answerReserveUse(context, { entities, kinds }),
  };
}

interface StoredFigures {
  readonly id: string;
  readonly quota: string;
  readonly reserve: string;
  readonly use: string;
}

async function answerReserveUse(
  { app, actor, body }: CallContext,
  { entities, kinds }: Pick<ReserveUseCall, 'entities' | 'kinds'>,
): Promise<unknown> {
  const ids = readIds(body);
  const queries = entities.map((name) => figuresQuery(app.catalogue, { name, kinds, ids, actor }));
  const found = await Promise.all(queries.map((query) => app.pools.api.query<StoredFigures>(query)));
  const byId = new Map(found.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const answers = ids.map((id) => {
    const row = byId.get(id);
    // A row of somebody else does not exist for the caller.
    if (row === undefined) throw notFound();
    const [quota, reserve, use] = [decimal(row.quota), decimal(row.reserve), decimal(row.use)];
    return {
      id,
      quota: decimalNumber(quota),
      reserve: decimalNumber(reserve),
      use: decimalNumber(use),
      balance: decimalNumber(quota.minus(reserve).minus(use)),
    };
  });
  return ids.length === 1 ? answers[0] : answers;
}

interface FiguresQuestion {
  readonly name: string;
  readonly kinds: readonly StockCardKind[];
  readonly ids: readonly string[];
  readonly actor: Actor;
}

function figuresQuery(catalogue: Catalogue, { name, kinds, ids, actor }: FiguresQuestion) {
  const entity = getEntity(catalogue, name);
  const root = rootEntityOf(catalogue, entity);
  const { sql: scopeSql, values } = readScope(actor, root);
  const isPart = entity.partOf !== undefined;
  const from = isPart
    ? `${quote(tableName(entity.name))} p join ${quote(tableName(root.name))} t on t."id" = p.${quote(columnName(entity.partOf.rootField, 'ref'))}`
    : `${quote(tableName(root.name))} t`;
  const own = isPart ? 'p' : 't';
  return {
    text: `select ${own}."id", coalesce(sum(s."quota"), 0)::text as "quota", coalesce(sum(s."reserve"), 0)::text as "reserve",
  coalesce(sum(s."use"), 0)::text as "use"
from ${from} left join "stock_card" s on s."dossier_id" = t."dossier_id"${isPart ? ' and s."line_id" = p."line_id"' : ''}
  and s."kind" in (${kinds.map(quoteLiteral).join(', ')})
where ${own}."id" = any($1::uuid[])${scopeSql} group by ${own}."id"`,
    values: [ids, ...values],
  };
}

function readIds(body: unknown): readonly string[] {
  if (
    !Array.isArray(body) ||
    body.length === 0 ||
    !body.every((id) => typeof id === 'string' && isUuid(id.toLowerCase()))
  )
    throw badInput(message('wrongType', { name: 'ids', expected: 'array of UUID' }));
  if (body.length > IDS_MAX) throw badInput(message('tooMany', { what: 'ids', limit: IDS_MAX }));
  return (body as readonly string[]).map((id) => id.toLowerCase());
}
