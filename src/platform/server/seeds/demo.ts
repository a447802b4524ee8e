/** The people of the demonstration: who holds records, who belongs to them, and who can sign in. */
import type { Reference } from '#language/record.ts';
import { getInstant, plainDateOf } from '#language/values/instant.ts';
import { addDays, wireDate } from '#language/values/plainDate.ts';
import { demoCompanies, demoPeople, type DemoPerson } from './tables/demoParties.ts';
import { companyRoleId, seedCompanyRole } from './demoCompanyRole.ts';
import { seedDemoPowers } from './demoPowers.ts';
import { departmentId, seedDepartments } from './departments.ts';
import { seededReference, insertMissing, mergeSeedResults, type SeedResult, type SeedRecord } from './insertMissing.ts';
import { lookupId, seedLookups } from './lookups.ts';
import { waitForOtherSeeds, type SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

/** Public on purpose: it is in the manual, and no production system has these accounts. */
export const DEMO_PASSWORD = 'Demo-2569!';

export const demoUsernames: readonly string[] = demoPeople.flatMap(({ account }) =>
  account === undefined ? [] : [account.username],
);

/** Needs the roles, and returns the number of rows it added: none, the second time. */
export async function seedDemo(context: SeedContext): Promise<number> {
  await waitForOtherSeeds(context);
  const companies = await insertMissing(context, { entity: 'user', keyFields: ['idTax'], records: companyRecords() });
  const people = await seedPeople(context);
  await insertCredentials(context, people.insertedIds);
  const users = mergeSeedResults([companies, people]);
  const memberships = await seedMemberships(context, users);
  const powers = await seedDemoPowers(context, users);
  return mergeSeedResults([users, memberships, powers]).insertedIds.length;
}

function companyRecords(): SeedRecord<'user'>[] {
  return demoCompanies.map(({ idTax, fullName, fullNameEn, email, phone, isWaiting }) => ({
    id: holderId(idTax),
    fullName,
    fullNameEn,
    refPersonType: 'legalEntity',
    refDocumentTypePerson: 'juristic',
    idCard: idTax,
    idTax,
    email,
    phone,
    ...(isWaiting === true ? { refStatus: 'pending' } : {}),
  }));
}

async function seedPeople(context: SeedContext): Promise<SeedResult> {
  const places = {
    titles: await seedLookups(context),
    departments: await seedDepartments(context),
    roles: await getRoles(context),
  };
  const records = demoPeople.map((person) => personRecord(person, places));
  const accounts = await insertMissing(context, {
    entity: 'user',
    keyFields: ['username'],
    records: records.filter(({ username }) => typeof username === 'string'),
  });
  const others = await insertMissing(context, {
    entity: 'user',
    keyFields: ['idCard'],
    records: records.filter(({ username }) => typeof username !== 'string'),
  });
  return mergeSeedResults([accounts, others]);
}

interface PersonReferences {
  readonly titles: SeedResult;
  readonly departments: SeedResult;
  readonly roles: ReadonlyMap<string, Reference>;
}

function personRecord(person: DemoPerson, { titles, departments, roles }: PersonReferences): SeedRecord<'user'> {
  const { idCard, account, waitsAs } = person;
  const signsInAs = account ?? waitsAs;
  return {
    id: personId(person),
    refTitle: seededReference(titles, lookupId('TITLE', person.title)),
    fullName: person.fullName,
    fullNameEn: person.fullNameEn,
    refPersonType: person.personType,
    email: person.email,
    // The tax number of a natural person is the number of the identity card.
    ...(idCard === undefined ? {} : { refDocumentTypePerson: 'idCard', idCard, idTax: idCard }),
    ...(signsInAs === undefined ? {} : { username: signsInAs.username }),
    ...(signsInAs?.role === undefined
      ? {}
      : {
          roles: [
            {
              id: seedId(`userRole ${signsInAs.username} ${signsInAs.role}`),
              refRole: roles.get(signsInAs.role) ?? null,
            },
          ],
        }),
    ...(waitsAs === undefined ? {} : { refStatus: 'pending' }),
    ...(account?.department === undefined
      ? {}
      : { refDepartment: seededReference(departments, departmentId(account.department)) }),
  };
}

async function getRoles({ client }: SeedContext): Promise<ReadonlyMap<string, Reference>> {
  const codes = demoPeople.flatMap(({ account, waitsAs }) =>
    [account?.role, waitsAs?.role].filter((role) => role !== undefined),
  );
  const { rows } = await client.query({
    text: 'select "code", "id" from "role" where "code" = any($1::text[])',
    values: [codes],
  });
  const roles = new Map(rows.map((row) => [String(row['code']), { id: String(row['id']) }]));
  const missing = codes.filter((code) => !roles.has(code));
  if (missing.length > 0) throw new Error(`The demonstration needs roles that do not exist: ${missing.join(', ')}`);
  return roles;
}

/** One hash is used for all, because the password is no secret: eleven would only slow down the first start. */
async function insertCredentials(
  { client, now, hashPassword }: SeedContext,
  insertedIds: readonly string[],
): Promise<void> {
  const inserted = new Set(insertedIds);
  const ids = demoPeople
    .filter(({ account }) => account !== undefined)
    .map(personId)
    .filter((id) => inserted.has(id));
  if (ids.length === 0) return;
  await client.query({
    text: `insert into "credential" ("user_id", "password_hash", "changed_at", "must_change", "failed_count")
      select id, $2, $3, false, 0 from unnest($1::uuid[]) as u(id)`,
    values: [ids, await hashPassword(DEMO_PASSWORD), now],
  });
}

async function seedMemberships(context: SeedContext, users: SeedResult): Promise<SeedResult> {
  const seeded: SeedResult[] = [];
  for (const person of demoPeople) {
    for (const membership of person.memberships ?? []) {
      const [refUser, refHolder] = [
        seededReference(users, personId(person)),
        seededReference(users, holderId(membership.holder)),
      ];
      if (refUser !== null && refHolder !== null)
        seeded.push(await seedMembership(context, { person, membership, refUser, refHolder }));
    }
  }
  return mergeSeedResults(seeded);
}

type DemoMembership = NonNullable<DemoPerson['memberships']>[number];

/** Dated on the day it started, so that the holder a person joined first comes first. */
async function seedMembership(
  context: SeedContext,
  {
    person,
    membership,
    refUser,
    refHolder,
  }: { person: DemoPerson; membership: DemoMembership; refUser: Reference; refHolder: Reference },
): Promise<SeedResult> {
  const { holder, kind, position, role, joinedDaysAgo } = membership;
  const startDate = joinedDaysAgo === undefined ? undefined : addDays(plainDateOf(context.now), -joinedDaysAgo);
  const then = startDate === undefined ? context : { ...context, now: getInstant(wireDate(startDate)) };
  const roles = role === undefined ? undefined : await seedCompanyRole(then, { holder, refHolder, role });
  const refRole =
    roles === undefined || role === undefined ? null : seededReference(roles, companyRoleId(holder, role.key));
  const id = seedId(`membership ${personId(person)} ${holder}`);
  const record: SeedRecord<'membership'> = {
    id,
    refUser,
    refHolder,
    refKind: kind,
    ...(position === undefined ? {} : { position }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(refRole === null ? {} : { roles: [{ id: seedId(`membershipRole ${id}`), refRole }] }),
  };
  return mergeSeedResults([
    ...(roles === undefined ? [] : [roles]),
    await insertMissing(then, { entity: 'membership', keyFields: ['refUser', 'refHolder'], records: [record] }),
  ]);
}

function personId({ idCard, account }: DemoPerson): string {
  return holderId(idCard ?? account?.username ?? '');
}

/** Returns the id by tax number, or by the number of the identity card. */
export function holderId(number: string): string {
  return seedId(`user ${number}`);
}
