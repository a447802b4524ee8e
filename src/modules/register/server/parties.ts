/** Who a registration is of: the person, and the holder they register, are or join. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import type { SentOf } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { system } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Origin } from '#platform/server/audit/securityEvent.ts';
import { broken } from '#platform/server/errors.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { Sent } from './body.ts';
import { holderTaxOf, type Numbers } from './checks.ts';
import { placed } from './fileRegistration.ts';
import { findCompany, findTaken, freeEnded, waitForNumber } from './numbers.ts';
import { writeCompany, writePerson } from './people.ts';

export interface Making {
  readonly sent: Sent;
  readonly username: string;
  readonly numbers: Numbers;
  /** Of a company that the registry knows. */
  readonly row: JuristicRow | undefined;
  /** All of it, and nothing added by hand. */
  readonly isFromRegistry: boolean;
  readonly passwordHash: string;
}

export interface PartiesOptions {
  readonly making: Making;
  readonly personId: string;
  readonly origin: Origin;
  /** What is said of the company, where one is registered. */
  readonly company: SentOf<'userRequest'>;
}

/** Answers the holder. */
export async function makeParties(
  app: App,
  db: PoolClient,
  { making, personId, origin, company }: PartiesOptions,
): Promise<string> {
  const { sent, username, numbers, passwordHash } = making;
  const { personType, applicant } = sent;
  const { idCard, documentType } = numbers;
  await refuseClosed(db, sent);
  const idTax = holderTaxOf(sent, numbers);
  if (idTax !== null) await waitForNumber(db, idTax);
  const reason = `Registers as ${username}`;
  await freeEnded(app, db, {
    writer: { ...origin, actor: system(reason), rights: new Set(rights) },
    wanted: { username, idCard, idTax },
  });
  const taken = idTax === null ? undefined : await findTaken(db, idTax);
  if (taken !== undefined) throw broken(personType === 'individual' ? 'applicant.idCard' : 'idTax', taken);
  const holderId = await holderOf(db, making, personId);
  // The system's rights, because nobody has given the person any yet; the person's name, because it is their doing.
  const writer: Writer = {
    ...origin,
    actor: { ...system(reason), userId: personId, username, actingForId: personType === 'employee' ? holderId : null },
    rights: new Set(rights),
  };
  const person = {
    id: personId,
    username,
    passwordHash,
    personType: personType === 'legalEntity' ? 'employee' : personType,
    applicant,
    idCard,
    idTax: documentType === 'idCard' ? idCard : null,
    mayComeIn: personType !== 'employee',
  } as const;
  await placed(placeOfPerson, () => writePerson(app, db, { writer, person }));
  if (personType !== 'legalEntity' || idTax === null) return holderId;
  // A name that is missing is asked for by the document, with all else that is.
  const { refTitle, fullName, fullNameEn, email, phone } = company;
  await placed(
    (path) => (path === 'idTax' || path === 'idCard' ? 'idTax' : `document.${path}`),
    () =>
      writeCompany(app, db, {
        writer,
        company: { id: holderId, idTax, refTitle, fullName: fullName ?? idTax, fullNameEn, email, phone },
        ownerId: personId,
      }),
  );
  return holderId;
}

function placeOfPerson(path: string): string {
  if (path === 'username') return path;
  return path === 'idTax' ? 'applicant.idCard' : `applicant.${path}`;
}

async function holderOf(db: Queryable, { sent, numbers }: Making, personId: string): Promise<string> {
  if (sent.personType === 'legalEntity') return newId();
  if (sent.personType !== 'employee') return personId;
  const found = await findCompany(db, numbers.companyTax ?? '');
  if (found === undefined) throw broken('idTax', message('companyNotRegistered'));
  return found;
}

/** A department that takes officers in, and a checkpoint that is one: what the form offers is no proof of what is sent. */
async function refuseClosed(db: Queryable, sent: Sent): Promise<void> {
  const isOfficer = sent.personType === 'officer';
  const named = isOfficer
    ? sent.document.refWorkplace
    : sent.personType === 'employee'
      ? null
      : sent.document.refCheckpoint;
  if (named === null || named === undefined) return;
  const { rows } = await db.query({
    text: `select 1 from "department" where ("id"::text = $1 or "code" = $2) and "is_active" and ${isOfficer ? '"is_register"' : `"department_type" = 'checkpoint'`}`,
    values: [named.id ?? null, named.key ?? null],
  });
  if (rows.length === 0)
    throw isOfficer
      ? broken('document.refWorkplace', message('departmentClosed'))
      : broken('document.refCheckpoint', message('checkpointMissing'));
}
