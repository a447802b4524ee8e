/** The references that a query follows, each joined once. */
import { getChoice, type Catalogue } from '#language/catalogue.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { ReferenceStep } from './path.ts';
import { scopeOf, type Reader, type ScopeEquality, type ScopeParameter } from './reader.ts';
import { quoteLiteral, quote, type SqlParameters } from '../../database/sqlText.ts';

export interface Joins {
  /** Returns the alias of the table at the end of the steps. */
  readonly aliasOf: (steps: readonly ReferenceStep[]) => string;
  readonly sql: () => string;
}

export interface JoinContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly scope: SqlParameters<ScopeParameter>;
  /** Aliases of one level share a prefix, so that nested levels do not clash. */
  readonly prefix: string;
  readonly root: string;
}

export function collectJoins(context: JoinContext): Joins {
  const aliases = new Map<string, string>();
  const clauses: string[] = [];
  const join = (steps: readonly ReferenceStep[]): string => {
    const step = steps.at(-1);
    if (step === undefined) return context.root;
    const key = steps.map((pathStep) => pathStep.name + (pathStep.isScoped ? '!' : '')).join('.');
    const existing = aliases.get(key);
    if (existing !== undefined) return existing;
    const from = join(steps.slice(0, -1));
    const alias = `${context.prefix}${aliases.size + 1}`;
    aliases.set(key, alias);
    clauses.push(
      `left join ${quote(tableName(step.target.name))} ${alias} on ${conditionOf(context, step, { from, alias })}`,
    );
    return alias;
  };
  return { aliasOf: join, sql: () => clauses.map((clause) => `\n${clause}`).join('') };
}

function conditionOf(
  { catalogue, reader, scope }: JoinContext,
  step: ReferenceStep,
  { from, alias }: { from: string; alias: string },
): string {
  const column = `${from}.${quote(columnName(step.name, step.field.kind))}`;
  const identity =
    step.field.kind === 'choice'
      ? `${alias}."group" = ${quoteLiteral(getChoice(catalogue, step.field.choice).group)} and ${alias}."code" = ${column}`
      : `${alias}."id" = ${column}`;
  if (!step.isScoped) return identity;
  const equalities = scopeOf(reader, step.target);
  return equalities === undefined
    ? 'false'
    : [identity, ...equalities.map((equality) => equalitySql(alias, equality, scope))].join(' and ');
}

const ofTypes: readonly ScopeParameter[] = ['documentTypes', 'visibleTypes'];
const manyValued: ReadonlySet<ScopeParameter> = new Set(['departmentIds', ...ofTypes]);

export function equalitySql(
  alias: string,
  { behind, ...equality }: ScopeEquality,
  scope: SqlParameters<ScopeParameter>,
): string {
  if (behind === undefined) return ownEqualitySql(alias, equality, scope);
  // A holder may have had several dossiers, one after another: a join would return its rows once for each.
  return `exists (select 1 from "dossier" seen where seen."holder_id" = ${alias}.${quote(behind.holder)} and seen."document_type" = ${quoteLiteral(behind.documentType)} and ${ownEqualitySql('seen', equality, scope)})`;
}

function ownEqualitySql(
  alias: string,
  { column, parameter }: ScopeEquality,
  scope: SqlParameters<ScopeParameter>,
): string {
  if (parameter === 'nobody') return `${alias}.${quote(column)} is null`;
  const type = ofTypes.includes(parameter) ? 'text' : 'uuid';
  const placeholder = scope.placeholder(parameter);
  return manyValued.has(parameter)
    ? `${alias}.${quote(column)} = any(${placeholder}::${type}[])`
    : `${alias}.${quote(column)} = ${placeholder}::${type}`;
}

export function isManyValued(parameter: ScopeParameter): boolean {
  return manyValued.has(parameter);
}
