/**
 * Writes the declared roles, menus and resources into the database. Rows that an administrator has changed, archived or
 * deleted stay so; unchanged rows follow the declaration.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import { columnName } from '#language/naming.ts';
import { rights } from '#language/rights.ts';
import { notifyChanged } from '../database/listen.ts';
import type { Queryable } from '../database/queryable.ts';
import { seedId } from './seedId.ts';
import { declaredAccess, type DeclaredAccess } from '../access/rights/declaredAccess.ts';

/** Safe to run at every start. The caller holds the transaction. Returns how many rows it wrote. */
export async function seedAccess(db: Queryable, catalogue: Catalogue): Promise<number> {
  const declared = declaredAccess(catalogue);
  const inserted = {
    roles: await insertMissingRows(db, 'role', { naturalKey: ['code'], rows: declared.roles.map(roleRow) }),
    resources: await insertMissingRows(db, 'resource', {
      naturalKey: ['method', 'path'],
      rows: declared.resources.map(resourceRow),
    }),
    menus: await insertMissingRows(db, 'menu', { naturalKey: ['key'], rows: declared.menus.map(menuRow) }),
    sides: await insertMissingRows(db, 'menu_side', { naturalKey: ['key'], rows: catalogue.menuSides.map(sideRow) }),
  };
  const written = [
    ...Object.values(inserted).map((ids) => ids.length),
    await updateUntouchedRows(db, 'role', { naturalKey: ['code'], rows: declared.roles.map(roleRow) }),
    await updateUntouchedRows(db, 'menu', { naturalKey: ['key'], rows: declared.menus.map(menuRow) }),
    await updateUntouchedSides(db, { sides: catalogue.menuSides.map(sideRow), made: inserted.sides }),
    await updateMenuResources(db, { declared, made: inserted.resources }),
    await insertRoleMenus(db, { declared, made: [...inserted.roles, ...inserted.menus] }),
    await insertRoleResources(db, { declared, made: [...inserted.roles, ...inserted.resources] }),
  ].reduce((sum, count) => sum + count, 0);
  if (written > 0) await notifyChanged(db, 'access');
  return written;
}

type ColumnValues = Readonly<Record<string, unknown>>;

function roleRow({
  code,
  label: [name, nameEn],
  desc: [desc, descEn],
  isDefault,
  rowScope,
  fieldClasses,
}: DeclaredAccess['roles'][number]): ColumnValues {
  return {
    id: seedId(`role ${code}`),
    code,
    name,
    name_en: nameEn,
    desc,
    desc_en: descEn,
    is_default: isDefault,
    row_scope: rowScope,
    field_classes: fieldClasses,
  };
}

function resourceRow({ key, method, path, name }: DeclaredAccess['resources'][number]): ColumnValues {
  return { id: seedId(`resource ${key}`), method, path, name };
}

function menuRow({ key, label: [name, nameEn], url, icon, attributes }: DeclaredAccess['menus'][number]): ColumnValues {
  return {
    id: seedId(`menu ${key}`),
    key,
    name,
    name_en: nameEn,
    url,
    icon: icon ?? null,
    attribute: attributes ?? null,
  };
}

function sideRow({
  key,
  label: [name, nameEn],
  icon,
  seq,
  parent,
  menu,
}: Catalogue['menuSides'][number]): ColumnValues & { readonly parent: string | null; readonly menu: string | null } {
  return {
    id: seedId(`menuSide ${key}`),
    key,
    name,
    name_en: nameEn,
    icon: icon ?? null,
    seq,
    parent: parent ?? null,
    menu: menu ?? null,
  };
}

interface SeedRows {
  readonly naturalKey: readonly string[];
  readonly rows: readonly ColumnValues[];
}

