/** The statements of the hand-written server: each answers one query and is written as well as possible. */
import type { RowScope } from '#platform/server/access/actor/actor.ts';

export interface HandWrittenStatement {
  readonly name: string;
  readonly text: string;
}

/** The scope of an actor as one more condition; its value follows the other values. */
export function scopeOf(scope: RowScope): { kind: string; column: string | undefined; values: readonly string[] } {
  switch (scope.kind) {
    case 'all':
      return { kind: scope.kind, column: undefined, values: [] };
    case 'holder':
      return { kind: scope.kind, column: 'holder_id', values: [scope.holderId] };
    case 'department':
      return { kind: scope.kind, column: 'department_id', values: [scope.departmentId] };
    case 'none':
    case 'agent':
    case 'departments':
    case 'documentTypes':
      throw new Error(`Nobody in the benchmark has the scope ${scope.kind}`);
  }
}

type Scope = ReturnType<typeof scopeOf>;

/** Totals are exact up to this number, as in the product. */
const CAP = 100_000;
const PAGE = 20;

const REFERENCES = `
left join "lookup" s on s."group" = 'BENCH_STATUS' and s."code" = k."status"
left join "user" h on h."id" = k."holder_id"
left join "department" d on d."id" = k."department_id"
left join "lookup" y on y."id" = k."type_id"
left join "user" o on o."id" = k."officer_id"`;

const RECORD = `k."code", k."subject", k."id", k."version", k."is_active" as "isActive", k."create_by" as "createBy", k."create_date" as "createDate", k."update_by" as "updateBy", k."update_date" as "updateDate",
json_build_object('id', s."id", 'key', s."key", 'value', s."value", 'value2', s."value2") as "refStatus",
json_build_object('id', h."id", 'username', h."username", 'fullName', h."full_name", 'fullNameEn', h."full_name_en") as "refHolder",
json_build_object('id', d."id", 'code', d."code", 'nameTh', d."name_th", 'nameEn', d."name_en") as "refDepartment",
json_build_object('id', y."id", 'key', y."key", 'value', y."value", 'value2', y."value2") as "refType",
case when o."id" is not null then json_build_object('id', o."id", 'username', o."username", 'fullName', o."full_name", 'fullNameEn', o."full_name_en") end as "refOfficer"`;

const LINES = `(select coalesce(json_agg(l), '[]') from (
  select p."label", p."net_kg" as "netKg", p."id", p."seq", case when u."id" is not null then json_build_object('id', u."id", 'key', u."key", 'value', u."value", 'value2', u."value2") end as "refUnit"
  from "bench_line" p left join "lookup" u on u."id" = p."unit_id" where p."request_id" = k."id" order by p."seq", p."id") l) as "lines"`;

const FROM = '"bench_request" t';

export function ofHolder(scope: Scope, { withLines }: { withLines: boolean }): HandWrittenStatement {
  return list({
    name: withLines ? 'ofHolderWithLines' : 'ofHolder',
    scope,
    where: 't."holder_id" = $1 and t."is_active"',
    values: 1,
    columns: withLines ? `${RECORD}, ${LINES}` : RECORD,
  });
}

export function queue(scope: Scope): HandWrittenStatement {
  return list({
    name: 'queue',
    scope,
    where: 't."status" = $1 and t."department_id" = $2 and t."is_active"',
    values: 2,
    columns: RECORD,
  });
}

/** A deep page finds its keys in the index before it reads a row. `$3` is the number of rows before it. */
export function deepQueue(scope: Scope): HandWrittenStatement {
  const where = `t."status" = $1 and t."department_id" = $2 and t."is_active"${scopeCondition(scope, 4)}`;
  return {
    name: `deepQueue ${scope.kind}`,
    text: `select (select coalesce(json_agg(r), '[]') from (select ${RECORD}
from (select t."id", t."create_date" from ${FROM} where ${where} order by t."create_date" desc, t."id" desc limit ${PAGE} offset $3) i
join "bench_request" k on k."id" = i."id"${REFERENCES}
order by i."create_date" desc, i."id" desc) r)::text as data,
(select count(*) from (select from ${FROM} where ${where} limit ${CAP + 1}) c)::int as total`,
  };
}

export function byCode(scope: Scope): HandWrittenStatement {
  return byText('byCode', scope, 'code');
}

export function bySubject(scope: Scope): HandWrittenStatement {
  return byText('bySubject', scope, 'subject');
}

/** Texts in the benchmark are in some hundred rows at most: all are found by the index, then sorted and counted. */
function byText(name: string, scope: Scope, column: string): HandWrittenStatement {
  return {
    name: `${name} ${scope.kind}`,
    text: `with found as materialized (select t."id", t."create_date" from ${FROM} where search_text(t."${column}") like $1${scopeCondition(scope, 2)} limit ${CAP + 1})
select (select coalesce(json_agg(r), '[]') from (select ${RECORD}
from (select i."id", i."create_date" from found i order by i."create_date" desc, i."id" desc limit ${PAGE}) i
join "bench_request" k on k."id" = i."id"${REFERENCES}
order by i."create_date" desc, i."id" desc) r)::text as data,
(select count(*) from found)::int as total`,
  };
}

export function one(scope: Scope, { withLines }: { withLines: boolean }): HandWrittenStatement {
  return {
    name: `${withLines ? 'oneWithLines' : 'one'} ${scope.kind}`,
    text: `select row_to_json(r)::text as data from (select ${withLines ? `${RECORD}, ${LINES}` : RECORD} from "bench_request" k${REFERENCES} where k."id" = $1${scopeCondition(scope, 2, 'k')}) r`,
  };
}

export function lock(scope: Scope): HandWrittenStatement {
  return {
    name: `lock ${scope.kind}`,
    text: `select t."version", t."code", t."subject", t."is_active" as "isActive" from ${FROM} where t."id" = $1${scopeCondition(scope, 2)} for no key update`,
  };
}

export const update: HandWrittenStatement = {
  name: 'update',
  text: 'update "bench_request" set "subject" = $2, "version" = "version" + 1, "update_by" = $3, "update_date" = $4 where "id" = $1',
};

export const audit: HandWrittenStatement = {
  name: 'audit',
  text: `insert into "entity_log" ("id", "create_by", "create_date", "entity", "record_id", "record_label", "record_version", "action", "user_id", "acting_for_id", "request_id", "ip_address", "changes")
values ($1, $2, $3, 'benchRequest', $4, $5, $6, 'update', $7, $8, $9, $10, $11)`,
};

/** The page and its total in one round trip: the total is counted only if the page is full. */
function list({
  name,
  scope,
  where,
  values,
  columns,
}: {
  name: string;
  scope: Scope;
  where: string;
  values: number;
  columns: string;
}): HandWrittenStatement {
  const condition = where + scopeCondition(scope, values + 1);
  return {
    name: `${name} ${scope.kind}`,
    text: `select p.data, case when p.rows < ${PAGE} then p.rows else (select count(*) from (select from ${FROM} where ${condition} limit ${CAP + 1}) c) end::int as total
from (select coalesce(json_agg(r), '[]')::text as data, count(*) as rows from (select ${columns}
from (select * from ${FROM} where ${condition} order by t."create_date" desc, t."id" desc limit ${PAGE}) k${REFERENCES}
order by k."create_date" desc, k."id" desc) r) p`,
  };
}

function scopeCondition({ column }: Scope, number: number, alias = 't'): string {
  return column === undefined ? '' : ` and ${alias}."${column}" = $${number}`;
}
