/**
 * Computes the rows that a caller may see again from the declarations: the product's own answer is compared with it.
 */
import type { Pool } from 'pg';
import { getEntity, rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { Actor, RowScope } from '#platform/server/access/actor/actor.ts';

export interface RowQuestion {
  readonly db: Pool;
  readonly catalogue: Catalogue;
  readonly actor: Actor;
  readonly entity: AnyEntity;
}

/** Returns those of these ids that they may see. */
export async function visibleAmong(question: RowQuestion, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { text, values } = rowsSql(question, true);
  const { rows } = await question.db.query<{ id: string }>(
    `select "id" from (${text}) v where "id" = any($${values.length + 1}::uuid[])`,
    [...values, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns some that they may not see, in an order that the seed decides. */
export async function idsOutside(
  question: RowQuestion,
  { seed, limit }: { seed: number; limit: number },
): Promise<readonly string[]> {
  const { text, values } = rowsSql(question, false);
  const order = `order by md5("id"::text || '${Math.trunc(seed)}')`;
  const { rows } = await question.db.query<{ id: string }>(`select "id" from (${text}) v ${order} limit ${limit}`, [
    ...values,
  ]);
  return rows.map(({ id }) => id);
}

interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

function rowsSql({ catalogue, actor, entity }: RowQuestion, isSeen: boolean): Sql {
  const { text, values } = conditionOf(actor, rootEntityOf(catalogue, entity));
  const condition = isSeen ? 'true' : 'not true';
  return { text: `select p."id" from ${joinsToRoot(catalogue, entity)} where (${text}) is ${condition}`, values };
}

/** A part is visible with its root: joined up to it, which has the alias `r`. */
function joinsToRoot(catalogue: Catalogue, entity: AnyEntity): string {
  const joins: string[] = [];
  let [at, alias] = [entity, 'p'];
  while (at.partOf !== undefined) {
    const root = getEntity(catalogue, at.partOf.root);
    const rootAlias = root.partOf === undefined ? 'r' : `p${joins.length + 1}`;
    joins.push(
      `join "${tableName(root.name)}" ${rootAlias} on ${rootAlias}."id" = ${alias}."${columnName(at.partOf.rootField, 'ref')}"`,
    );
    [at, alias] = [root, rootAlias];
  }
  const table = `"${tableName(entity.name)}"`;
  return [`${table} p`, ...(entity.partOf === undefined ? [`join ${table} r on r."id" = p."id"`] : joins)].join(' ');
}

function conditionOf({ scope, userId }: Actor, entity: AnyEntity): Sql {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const column = (name: string): string => `r."${columnName(name, entity.fields[name]?.kind ?? 'ref')}"`;
  const { holder, department, documentType, registration, madeBy, user, ownerField } = entity.scope;
  const terms = [user, ownerField]
    .filter((name) => name !== undefined)
    .map((name) => `${column(name)} = ${bind(userId)}::uuid`);
  if (madeBy !== undefined) terms.push(madeByCondition(scope, column(madeBy), bind));
  else if (holder !== undefined || department !== undefined || documentType !== undefined) {
    const find = (name: string | undefined): string | undefined => (name === undefined ? undefined : column(name));
    const columns = { holder: find(holder), department: find(department), documentType: find(documentType) };
    const isActing = scope.kind === 'holder' || scope.kind === 'agent';
    const ofRegistration = (): string => {
      const dossier =
        scopeCondition(
          scope,
          { holder: 'd."holder_id"', department: 'd."department_id"', documentType: 'd."document_type"' },
          bind,
        ) ?? 'false';
      const same = `d."holder_id" = ${columns.holder ?? 'null'} and d."document_type" = ${bind(registration)}`;
      return `exists (select from "dossier" d where ${same} and ${dossier})`;
    };
    terms.push(
      scopeCondition(scope, columns, bind) ?? (registration !== undefined && !isActing ? ofRegistration() : 'false'),
    );
  }
  return { text: terms.length === 0 ? 'true' : terms.join(' and '), values };
}

type Bind = (value: unknown) => string;
type Columns = Readonly<Partial<Record<'holder' | 'department' | 'documentType', string | undefined>>>;

function madeByCondition({ kind, ...scope }: RowScope, column: string, bind: Bind): string {
  if (kind === 'none') return 'false';
  if (kind === 'all') return 'true';
  return 'holderId' in scope ? `${column} = ${bind(scope.holderId)}::uuid` : `${column} is null`;
}

/** Returns undefined if the scope does not apply to such rows. */
function scopeCondition(scope: RowScope, columns: Columns, bind: Bind): string | undefined {
  const equals = (column: string | undefined, value: string): string | undefined =>
    column === undefined ? undefined : `${column} = ${bind(value)}::uuid`;
  const some = (column: string | undefined, values: readonly string[], type: string): string | undefined =>
    column === undefined ? undefined : `${column} = any(${bind(values)}::${type}[])`;
  const { holder, department, documentType } = columns;
  switch (scope.kind) {
    case 'all':
      return 'true';
    case 'none':
      return undefined;
    case 'holder':
      return equals(holder, scope.holderId);
    case 'agent':
      if (holder === undefined || documentType === undefined) return undefined;
      return [equals(holder, scope.holderId), some(documentType, scope.documentTypes, 'text')].join(' and ');
    case 'department':
      return equals(department, scope.departmentId);
    case 'departments':
      return some(department, scope.departmentIds, 'uuid');
    case 'documentTypes':
      return some(documentType, scope.documentTypes, 'text');
  }
}
