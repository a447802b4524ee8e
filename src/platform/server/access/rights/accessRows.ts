/** Reads roles, menus and resources from the database in one snapshot. Archived rows give no rights. */
import { rights, type Right } from '#language/rights.ts';
import { columnName } from '#language/naming.ts';
import type { Queryable } from '../../database/queryable.ts';

export interface AccessRows {
  readonly roles: readonly RoleRow[];
  readonly roleMenus: readonly RoleMenuRow[];
  readonly roleResources: readonly RoleResourceRow[];
  readonly resources: readonly ResourceRow[];
  readonly menus: readonly MenuRow[];
  readonly menuResources: readonly MenuResourceRow[];
  readonly menuSides: readonly MenuSideRow[];
}

export interface RoleRow {
  readonly id: string;
  readonly code: string;
  readonly rowScope: string;
  readonly documentTypes: readonly string[];
  readonly fieldClasses: readonly string[];
  /** The company that made the role for its people. */
  readonly holderId?: string | null;
}
export interface RoleMenuRow {
  readonly roleId: string;
  readonly menuId: string;
  readonly rights: readonly Right[];
}
export interface RoleResourceRow {
  readonly roleId: string;
  readonly resourceId: string;
}
export interface ResourceRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}
export interface MenuRow {
  readonly id: string;
  /** The key of the declared menu; null for one made by an administrator. */
  readonly key: string | null;
  readonly name: string;
  readonly nameEn: string | null;
  readonly url: string;
  readonly icon: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}
export interface MenuResourceRow {
  readonly menuId: string;
  readonly resourceId: string;
  readonly isCardOnly: boolean;
}
export interface MenuSideRow {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly seq: number;
  readonly parentId: string | null;
  readonly menuId: string | null;
}

/** Uses one statement, so that all rows are from the same moment. */
export async function loadAccessRows(db: Queryable): Promise<AccessRows> {
  const { rows } = await db.query({ text: ACCESS_SQL });
  return rows[0]?.['found'] as AccessRows;
}

export type CompanyRoleRows = Pick<AccessRows, 'roles' | 'roleMenus'>;

/**
 * Loads roles that companies made for their people. There are as many as companies, so they are read only when a person
 * who has one makes a call.
 */
export async function loadCompanyRoles(db: Queryable, ids: readonly string[]): Promise<CompanyRoleRows> {
  const { rows } = await db.query({ text: COMPANY_SQL, values: [ids] });
  return rows[0]?.['found'] as CompanyRoleRows;
}

/** The rights of a row of `role_menu`, as a list of their names. */
export const RIGHTS_SQL = rights
  .map((right) => `case when "${columnName(right, 'boolean')}" then '${right}' end`)
  .join(', ');

const ACCESS_SQL = `select json_build_object(
  'roles', ${jsonList(`select "id", "code", "row_scope" as "rowScope", coalesce("document_types", '[]') as "documentTypes",
    coalesce("field_classes", '[]') as "fieldClasses", "holder_id" as "holderId" from "role"
    where "is_active" and "holder_id" is null order by "id"`)},
  'roleMenus', ${jsonList(`select "role_id" as "roleId", "menu_id" as "menuId", array_remove(array[${RIGHTS_SQL}], null) as "rights"
    from "role_menu" where "role_id" in (select r."id" from "role" r where r."holder_id" is null)
    order by "role_id", "menu_id"`)},
  'roleResources', ${jsonList('select "role_id" as "roleId", "resource_id" as "resourceId" from "role_resource" order by "role_id", "resource_id"')},
  'resources', ${jsonList('select "id", "method", "path" from "resource" where "is_active" order by "id"')},
  'menus', ${jsonList(`select "id", "key", "name", "name_en" as "nameEn", "url", "icon", coalesce("attribute", '{}') as "attributes"
    from "menu" where "is_active" order by "url", "id"`)},
  'menuResources', ${jsonList(`select "menu_id" as "menuId", "resource_id" as "resourceId", "is_card_only" as "isCardOnly"
    from "menu_resource" order by "menu_id", "resource_id"`)},
  'menuSides', ${jsonList(`select "id", "name", "name_en" as "nameEn", "icon", "seq", "parent_id" as "parentId", "menu_id" as "menuId"
    from "menu_side" where "is_active" order by "seq", "id"`)}
) as "found"`;

const COMPANY_SQL = `select json_build_object(
  'roles', ${jsonList(`select "id", "code", "row_scope" as "rowScope", '[]'::jsonb as "documentTypes", coalesce("field_classes", '[]') as "fieldClasses", "holder_id" as "holderId"
    from "role" where "is_active" and "holder_id" is not null and "id" = any($1::uuid[]) order by "id"`)},
  'roleMenus', ${jsonList(`select "role_id" as "roleId", "menu_id" as "menuId", array_remove(array[${RIGHTS_SQL}], null) as "rights"
    from "role_menu" where "role_id" = any($1::uuid[]) order by "role_id", "menu_id"`)}
) as "found"`;

/** Returns SQL that gives the rows of a query as one JSON list. */
export function jsonList(query: string): string {
  return `(select coalesce(json_agg(row_to_json(one)), '[]') from (${query}) one)`;
}
