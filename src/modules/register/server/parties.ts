/** Makes the parties of a registration: the person, and the holder they register, are or join. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import type { SentRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Origin } from '#platform/server/audit/securityEvent.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { RegistrationBody } from './body.ts';
import { holderTaxOf, type IdentityNumbers } from './checks.ts';
import { withBodyPaths } from './fileRegistration.ts';
import { findCompany, findTaxNumberProblem, releaseEndedIdentities, lockTaxNumber } from './identityNumbers.ts';
import { writeCompany, writePerson } from './people.ts';

export interface NewRegistration {
  readonly sent: RegistrationBody;
  readonly username: string;
  readonly numbers: IdentityNumbers;
  /** The row of a company that the registry knows. */
  readonly row: JuristicRow | undefined;
  /** All facts are from the registry, and nothing was added manually. */
  readonly isFromRegistry: boolean;
  readonly passwordHash: string;
}

export interface PartiesOptions {
  readonly registration: NewRegistration;
  readonly personId: string;
  readonly origin: Origin;
  /** The fields of the company, if one is registered. */
  readonly company: SentRecord<'userRequest'>;
}

/** Returns the holder. */
export async function makeParties(
  app: App,
  db: PoolClient,
  { registration, personId, origin, company }: PartiesOptions,
): Promise<string> {
  const { sent, username, numbers, passwordHash } = registration;
  const { personType, applicant } = sent;
  const { idCard, documentType } = numbers;
  await refuseClosedDepartment(db, sent);
  const idTax = holderTaxOf(sent, numbers);
  if (idTax !== null) await lockTaxNumber(db, idTax);
  const reason = `Registers as ${username}`;
  await releaseEndedIdentities(app, db, {
    writer: { ...origin, actor: systemActor(reason), rights: new Set(rights) },
    wanted: { username, idCard, idTax },
  });
  const taxProblem = idTax === null ? undefined : await findTaxNumberProblem(db, idTax);
  if (taxProblem !== undefined)
    throw ruleBroken(personType === 'individual' ? 'applicant.idCard' : 'idTax', taxProblem);
  const holderId = await holderOf(db, registration, personId);
  // It has the rights of the system, because the person has none yet, and the name of the person, because they act.
  const writer: Writer = {
    ...origin,
    actor: {
      ...systemActor(reason),
      userId: personId,
      username,
      actingForId: personType === 'employee' ? holderId : null,
    },
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
    maySignIn: personType !== 'employee',
  } as const;
  await withBodyPaths(personPathInBody, () => writePerson(app, db, { writer, person }));
  if (personType !== 'legalEntity' || idTax === null) return holderId;
  // A missing name is reported by the document, together with all other problems.
  const { refTitle, fullName, fullNameEn, email, phone } = company;
  await withBodyPaths(
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

function personPathInBody(path: string): string {
  if (path === 'username') return path;
  return path === 'idTax' ? 'applicant.idCard' : `applicant.${path}`;
}

async function holderOf(db: Queryable, { sent, numbers }: NewRegistration, personId: string): Promise<string> {
  if (sent.personType === 'legalEntity') return newId();
  if (sent.personType !== 'employee') return personId;
  const found = await findCompany(db, numbers.companyTax ?? '');
  if (found === undefined) throw ruleBroken('idTax', message('companyNotRegistered'));
  return found;
}

/** Requires a department that accepts officers, or a real checkpoint: the client need not send what the form offers. */
async function refuseClosedDepartment(db: Queryable, sent: RegistrationBody): Promise<void> {
  const isOfficer = sent.personType === 'officer';
  const department = isOfficer
    ? sent.document.refWorkplace
    : sent.personType === 'employee'
      ? null
      : sent.document.refCheckpoint;
  if (department === null || department === undefined) return;
  const { rows } = await db.query({
    text: `select 1 from "department" where ("id"::text = $1 or "code" = $2) and "is_active"
        and ${isOfficer ? '"is_register"' : `"department_type" = 'checkpoint'`}`,
    values: [department.id ?? null, department.key ?? null],
  });
  if (rows.length === 0)
    throw isOfficer
      ? ruleBroken('document.refWorkplace', message('departmentClosed'))
      : ruleBroken('document.refCheckpoint', message('checkpointMissing'));
}
