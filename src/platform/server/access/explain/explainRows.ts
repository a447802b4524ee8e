/**
 * Roles, menus and resources with their names, archived ones included, because a refusal may be due to an archived row.
 */
import type { Queryable } from '../../database/queryable.ts';
import { emptyAccessRows } from '../rights/accessSnapshot.ts';
import {
  jsonList,
  RIGHTS_SQL,
  type AccessRows,
  type MenuResourceRow,
  type MenuRow,
  type ResourceRow,
  type RoleMenuRow,
  type RoleResourceRow,
  type RoleRow,
} from '../rights/accessRows.ts';

export interface ExplainRows {
  readonly roles: readonly (RoleRow & Archivable & { readonly name: string; readonly nameEn: string | null })[];
  readonly menus: readonly (Pick<MenuRow, 'id' | 'name' | 'nameEn' | 'url'> & Archivable & { readonly key: string })[];
  readonly resources: readonly (ResourceRow & Archivable)[];
  readonly roleMenus: readonly RoleMenuRow[];
  readonly roleResources: readonly RoleResourceRow[];
  readonly menuResources: readonly MenuResourceRow[];
}

interface Archivable {
  readonly isActive: boolean;
}

export async function loadExplainRows(db: Queryable): Promise<ExplainRows> {
  const { rows } = await db.query({ text: EXPLAIN_SQL });
  return rows[0]?.['found'] as ExplainRows;
}

/** Returns the rows that decisions use: archived rows give no access. */
export function activeRows({ roles, menus, resources, ...links }: ExplainRows): AccessRows {
  return {
    ...emptyAccessRows,
    ...links,
    roles: roles.filter(isActive),
    menus: menus.filter(isActive).map((menu) => ({ ...menu, icon: null, attributes: {} })),
    resources: resources.filter(isActive),
  };
}

function isActive(row: Archivable): boolean {
  return row.isActive;
}

/** One statement, so that all rows are from the same moment. */
const EXPLAIN_SQL = `select json_build_object(
  'roles', ${jsonList(`select "id", "code", "name", "name_en" as "nameEn", "is_active" as "isActive", "row_scope" as "rowScope", coalesce("document_types", '[]') as "documentTypes",
    coalesce("field_classes", '[]') as "fieldClasses" from "role" order by "code"`)},
  'menus', ${jsonList('select "id", "key", "name", "name_en" as "nameEn", "url", "is_active" as "isActive" from "menu" order by "url", "id"')},
  'resources', ${jsonList('select "id", "method", "path", "is_active" as "isActive" from "resource" order by "path", "method", "id"')},
  'roleMenus', ${jsonList(`select "role_id" as "roleId", "menu_id" as "menuId", array_remove(array[${RIGHTS_SQL}], null) as "rights" from "role_menu" order by "role_id", "menu_id"`)},
  'roleResources', ${jsonList('select "role_id" as "roleId", "resource_id" as "resourceId" from "role_resource" order by "role_id", "resource_id"')},
  'menuResources', ${jsonList('select "menu_id" as "menuId", "resource_id" as "resourceId", "is_card_only" as "isCardOnly" from "menu_resource" order by "menu_id", "resource_id"')}
) as "found"`;
