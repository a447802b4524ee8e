/**
 * Returns the whole tree from which menus are drawn, for administrators; what each person sees of it is returned with
 * their own menus.
 */
import { wholeSideMenu, type SideRow } from '#platform/server/access/rights/wholeSideMenu.ts';
import type { Call } from '#platform/server/http/call.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export const dataItemsCall: Call = {
  method: 'GET',
  path: '/api/v1/security/menu-sides/data-items',
  summary: ['โครงสร้างเมนูด้านข้างทั้งหมด', 'The whole side menu'],
  rights: ['canView', 'canSelect'],
  handle: async ({ app }) => wholeSideMenu(await loadSides(app.pools.api)),
};

async function loadSides(db: Queryable): Promise<readonly SideRow[]> {
  const { rows } = await db.query({
    text: `select s."id", s."parent_id" as "parentId", s."name", s."name_en" as "nameEn",
        coalesce(s."icon", m."icon") as "icon", m."url", m."id" as "menuId"
from "menu_side" s left join "menu" m on m."id" = s."menu_id" and m."is_active" where s."is_active"
order by s."seq", s."id"`,
  });
  return rows as unknown as readonly SideRow[];
}
