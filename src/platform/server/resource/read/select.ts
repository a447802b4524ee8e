/** What a row returns: a tree of names, each leaf a column, each branch a reference. */
import { allFieldsOf, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { columnName } from '#language/naming.ts';
import { FILE_URL } from '../../files/fileUrl.ts';
import type { Joins } from './joins.ts';
import { cardFieldsOf, resolvePath, type ResolvedPath, type ReferenceStep } from './path.ts';
import { mayReadField, type Reader } from './reader.ts';
import { quoteLiteral, quote } from '../../database/sqlText.ts';
import { valueSql } from './valueSql.ts';

export interface SelectContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly joins: Joins;
  readonly root: string;
}

interface SelectBranch {
  readonly steps: readonly ReferenceStep[];
  readonly leaves: Map<string, ResolvedPath>;
  readonly branches: Map<string, SelectBranch>;
}

/** Returns `expression as "name"` for every name that the row returns. */
export function selectColumns(
  context: SelectContext,
  entity: AnyEntity,
  { select, omit }: { select: readonly string[] | undefined; omit?: string | undefined },
): string[] {
  const root: SelectBranch = { steps: [], leaves: new Map(), branches: new Map() };
  for (const path of select === undefined
    ? readableNames(context.reader, entity).filter((name) => name !== omit)
    : ['id', ...select]) {
    addLeaves(root, withCard(context, resolvePath(context.catalogue, context.reader, entity, path)));
  }
  return [
    ...[...root.leaves].map(([name, leaf]) => `${leafSql(context, leaf)} as ${quote(name)}`),
    ...[...root.branches].map(([name, branch]) => `${branchSql(context, branch)} as ${quote(name)}`),
  ];
}

/** Without a select: every own field that the reader may read; parts are returned only if they are requested. */
function readableNames(reader: Reader, entity: AnyEntity): string[] {
  return Object.entries(allFieldsOf(entity))
    .filter(([, field]) => field.kind !== 'parts' && field.kind !== 'inverse' && mayReadField(reader, field))
    .map(([name]) => name);
}

/** A bare reference returns its card. */
function withCard({ catalogue, reader }: SelectContext, resolved: ResolvedPath): ResolvedPath[] {
  const { field } = resolved;
  const target =
    field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice'
      ? findTarget(catalogue, field)
      : undefined;
  if (target === undefined) return [resolved];
  const steps = [...resolved.steps, { name: resolved.name, field, target, isScoped: false }];
  return cardFieldsOf(target).map((name) => {
    const card = resolvePath(catalogue, reader, target, name);
    return { ...card, path: `${resolved.path}.${name}`, steps, entity: target };
  });
}

function addLeaves(root: SelectBranch, leaves: readonly ResolvedPath[]): void {
  for (const leaf of leaves) {
    let at = root;
    leaf.steps.forEach((step, index) => {
      const existing = at.branches.get(step.name);
      const next = existing ?? {
        steps: leaf.steps.slice(0, index + 1),
        leaves: new Map<string, ResolvedPath>(),
        branches: new Map<string, SelectBranch>(),
      };
      at.branches.set(step.name, next);
      at = next;
    });
    at.leaves.set(leaf.name, leaf);
  }
}

/** Null if nothing is referred to. An id alone needs no join, because it is in the row that refers. */
function branchSql(context: SelectContext, branch: SelectBranch): string {
  const step = branch.steps.at(-1);
  if (step === undefined) throw new Error('A branch has at least one step');
  const from = context.joins.aliasOf(branch.steps.slice(0, -1));
  const column = `${from}.${quote(columnName(step.name, step.field.kind))}`;
  const pairs = [
    ...[...branch.leaves].map(([name, leaf]) => {
      const isIdHere = name === 'id' && step.field.kind !== 'choice';
      return `${quoteLiteral(name)}, ${isIdHere ? column : leafSql(context, leaf)}`;
    }),
    ...[...branch.branches].map(([name, inner]) => `${quoteLiteral(name)}, ${branchSql(context, inner)}`),
  ];
  return `case when ${column} is null then null else json_build_object(${pairs.join(', ')}) end`;
}

function leafSql({ catalogue, joins }: SelectContext, leaf: ResolvedPath): string {
  return columnSql(valueSql(catalogue, joins.aliasOf(leaf.steps), leaf), leaf.field);
}

/** A date is sent as its first second in Bangkok; everything else as PostgreSQL writes it. */
export function columnSql(column: string, field: Field): string {
  if (field.kind === 'date') return `${column}::text || 'T00:00:00+07:00'`;
  return field.kind === 'file' ? fileSql(column) : column;
}

function fileSql(column: string): string {
  return `(select json_build_object('id', f."id", 'name', f."name", 'size', f."size", 'type', f."type", 'url', ${quoteLiteral(FILE_URL)} || f."id", 'path', 'attachments/' || f."id", 'group', f."file_group", 'isUserFile', f."is_user_file") from "stored_file" f where f."id" = ${column})`;
}
