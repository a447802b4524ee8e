/** What an actor may see: which rows, through which references, which classes of field. */
import { rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import { isAuthorField } from '#language/commonFields.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { columnName } from '#language/naming.ts';
import { dossier } from '#platform/model/request/dossier.ts';
import { ANONYMOUS_USERNAME } from '#platform/model/party/userRules.ts';
import type { Actor, RowScope } from '../../access/actor/actor.ts';

export interface Reader {
  readonly actor: Actor;
  /** Two readers with the same key compile to the same SQL. */
  readonly key: string;
}

export function readerOf(actor: Actor): Reader {
  const oneOrMany =
    actor.scope.kind === 'departments' && actor.scope.departmentIds.length === 1 ? 'department' : actor.scope.kind;
  return { actor, key: `${oneOrMany}|${[...actor.fieldClasses].join('')}|${actor.grants.key}` };
}

export function mayReadField(reader: Reader, field: Field): boolean {
  if (isAnonymous(reader.actor) && isAuthorField(field)) return false;
  return field.class === 'public' || reader.actor.fieldClasses.has(field.class);
}

/** True if nobody has signed in. No account may have this name. */
function isAnonymous({ userId, username }: Actor): boolean {
  return userId === null && username === ANONYMOUS_USERNAME;
}

/**
 * Names of the values with which a scope compares; they are bound when the query is run. `nobody` compares with null.
 */
export type ScopeParameter =
  | 'nobody'
  | 'holderId'
  | 'departmentId'
  | 'departmentIds'
  | 'documentTypes'
  | 'visibleTypes'
  | 'userId';

export interface ScopeEquality {
  readonly column: string;
  readonly parameter: ScopeParameter;
  /**
   * Set if the column is not in the row itself, but in a dossier of this type, of the holder that the row has in this
   * column.
   */
  readonly behind?: { readonly holder: string; readonly documentType: string };
}

/**
 * Returns the equalities that limit a reader to their rows. `undefined` means that they may see no rows: the scope of
 * the reader is not defined for this entity, which is treated as refused.
 */
export function scopeOf(reader: Reader, entity: AnyEntity): readonly ScopeEquality[] | undefined {
  const { scope: dimensions } = entity;
  const own: ScopeEquality[] = [];
  for (const name of [dimensions.user, dimensions.ownerField]) {
    if (name !== undefined) own.push({ column: scopeColumn(entity, name), parameter: 'userId' });
  }
  if (dimensions.madeBy !== undefined) {
    const makerScope = makerEqualities(reader.actor.scope, scopeColumn(entity, dimensions.madeBy));
    return makerScope === undefined ? undefined : [...own, ...makerScope];
  }
  const isShared =
    dimensions.holder === undefined && dimensions.department === undefined && dimensions.documentType === undefined;
  if (isShared) return own;
  const rows =
    rowEqualities(reader.actor.scope, columnsOf(entity)) ?? registrationEqualities(reader.actor.scope, entity);
  return rows === undefined ? undefined : [...own, ...rows, ...typeEqualities(reader.actor, entity)];
}

/** Documents that several modules serve are visible, with their requests and dossiers, by the menus of each module. */
function typeEqualities({ grants }: Actor, entity: AnyEntity): readonly ScopeEquality[] {
  const { documentType } = entity.scope;
  return documentType === undefined || grants.visibleTypes === null
    ? []
    : [{ column: scopeColumn(entity, documentType), parameter: 'visibleTypes' }];
}

/** Does the same for writing: rows that are visible only through a registration cannot be changed by the reader. */
export function writeScopeOf(reader: Reader, entity: AnyEntity): readonly ScopeEquality[] | undefined {
  const equalities = scopeOf(reader, entity);
  return equalities?.some(({ behind }) => behind !== undefined) === true ? undefined : equalities;
}

/** A part is visible with its root. */
export function isSeenThroughRoot(catalogue: Catalogue, entity: AnyEntity): AnyEntity | undefined {
  return entity.partOf === undefined ? undefined : rootEntityOf(catalogue, entity);
}

export function scopeValue(actor: Actor, parameter: ScopeParameter): unknown {
  const { scope } = actor;
  switch (parameter) {
    case 'nobody':
      return null;
    case 'userId':
      return actor.userId;
    case 'holderId':
      return scope.kind === 'holder' || scope.kind === 'agent' ? scope.holderId : null;
    case 'departmentId':
      if (scope.kind === 'department') return scope.departmentId;
      return scope.kind === 'departments' ? scope.departmentIds[0] : null;
    case 'departmentIds':
      return scope.kind === 'departments' ? scope.departmentIds : [];
    case 'documentTypes':
      return scope.kind === 'agent' || scope.kind === 'documentTypes' ? scope.documentTypes : [];
    case 'visibleTypes':
      return actor.grants.visibleTypes ?? [];
  }
}

function makerEqualities({ kind }: RowScope, column: string): readonly ScopeEquality[] | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'all') return [];
  return [{ column, parameter: kind === 'holder' || kind === 'agent' ? 'holderId' : 'nobody' }];
}

type ScopeDimension = 'holder' | 'department' | 'documentType';

function rowEqualities(
  scope: RowScope,
  columnFor: (dimension: ScopeDimension) => string | undefined,
): ScopeEquality[] | undefined {
  const all = (...pairs: [ScopeDimension, ScopeParameter][]): ScopeEquality[] | undefined => {
    const found = pairs.map(([dimension, parameter]) => ({ column: columnFor(dimension), parameter }));
    return found.every((one): one is ScopeEquality => one.column !== undefined) ? found : undefined;
  };
  switch (scope.kind) {
    case 'all':
      return [];
    case 'none':
      return undefined;
    case 'holder':
      return all(['holder', 'holderId']);
    case 'agent':
      return all(['holder', 'holderId'], ['documentType', 'documentTypes']);
    case 'department':
      return all(['department', 'departmentId']);
    case 'departments':
      return all(['department', scope.departmentIds.length === 1 ? 'departmentId' : 'departmentIds']);
    case 'documentTypes':
      return all(['documentType', 'documentTypes']);
  }
}

/** People who act for a holder are limited by the holder only. */
function registrationEqualities(scope: RowScope, entity: AnyEntity): ScopeEquality[] | undefined {
  const { holder, registration } = entity.scope;
  if (holder === undefined || registration === undefined || scope.kind === 'holder' || scope.kind === 'agent')
    return undefined;
  const behind = { holder: scopeColumn(entity, holder), documentType: registration };
  return rowEqualities(scope, columnsOf(dossier))?.map((equality) => ({ ...equality, behind }));
}

function columnsOf(entity: AnyEntity): (dimension: ScopeDimension) => string | undefined {
  return (dimension) => {
    const field = entity.scope[dimension];
    return field === undefined ? undefined : scopeColumn(entity, field);
  };
}

function scopeColumn(entity: AnyEntity, name: string): string {
  const field = entity.fields[name];
  if (field === undefined)
    throw new Error(`The scope of "${entity.name}" names a field "${name}" that it does not have`);
  return columnName(name, field.kind);
}
