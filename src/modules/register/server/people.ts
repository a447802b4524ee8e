/** Writes the rows of a registration: a person with a username, and the company they own. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { SentRecord } from '#language/record.ts';
import { APPLICANT_ROLE } from '#platform/model/access/accessRules.ts';
import type { App } from '#platform/server/app.ts';
import { writeCredential } from '#platform/server/auth/credential.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { save } from '#platform/server/resource/write/save.ts';
import type { Applicant } from './body.ts';

export interface NewPerson {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly personType: 'individual' | 'employee' | 'officer';
  readonly applicant: Applicant;
  readonly idCard: string;
  /** A natural person’s tax number is the number of their ID card. */
  readonly idTax: string | null;
  /**
   * People who wait may sign in and manage their registration; an employee may only when the owner has accepted them.
   */
  readonly maySignIn: boolean;
}

export async function writePerson(
  app: App,
  db: PoolClient,
  { writer, person }: { writer: Writer; person: NewPerson },
): Promise<void> {
  const { id, username, applicant, idCard, idTax, personType } = person;
  const { refTitle, fullName, fullNameEn, refDocumentTypePerson, email, phone } = applicant;
  await savePending(app, db, {
    writer,
    body: {
      id,
      username,
      refTitle,
      fullName,
      fullNameEn,
      refPersonType: { key: keyOf(app, 'PERSON_TYPE', personType) },
      refDocumentTypePerson,
      idCard,
      idTax,
      email,
      phone,
      ...(person.maySignIn ? { roles: [{ refRole: { id: await getRole(db, APPLICANT_ROLE) } }] } : {}),
    },
  });
  await writeCredential(db, {
    userId: id,
    passwordHash: person.passwordHash,
    mustChange: false,
    nowMs: app.securityClock.nowMs(),
  });
}

/** The company holds records and does not sign in; the person who registered it owns it. */
export async function writeCompany(
  app: App,
  db: PoolClient,
  {
    writer,
    company,
    ownerId,
  }: { writer: Writer; company: SentRecord<'user'> & { readonly id: string; readonly idTax: string }; ownerId: string },
): Promise<void> {
  const { id, idTax } = company;
  await savePending(app, db, {
    writer,
    body: {
      ...company,
      refPersonType: { key: keyOf(app, 'PERSON_TYPE', 'legalEntity') },
      refDocumentTypePerson: { key: keyOf(app, 'DOCUMENT_TYPE_PERSON', 'juristic') },
      idCard: idTax,
    },
  });
  await save(app, db, {
    ...writer,
    entity: getEntity(app.catalogue, 'membership'),
    body: { refUser: { id: ownerId }, refHolder: { id }, refKind: { key: keyOf(app, 'MEMBERSHIP_KIND', 'owner') } },
  });
}

async function savePending(
  app: App,
  db: PoolClient,
  { writer, body }: { writer: Writer; body: SentRecord<'user'> },
): Promise<void> {
  await save(app, db, {
    ...writer,
    entity: getEntity(app.catalogue, 'user'),
    body: withoutUndefined(body),
    terms: { managed: { refStatus: 'pending' }, isComplete: true, refusalOf: () => undefined },
  });
}

/** As it would be sent: without undefined fields. */
export function withoutUndefined<Body extends object>(body: Body): Partial<Body> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Body>;
}

export function keyOf({ lookups }: Pick<App, 'lookups'>, group: string, code: string): string {
  const row = lookups.findByCode(group, code);
  if (row === undefined) throw new Error(`No lookup of "${group}" stands for "${code}"`);
  return row.key;
}

async function getRole(db: PoolClient, code: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select "id" from "role" where "code" = $1 and "is_active"', [code]);
  if (rows[0] === undefined) throw new Error(`There is no role ${code}`);
  return rows[0].id;
}
