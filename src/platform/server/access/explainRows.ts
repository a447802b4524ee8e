/** Roles, menus and resources with their names, archived ones too: what a refusal may be explained by. */
import { columnName } from '#language/naming.ts';
import { rights } from '#language/rights.ts';
import type { Queryable } from '../resource/search.ts';
import { emptyRows } from './accessPage.ts';
import type { AccessRows, MenuResourceRow, MenuRow, ResourceRow, RoleMenuRow, RoleResourceRow, RoleRow } from './accessRows.ts';

export interface ExplainRows {
  readonly roles: readonly (RoleRow & Standing & { readonly name: string; readonly nameEn: string | null })[];
  readonly menus: readonly (Pick<MenuRow, 'id' | 'name' | 'nameEn' | 'url'> & Standing & { readonly key: string })[];
  readonly resources: readonly (ResourceRow & Standing)[];
  readonly roleMenus: readonly RoleMenuRow[];
  readonly roleResources: readonly RoleResourceRow[];
  readonly menuResources: readonly MenuResourceRow[];
}

interface Standing {
  readonly isActive: boolean;
}

export async function loadExplainRows(db: Queryable): Promise<ExplainRows> {
  const { rows } = await db.query({ text: SQL });
  return rows[0]?.['found'] as ExplainRows;
}

/** What is decided by: archived rows give nothing. */
export function activeRows({ roles, menus, resources, ...links }: ExplainRows): AccessRows {
  return {
    ...emptyRows,
    ...links,
    roles: roles.filter(isActive),
    menus: menus.filter(isActive).map((menu) => ({ ...menu, icon: null, attributes: {} })),
    resources: resources.filter(isActive),
  };
}

function isActive(row: Standing): boolean {
  return row.isActive;
}

const RIGHTS = rights.map((right) => `case when "${columnName(right, 'boolean')}" then '${right}' end`).join(', ');

/** One statement, so that no row is older than another. */
const SQL = `select json_build_object(
  'roles', ${list(`select "id", "code", "name", "name_en" as "nameEn", "is_active" as "isActive", "row_scope" as "rowScope", coalesce("document_types", '[]') as "documentTypes",
    coalesce("field_classes", '[]') as "fieldClasses" from "role" order by "code"`)},
  'menus', ${list('select "id", "key", "name", "name_en" as "nameEn", "url", "is_active" as "isActive" from "menu" order by "url", "id"')},
  'resources', ${list('select "id", "method", "path", "is_active" as "isActive" from "resource" order by "path", "method", "id"')},
  'roleMenus', ${list(`select "role_id" as "roleId", "menu_id" as "menuId", array_remove(array[${RIGHTS}], null) as "rights" from "role_menu" order by "role_id", "menu_id"`)},
  'roleResources', ${list('select "role_id" as "roleId", "resource_id" as "resourceId" from "role_resource" order by "role_id", "resource_id"')},
  'menuResources', ${list('select "menu_id" as "menuId", "resource_id" as "resourceId", "is_card_only" as "isCardOnly" from "menu_resource" order by "menu_id", "resource_id"')}
) as "found"`;

function list(query: string): string {
  return `(select coalesce(json_agg(row_to_json(one)), '[]') from (${query}) one)`;
}
