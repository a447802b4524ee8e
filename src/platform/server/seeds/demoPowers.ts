/** Powers of the demonstration: an agent of three companies, one of which ends in days, and of a fourth that has suspended it. */
import { addDays, wireDate, type PlainDate } from '#language/values/plainDate.ts';
import { getInstant, plainDateOf } from '#language/values/instant.ts';
import { demoPowers, type DemoPower } from './tables/demoPowers.ts';
import { companyRoleId, seedCompanyRole, type DemoCompanyRole } from './demoCompanyRole.ts';
import { seededReference, insertMissing, mergeSeedResults, type SeedResult, type SeedRecord } from './insertMissing.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

/** Needs the companies and the people, and the menus of the owner, some of which a company gives to others. */
export async function seedDemoPowers(context: SeedContext, users: SeedResult): Promise<SeedResult> {
  const today = plainDateOf(context.now);
  const seeded: SeedResult[] = [];
  for (const power of demoPowers) {
    const [refHolder, refUser] = [
      seededReference(users, seedId(`user ${power.holder}`)),
      seededReference(users, seedId(`user ${power.idCard}`)),
    ];
    if (refHolder === null || refUser === null) continue;
    const startDate = addDays(today, -power.givenDaysAgo);
    // Dated on the day it was given, so that the agent's first company comes first.
    const then = { ...context, now: getInstant(wireDate(startDate)) };
    const role = await seedCompanyRole(then, { holder: power.holder, refHolder, role: filing });
    const authorizer = await insertMissing(then, {
      entity: 'userAuthorize',
      keyFields: ['refHolder', 'fullName'],
      records: [authorizerRecord(power, { refHolder, startDate })],
    });
    const refRole = seededReference(role, companyRoleId(power.holder, filing.key));
    const refAuthorizer = seededReference(authorizer, powerId('authorizer', power));
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
      ...(refRole === null
        ? {}
        : { roles: [{ id: seedId(`userAuthorizeRole ${power.holder} ${power.idCard}`), refRole }] }),
    };
    const given = await insertMissing(then, {
      entity: 'userAuthorize',
      keyFields: ['refHolder', 'refUser'],
      records: [record],
    });
    seeded.push(role, authorizer, given);
  }
  return mergeSeedResults(seeded);
}

/** The role for agents of the demonstration. */
const filing: DemoCompanyRole = {
  key: '',
  name: 'ผู้ยื่นคำขอหนังสือรับรอง',
  nameEn: 'Applicant for letters',
  menus: ['to-whom.requests'],
};

function authorizerRecord(
  power: DemoPower,
  { refHolder, startDate }: { refHolder: { readonly id: string }; startDate: PlainDate },
): SeedRecord<'userAuthorize'> {
  return {
    id: powerId('authorizer', power),
    refHolder,
    refKind: 'authorizer',
    fullName: power.authorizer,
    position: 'กรรมการผู้จัดการ',
    startDate: addDays(startDate, -DIRECTOR_DAYS),
    refStatus: 'inForce',
  };
}

/** How long a person has been a director before they give the power. */
const DIRECTOR_DAYS = 365;

function powerId(kind: 'authorizer' | 'agent', { holder, idCard }: DemoPower): string {
  return seedId(`userAuthorize ${kind} ${holder} ${idCard}`);
}
