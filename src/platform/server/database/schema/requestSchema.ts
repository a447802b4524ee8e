/**
 * Constraints and triggers of PostgreSQL for requests and their documents, independent of the program: one request in
 * process, one revision in force, complete when submitted, immutable when issued, never issued to nobody.
 */
import { partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { finalStatesOf } from '#language/workflow.ts';
import type { Constraint } from './constraints.ts';
import { quoteAll } from './objectNames.ts';
import { quoteLiteral, quote } from '../sqlText.ts';

export const OPEN_REQUEST_INDEX = 'request_dossier_id_in_process_key';
/** Raised by the triggers below. */
export const ISSUED_IS_FINAL = 'HZ001';

/** Constraints beyond those of single fields. */
export function requestConstraintsOf(catalogue: Catalogue, entity: AnyEntity): Constraint[] {
  if (entity.name === 'dossier') return dossierConstraints(entity);
  if (entity.name === 'request') return requestConstraints(catalogue, entity);
  return entity.isDocument ? documentConstraints(entity) : [];
}

function dossierConstraints(entity: AnyEntity): Constraint[] {
  return [
    check(entity, { fields: ['refState', 'code'], sql: `("state" in ('pending', 'refused')) = ("code" is null)` }),
    check(entity, { fields: ['refHolder', 'code'], sql: `"code" is null or "holder_id" is not null` }),
    // Both columns are set once, so that what was used up stays so.
    check(entity, {
      fields: ['refState', 'refUsedBy', 'usedDate'],
      sql: `("state" = 'usedUp') = ("used_by_id" is not null) and ("used_by_id" is null) = ("used_date" is null)`,
    }),
    hasHolderOrDepartment(entity),
    unique(entity, ['id', 'document_type']),
    // The columns that requests and documents refer to below, so that they cannot contradict it.
    unique(entity, ['id', 'document_type', 'holder_id']),
    unique(entity, ['id', 'department_id']),
  ];
}

function requestConstraints({ requests }: Catalogue, entity: AnyEntity): Constraint[] {
  const ends = finalStatesOf([...requests.values()].map(({ workflow }) => workflow));
  return [
    ...(ends.length === 0
      ? []
      : [
          check(entity, {
            fields: ['refStatus', 'isOpen'],
            sql: `"is_open" = ("status" not in (${ends.map(quoteLiteral).join(', ')}))`,
          }),
        ]),
    check(entity, {
      fields: ['refRequestType', 'baseRevision'],
      sql: `("request_type" = 'new') = ("base_revision" is null)`,
    }),
    check(entity, { fields: ['refHolder', 'refOrigin'], sql: `"holder_id" is not null or "origin" = 'office'` }),
    check(entity, { fields: ['refNamedHolder', 'refOrigin'], sql: `"named_holder_id" is null or "origin" = 'office'` }),
    // A check that compares with null passes.
    check(entity, { fields: ['refHolder', 'refNamedHolder'], sql: `"holder_id" = "named_holder_id"` }),
    check(entity, { fields: ['refHolder', 'refStatus'], sql: `"holder_id" is not null or "status" <> 'approved'` }),
    hasHolderOrDepartment(entity),
    unique(entity, ['id', 'dossier_id']),
    ...dossierReferences(entity),
  ];
}

/** An operator's draft has no department yet, and an officer's no holder; no row lacks both. */
function hasHolderOrDepartment(entity: AnyEntity): Constraint {
  return check(entity, {
    fields: ['refHolder', 'refDepartment'],
    sql: `"holder_id" is not null or "department_id" is not null`,
  });
}

function documentConstraints(entity: AnyEntity): Constraint[] {
  const needed = storedFieldsOf(entity)
    .filter(([, field]) => field.required && field.managed !== true)
    .map(([, , column]) => `${quote(column)} is not null`);
  return [
    check(entity, { fields: ['isComplete'], sql: `not "is_complete" or (${['true', ...needed].join(' and ')})` }),
    check(entity, { fields: ['revision', 'isComplete'], sql: `"revision" is null or "is_complete"` }),
    check(entity, { fields: ['isCurrent', 'revision'], sql: `not "is_current" or "revision" is not null` }),
    check(entity, { fields: ['refHolder', 'revision'], sql: `"revision" is null or "holder_id" is not null` }),
    hasHolderOrDepartment(entity),
    unique(entity, ['request_id'], ['refRequest']),
    unique(entity, ['dossier_id', 'revision'], ['revision']),
    unique(entity, ['public_token'], ['publicToken']),
    reference(entity, { columns: ['request_id', 'dossier_id'], target: 'request ("id", "dossier_id")' }),
    ...dossierReferences(entity),
  ];
}

function dossierReferences(entity: AnyEntity): Constraint[] {
  return [
    // The second reference does not apply to a row without a holder.
    reference(entity, { columns: ['dossier_id', 'document_type'], target: 'dossier ("id", "document_type")' }),
    reference(entity, {
      columns: ['dossier_id', 'document_type', 'holder_id'],
      target: 'dossier ("id", "document_type", "holder_id")',
    }),
    reference(entity, { columns: ['dossier_id', 'department_id'], target: 'dossier ("id", "department_id")' }),
  ];
}

export function check(entity: AnyEntity, { fields, sql }: { fields: readonly string[]; sql: string }): Constraint {
  const columns = fields.map((field) => storedFieldsOf(entity).find(([name]) => name === field)?.[2] ?? field);
  return {
    table: tableName(entity.name),
    columns: [...columns, 'together'],
    suffix: 'check',
    sql: `check (${sql})`,
    owner: { entity: entity.name, fields, kind: 'check' },
  };
}

export function unique(entity: AnyEntity, columns: readonly string[], fields: readonly string[] = ['id']): Constraint {
  return {
    table: tableName(entity.name),
    columns,
    suffix: 'key',
    sql: `unique (${quoteAll(columns)})`,
    owner: { entity: entity.name, fields, kind: 'unique' },
  };
}

export function reference(
  entity: AnyEntity,
  { columns, target }: { columns: readonly string[]; target: string },
): Constraint {
  const [table = '', rest = ''] = target.split(/ (.*)/);
  return {
    table: tableName(entity.name),
    columns,
    suffix: 'fkey',
    sql: `foreign key (${quoteAll(columns)}) references ${quote(table)} ${rest}`,
    owner: { entity: entity.name, fields: ['refDossier'], kind: 'reference' },
  };
}

/** Statements after all tables: partial indexes and the triggers. */
export function requestSchemaSql(catalogue: Catalogue): readonly string[] {
  const documents = [...catalogue.entities.values()].filter((entity) => entity.isDocument);
  if (!catalogue.entities.has('request')) return [];
  return [
    `create unique index "request_dossier_id_new_key" on "request" using btree ("dossier_id") where "request_type" = 'new'`,
    `create unique index ${quote(OPEN_REQUEST_INDEX)} on "request" using btree ("dossier_id") where "is_open" and "status" <> 'draft'`,
    // For open requests, which are few among all that ever existed.
    `create index "request_department_id_open_idx" on "request" using btree ("department_id", "status", "due_date") where "is_open"`,
    // For documents that expire soon, which are few among all that ever were in force.
    `create index "dossier_expire_date_in_force_idx" on "dossier" using btree ("expire_date", "id") where "state" = 'inForce'`,
    KEEP_IDENTITY,
    trigger({
      name: 'dossier_identity',
      table: 'dossier',
      on: 'update',
      call: `keep_identity('document_type', 'previous_id', '?holder_id', '?department_id', '?code', '?used_by_id', '?used_date')`,
    }),
    trigger({
      name: 'request_identity',
      table: 'request',
      on: 'update',
      call: `keep_identity('dossier_id', 'document_type', 'request_type', 'document_id', 'origin', '?holder_id', '?department_id')`,
    }),
    KEEP_ISSUED,
    KEEP_ISSUED_PART,
    ...documents.flatMap((entity) => {
      const table = tableName(entity.name);
      return [
        `create unique index ${quote(`${table}_dossier_id_current_key`)} on ${quote(table)} using btree ("dossier_id") where "is_current"`,
        trigger({
          name: `${table}_identity`,
          table,
          on: 'update',
          call: `keep_identity('request_id', 'dossier_id', 'document_type', '?holder_id', '?department_id')`,
        }),
        trigger({ name: `${table}_issued`, table, on: 'update or delete', call: 'keep_issued()' }),
        ...partFieldsOf(entity).map(([, field]) => partTrigger(catalogue, { root: table, part: field.target })),
      ];
    }),
  ];
}

function partTrigger(catalogue: Catalogue, { root, part }: { root: string; part: string }): string {
  const entity = catalogue.entities.get(part);
  if (entity === undefined || partFieldsOf(entity).length > 0)
    throw new Error(
      `"${part}" has parts of its own, which nothing would keep from changing once the document is issued`,
    );
  const table = tableName(part);
  return trigger({
    name: `${table}_issued`,
    table,
    on: 'insert or update or delete',
    call: `keep_issued_part(${quoteLiteral(root)}, ${quoteLiteral(`${root}_id`)})`,
  });
}

function trigger({ name, table, on, call }: { name: string; table: string; on: string; call: string }): string {
  return `create trigger ${quote(name)} before ${on} on ${quote(table)} for each row execute function ${call}`;
}

/** The named columns never change; those with a question mark are set once and never change afterwards. */
const KEEP_IDENTITY = `create function keep_identity() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  will jsonb := to_jsonb(new);
  name text;
  named text;
begin
  foreach named in array tg_argv loop
    name := ltrim(named, '?');
    if was->name is not distinct from will->name then continue; end if;
    if name = named then
      raise exception '% of % never changes', name, tg_table_name using errcode = '${ISSUED_IS_FINAL}';
    end if;
    if was->>name is not null then
      raise exception '% of % stays once it is given', name, tg_table_name using errcode = '${ISSUED_IS_FINAL}';
    end if;
  end loop;
  return new;
end $$`;

/** A row with a revision was issued: only whether it is in force may change. */
const KEEP_ISSUED = `create function keep_issued() returns trigger language plpgsql as $$
begin
  if old.revision is null then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'is_current') = (to_jsonb(old) - 'is_current') then return new; end if;
  raise exception 'revision % of % was issued and never changes', old.revision, tg_table_name using errcode = '${ISSUED_IS_FINAL}';
end $$`;

/**
 * The part rows of an issued document are as final as the row itself. When the root is deleted with its parts, it no
 * longer exists here.
 */
const KEEP_ISSUED_PART = `create function keep_issued_part() returns trigger language plpgsql as $$
declare
  is_issued boolean;
begin
  execute format('select bool_or(revision is not null) from %I where id = any($1)', tg_argv[0]) into is_issued
    using array_remove(array[(to_jsonb(old)->>tg_argv[1])::uuid, (to_jsonb(new)->>tg_argv[1])::uuid], null);
  if is_issued then
    raise exception 'what % belongs to was issued and never changes', tg_table_name using errcode = '${ISSUED_IS_FINAL}';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$`;
