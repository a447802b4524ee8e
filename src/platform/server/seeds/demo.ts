/** The parties of the demonstration: who holds records, who belongs to them, and who can sign in. */
import type { Reference } from '#language/record.ts';
import { demoCompanies, demoPeople, type DemoPerson } from './tables/demoParties.ts';
import { seedDemoPowers } from './demoPowers.ts';
import { departmentId, seedDepartments } from './departments.ts';
import { getSeeded, insertMissing, together, type Seeded, type SeedRecord } from './insertMissing.ts';
import { lookupId, seedLookups } from './lookups.ts';
import { waitForOtherSeeds, type SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

/** Public on purpose: it stands in the manual, and no production run has these accounts. */
export const DEMO_PASSWORD = 'Demo-2569!';

export const demoUsernames: readonly string[] = demoPeople.flatMap(({ account }) => (account === undefined ? [] : [account.username]));

/** Needs the roles, and answers with the number of rows it added: none, the second time. */
export async function seedDemo(context: SeedContext): Promise<number> {
  await waitForOtherSeeds(context);
  const companies = await insertMissing(context, { entity: 'user', keyFields: ['idTax'], records: companyRecords() });
  const people = await seedPeople(context);
  await insertCredentials(context, people.insertedIds);
  const users = together([companies, people]);
  const memberships = await seedMemberships(context, users);
  const powers = await seedDemoPowers(context, users);
  return together([users, memberships, powers]).insertedIds.length;
}

function companyRecords(): SeedRecord<'user'>[] {
  return demoCompanies.map(({ idTax, fullName, fullNameEn, email, phone }) => ({
    id: holderId(idTax),
    fullName,
    fullNameEn,
    refPersonType: 'legalEntity',
    refDocumentTypePerson: 'juristic',
    idCard: idTax,
    idTax,
    email,
    phone,
  }));
}

async function seedPeople(context: SeedContext): Promise<Seeded> {
  const places = { titles: await seedLookups(context), departments: await seedDepartments(context), roles: await getRoles(context) };
  const records = demoPeople.map((person) => personRecord(person, places));
  const accounts = await insertMissing(context, { entity: 'user', keyFields: ['username'], records: records.filter(({ username }) => typeof username === 'string') });
  const others = await insertMissing(context, { entity: 'user', keyFields: ['idCard'], records: records.filter(({ username }) => typeof username !== 'string') });
  return together([accounts, others]);
}

interface Places {
  readonly titles: Seeded;
  readonly departments: Seeded;
  readonly roles: ReadonlyMap<string, Reference>;
}

function personRecord(person: DemoPerson, { titles, departments, roles }: Places): SeedRecord<'user'> {
  const { idCard, account } = person;
  return {
    id: personId(person),
    refTitle: getSeeded(titles, lookupId('TITLE', person.title)),
    fullName: person.fullName,
    fullNameEn: person.fullNameEn,
    refPersonType: person.personType,
    email: person.email,
    // The tax number of a natural person is the number of the identity card.
    ...(idCard === undefined ? {} : { refDocumentTypePerson: 'idCard', idCard, idTax: idCard }),
    ...(account === undefined ? {} : { username: account.username, roles: [{ id: seedId(`userRole ${account.username} ${account.role}`), refRole: roles.get(account.role) ?? null }] }),
    ...(account?.department === undefined ? {} : { refDepartment: getSeeded(departments, departmentId(account.department)) }),
  };
}

async function getRoles({ client }: SeedContext): Promise<ReadonlyMap<string, Reference>> {
  const codes = demoPeople.flatMap(({ account }) => (account === undefined ? [] : [account.role]));
  const { rows } = await client.query({ text: 'select "code", "id" from "role" where "code" = any($1::text[])', values: [codes] });
  const roles = new Map(rows.map((row) => [String(row['code']), { id: String(row['id']) }]));
  const missing = codes.filter((code) => !roles.has(code));
  if (missing.length > 0) throw new Error(`The demonstration needs roles that do not exist: ${missing.join(', ')}`);
  return roles;
}

/** One hash serves all, because the password is no secret: eleven would only make the first start slow. */
async function insertCredentials({ client, now, hashPassword }: SeedContext, insertedIds: readonly string[]): Promise<void> {
  const inserted = new Set(insertedIds);
  const ids = demoPeople.filter(({ account }) => account !== undefined).map(personId).filter((id) => inserted.has(id));
  if (ids.length === 0) return;
  await client.query({
    text: `insert into "credential" ("user_id", "password_hash", "changed_at", "must_change", "failed_count") select id, $2, $3, false, 0 from unnest($1::uuid[]) as u(id)`,
    values: [ids, await hashPassword(DEMO_PASSWORD), now],
  });
}

async function seedMemberships(context: SeedContext, users: Seeded): Promise<Seeded> {
  const records = demoPeople.flatMap((person) =>
    (person.memberships ?? []).map(({ holder, kind }): SeedRecord<'membership'> => ({
      id: seedId(`membership ${personId(person)} ${holder}`),
      refUser: getSeeded(users, personId(person)),
      refHolder: getSeeded(users, holderId(holder)),
      refKind: kind,
    })),
  );
  const possible = records.filter(({ refUser, refHolder }) => refUser !== null && refHolder !== null);
  return insertMissing(context, { entity: 'membership', keyFields: ['refUser', 'refHolder'], records: possible });
}

function personId({ idCard, account }: DemoPerson): string {
  return holderId(idCard ?? account?.username ?? '');
}

function holderId(number: string): string {
  return seedId(`user ${number}`);
}
