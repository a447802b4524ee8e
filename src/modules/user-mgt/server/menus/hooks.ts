/** Whether there is a drawing of the name a menu is given. */
import type { FactContext, Hooks } from '#platform/server/resource/hooks.ts';

export const menuHooks: Pick<Hooks, 'facts'> = { facts: { isIconKnown } };

async function isIconKnown({ db, record }: FactContext): Promise<boolean> {
  const icon = record['icon'];
  if (typeof icon !== 'string') return true;
  const { rows } = await db.query(`select 1 from "lookup" where "group" = 'ICON' and "key" = $1 and "is_active" limit 1`, [icon]);
  return rows.length > 0;
}
