/** A role that a company of the demonstration made for its people: with some of the owner's rights. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import type { RecordValues } from '#language/record.ts';
import { rights, type Right } from '#language/rights.ts';
import { RIGHTS_SQL } from '../access/rights/accessRows.ts';
import { insertMissing, type SeedResult, type SeedRecord } from './insertMissing.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

export interface DemoCompanyRole {
  /** Distinguishes it from the other roles of its company. */
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  readonly desc?: Label;
  /** Keys of menus, in addition to those that `documents` gives. */
  readonly menus: readonly string[];
  /**
   * Whether it works with the documents that companies apply for, of whatever module: their requests, and issued ones.
   */
  readonly documents?: true;
  /** A selection of the owner's rights in them; all by default. */
  readonly rights?: readonly Right[];
}

export async function seedCompanyRole(
  context: SeedContext,
  { holder, refHolder, role }: { holder: string; refHolder: { readonly id: string }; role: DemoCompanyRole },
): Promise<SeedResult> {
  const record: SeedRecord<'role'> = {
    id: companyRoleId(holder, role.key),
    code: ['C', 'DEMO', holder, role.key].filter((part) => part !== '').join('-'),
    name: role.name,
    nameEn: role.nameEn,
    desc: role.desc?.[0] ?? null,
    descEn: role.desc?.[1] ?? null,
    refHolder,
    isDefault: false,
    refRowScope: 'holder',
    fieldClasses: ['personal'],
    menus: await menusOf(context, { holder, role }),
  };
  return insertMissing(context, { entity: 'role', keyFields: ['code'], records: [record] });
}

export function companyRoleId(holder: string, key: string): string {
  return seedId(['role of', holder, key].filter((part) => part !== '').join(' '));
}

type RoleMenus = NonNullable<RecordValues<'role'>['menus']>;

/** Needs the menus of the owner. */
async function menusOf(
  { client, catalogue }: SeedContext,
  { holder, role: { key, menus, documents, rights: some = rights } }: { holder: string; role: DemoCompanyRole },
): Promise<RoleMenus> {
  const { rows } = await client.query({
    text: `select m."id", m."menu_id" as "menuId", array_remove(array[${RIGHTS_SQL}], null) as "held"
      from "role_menu" m join "role" o on o."id" = m."role_id" and o."code" = 'OPERATOR_OWNER'
      join "menu" n on n."id" = m."menu_id" where n."key" = any($1::text[]) order by n."key"`,
    values: [[...menus, ...(documents === true ? documentMenus(catalogue) : [])]],
  });
  return rows.map((row) => {
    const ownerRights = new Set(row['held'] as readonly Right[]);
    const flags = Object.fromEntries(rights.map((right) => [right, ownerRights.has(right) && some.includes(right)]));
    return {
      ...flags,
      id: seedId(['roleMenu', holder, key, String(row['id'])].filter((part) => part !== '').join(' ')),
      refMenu: { id: String(row['menuId']) },
    };
  }) as unknown as RoleMenus;
}

/**
 * Menus of documents that holders apply for. Registrations are not included: the rights in them depend on their type.
 */
export function documentMenus({ requests }: Pick<Catalogue, 'requests'>): readonly string[] {
  return [...requests.values()]
    .filter(({ partiesFor }) => partiesFor === undefined)
    .flatMap(({ menus, registerMenu }) => [menus['operator'] ?? '', registerMenu]);
}