/** An existing key is not changed in any way, and a deleted one is not inserted again. */
async function insertMissingRows(db: Queryable, table: string, { naturalKey, rows }: SeedRows): Promise<string[]> {
  if (rows.length === 0) return [];
  const columns = columnsOf(rows);
  const { rows: inserted } = await db.query({
    text: `insert into "${table}" (${columns.map(quoted).join(', ')}, "version", "is_active", "create_by",
        "create_date", "update_by", "update_date")
select ${columns.map((column) => `w.${quoted(column)}`).join(', ')}, 1, true, '${SYSTEM_USERNAME}', now(),
  '${SYSTEM_USERNAME}', now()
from jsonb_populate_recordset(null::"${table}", $1::jsonb) w
where not exists (select from "${table}" t where ${matchColumnsSql('t', naturalKey)})
  and not exists (select from "entity_log" l where l."record_id" = w."id" and l."action" = 'delete')
on conflict do nothing returning "id"`,
    values: [JSON.stringify(rows)],
  });
  return inserted.map((row) => String(row['id']));
}

/** Unchanged rows get the current texts and addresses. */
async function updateUntouchedRows(db: Queryable, table: string, { naturalKey, rows }: SeedRows): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = columnsOf(rows).filter((column) => column !== 'id' && !naturalKey.includes(column));
  const { rows: changed } = await db.query({
    text: `update "${table}" t set ${columns.map((column) => `${quoted(column)} = w.${quoted(column)}`).join(', ')},
        "version" = t."version" + 1, "update_date" = now()
from jsonb_populate_recordset(null::"${table}", $1::jsonb) w
where ${matchColumnsSql('t', naturalKey)} and t."update_by" = '${SYSTEM_USERNAME}' and t."is_active"
  and (${columns.map((column) => `t.${quoted(column)}`).join(', ')}) is distinct
  from (${columns.map((column) => `w.${quoted(column)}`).join(', ')})
returning t."id"`,
    values: [JSON.stringify(rows)],
  });
  return changed.length;
}

/** Runs after all rows exist, because an item may be below a later one. */
async function updateUntouchedSides(
  db: Queryable,
  { sides, made }: { sides: readonly ColumnValues[]; made: readonly string[] },
): Promise<number> {
  const columns = ['name', 'name_en', 'icon', 'seq', 'parent_id', 'menu_id'];
  const { rows: changed } = await db.query({
    text: `update "menu_side" t set ${columns.map((column) => `${quoted(column)} = w.${quoted(column)}`).join(', ')},
  "version" = t."version" + case when t."id" = any($2::uuid[]) then 0 else 1 end, "update_date" = now()
from (select s."key", s."name", s."name_en", s."icon", s."seq", p."id" as "parent_id", m."id" as "menu_id"
  from jsonb_to_recordset($1::jsonb) s("key" text, "name" text, "name_en" text, "icon" text, "seq" integer,
    "parent" text, "menu" text)
  left join "menu_side" p on p."key" = s."parent" left join "menu" m on m."key" = s."menu") w
where t."key" = w."key" and t."update_by" = '${SYSTEM_USERNAME}' and t."is_active"
  and (${columns.map((column) => `t.${quoted(column)}`).join(', ')}) is distinct
  from (${columns.map((column) => `w.${quoted(column)}`).join(', ')})
returning t."id"`,
    values: [JSON.stringify(sides), made],
  });
  return changed.filter((row) => !made.includes(String(row['id']))).length;
}

/**
 * An unchanged menu has exactly the declared resources. An edited one gets only resources that never existed before:
 * nobody can have removed them, and its screens would not work without them.
 */
