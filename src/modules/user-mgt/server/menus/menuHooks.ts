/** Checks whether there is an icon with the name given to a menu. */
import { factSuppliersOf, type FactContext, type Hooks } from '#platform/server/resource/hooks.ts';

export const menuHooks: Pick<Hooks, 'facts'> = { facts: factSuppliersOf(['menu', 'menuSide'], { isIconKnown }) };

async function isIconKnown({ db, record: { icon } }: FactContext<'menu' | 'menuSide'>): Promise<boolean> {
  if (icon === null) return true;
  const { rows } = await db.query(
    `select 1 from "lookup" where "group" = 'ICON' and "key" = $1 and "is_active" limit 1`,
    [icon],
  );
  return rows.length > 0;
}
