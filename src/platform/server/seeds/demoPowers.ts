/** Powers of the demonstration: an agent of three companies, one of which ends in days, and of a fourth that has suspended it. */
import type { Draft } from '#language/record.ts';
import { addDays, wireDate, type PlainDate } from '#language/values/plainDate.ts';
import { getInstant, plainDateOf } from '#language/values/instant.ts';
import { demoPowers, type DemoPower } from './tables/demoPowers.ts';
import { getSeeded, insertMissing, together, type Seeded, type SeedRecord } from './insertMissing.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

/** Needs the companies and the people, and the menus of the owner, of which a company passes some on. */
export async function seedDemoPowers(context: SeedContext, users: Seeded): Promise<Seeded> {
  const today = plainDateOf(context.now);
  const menus = await filingMenus(context);
  const seeded: Seeded[] = [];
  for (const power of demoPowers) {
    const [refHolder, refUser] = [getSeeded(users, seedId(`user ${power.holder}`)), getSeeded(users, seedId(`user ${power.idCard}`))];
    if (refHolder === null || refUser === null) continue;
    const startDate = addDays(today, -power.givenDaysAgo);
    // On the day it was given, so that whom the agent began with comes first.
    const then = { ...context, now: getInstant(wireDate(startDate)) };
    const role = await insertMissing(then, { entity: 'role', keyFields: ['code'], records: [roleRecord(power, { refHolder, menus })] });
    const authorizer = await insertMissing(then, { entity: 'userAuthorize', keyFields: ['refHolder', 'fullName'], records: [authorizerRecord(power, { refHolder, startDate })] });
    const refRole = getSeeded(role, roleId(power));
    const refAuthorizer = getSeeded(authorizer, powerId('authorizer', power));
    const record: SeedRecord<'userAuthorize'> = {
      id: powerId('agent', power),
      refHolder,
      refKind: 'agent',
      refUser,
      fullName: power.fullName,
      idCard: power.idCard,
      refAuthorizer,
      documentTypes: power.documentTypes,
      startDate,
      endDate: addDays(today, power.daysLeft),
      refStatus: power.suspendedFor === undefined ? 'inForce' : 'suspended',
      statusReason: power.suspendedFor ?? null,
      documentNo: power.documentNo,
      documentDate: startDate,
      ...(refRole === null ? {} : { roles: [{ id: seedId(`userAuthorizeRole ${power.holder} ${power.idCard}`), refRole }] }),
    };
    const given = await insertMissing(then, { entity: 'userAuthorize', keyFields: ['refHolder', 'refUser'], records: [record] });
    seeded.push(role, authorizer, given);
  }
  return together(seeded);
}

type Menus = NonNullable<Draft<'role'>['menus']>;

function roleRecord({ holder }: DemoPower, { refHolder, menus }: { refHolder: { readonly id: string }; menus: Menus }): SeedRecord<'role'> {
  return {
    id: roleId({ holder }),
    code: `C-DEMO-${holder}`,
    name: 'ผู้ยื่นคำขอหนังสือรับรอง',
    nameEn: 'Files requests for letters',
    refHolder,
    isDefault: false,
    refRowScope: 'holder',
    fieldClasses: ['personal'],
    menus: menus.map((menu) => ({ ...menu, id: seedId(`roleMenu ${holder} ${menu.id}`) })),
  };
}

function authorizerRecord(power: DemoPower, { refHolder, startDate }: { refHolder: { readonly id: string }; startDate: PlainDate }): SeedRecord<'userAuthorize'> {
  return { id: powerId('authorizer', power), refHolder, refKind: 'authorizer', fullName: power.authorizer, position: 'กรรมการผู้จัดการ', startDate: addDays(startDate, -DIRECTOR_DAYS), refStatus: 'inForce' };
}

/** How long somebody has been a director before they give the power. */
const DIRECTOR_DAYS = 365;
/** What agents of the demonstration work in. */
const FILING_MENUS = ['to-whom.requests'];

/** With the rights the owner has in them. */
async function filingMenus({ client }: SeedContext): Promise<Menus> {
  const { rows } = await client.query({
    text: `select m."id", m."menu_id" as "menuId", m."can_view" as "canView", m."can_create" as "canCreate", m."can_edit" as "canEdit", m."can_active" as "canActive", m."can_archive" as "canArchive", m."can_delete" as "canDelete", m."can_select" as "canSelect"
from "role_menu" m join "role" o on o."id" = m."role_id" and o."code" = 'OPERATOR_OWNER' join "menu" n on n."id" = m."menu_id" where n."key" = any($1::text[]) order by n."key"`,
    values: [FILING_MENUS],
  });
  return rows.map(({ menuId, ...row }) => ({ ...row, refMenu: { id: String(menuId) } })) as unknown as Menus;
}

function roleId({ holder }: Pick<DemoPower, 'holder'>): string {
  return seedId(`role of ${holder}`);
}

function powerId(kind: 'authorizer' | 'agent', { holder, idCard }: DemoPower): string {
  return seedId(`userAuthorize ${kind} ${holder} ${idCard}`);
}