async function updateMenuResources(
  db: Queryable,
  { declared, made }: { declared: DeclaredAccess; made: readonly string[] },
): Promise<number> {
  const rows = declared.menuResources.map((row, index) => ({
    ...row,
    id: seedId(`menuResource ${row.menu} ${row.resource}`),
    seq: index + 1,
  }));
  const declaredSql = `(select m."id" as "menu_id", m."update_by", r."id" as "resource_id", s."id", s."isCardOnly", s."seq"
  from jsonb_to_recordset($1::jsonb) s("id" uuid, "menu" text, "resource" text, "isCardOnly" boolean, "seq" integer)
  join "menu" m on m."key" = s."menu" join "resource" r on r."method" || ' ' || r."path" = s."resource")`;
  const values = [JSON.stringify(rows)];
  const deleted = await db.query({
    text: `delete from "menu_resource" t using "menu" m
      where m."id" = t."menu_id" and m."update_by" = '${SYSTEM_USERNAME}' and m."key" = any($2::text[])
  and not exists (select from ${declaredSql} w where w."menu_id" = t."menu_id" and w."resource_id" = t."resource_id"
    and w."isCardOnly" = t."is_card_only") returning t."id"`,
    values: [...values, declared.menus.map((menu) => menu.key)],
  });
  const inserted = await db.query({
    text: `insert into "menu_resource" ("id", "menu_id", "resource_id", "is_card_only", "seq")
select w."id", w."menu_id", w."resource_id", w."isCardOnly", w."seq" from ${declaredSql} w
where w."update_by" = '${SYSTEM_USERNAME}' or w."resource_id" = any($2::uuid[])
on conflict do nothing returning "id"`,
    values: [...values, made],
  });
  return deleted.rows.length + inserted.rows.length;
}

/** Rights are given once, with the menu or the role; after that the administrator manages them. */
async function insertRoleMenus(
  db: Queryable,
  { declared, made }: { declared: DeclaredAccess; made: readonly string[] },
): Promise<number> {
  const rows = declared.roleMenus.map((row, index) => ({
    ...row,
    id: seedId(`roleMenu ${row.role} ${row.menu}`),
    seq: index + 1,
  }));
  const { rows: inserted } = await db.query({
    text: `insert into "role_menu" ("id", "role_id", "menu_id", "seq",
        ${rights.map((right) => quoted(columnName(right, 'boolean'))).join(', ')})
select s."id", r."id", m."id", s."seq", ${rights.map((right) => `s.${quoted(right)}`).join(', ')}
from jsonb_to_recordset($1::jsonb) s("id" uuid, "role" text, "menu" text, "seq" integer,
  ${rights.map((right) => `${quoted(right)} boolean`).join(', ')})
join "role" r on r."code" = s."role" join "menu" m on m."key" = s."menu"
where r."id" = any($2::uuid[]) or m."id" = any($2::uuid[])
on conflict do nothing returning "id"`,
    values: [JSON.stringify(rows), made],
  });
  return inserted.length;
}

async function insertRoleResources(
  db: Queryable,
  { declared, made }: { declared: DeclaredAccess; made: readonly string[] },
): Promise<number> {
  const rows = declared.roleResources.map((row, index) => ({
    ...row,
    id: seedId(`roleResource ${row.role} ${row.resource}`),
    seq: index + 1,
  }));
  const { rows: inserted } = await db.query({
    text: `insert into "role_resource" ("id", "role_id", "resource_id", "seq")
select s."id", r."id", c."id", s."seq"
from jsonb_to_recordset($1::jsonb) s("id" uuid, "role" text, "resource" text, "seq" integer)
join "role" r on r."code" = s."role" join "resource" c on c."method" || ' ' || c."path" = s."resource"
where r."id" = any($2::uuid[]) or c."id" = any($2::uuid[])
on conflict do nothing returning "id"`,
    values: [JSON.stringify(rows), made],
  });
  return inserted.length;
}

function columnsOf(rows: readonly ColumnValues[]): string[] {
  return Object.keys(rows[0] ?? {}).filter((column) => column !== 'parent' && column !== 'menu');
}

function matchColumnsSql(table: string, columns: readonly string[]): string {
  return columns.map((column) => `${table}.${quoted(column)} = w.${quoted(column)}`).join(' and ');
}

function quoted(column: string): string {
  return `"${column}"`;
}
