/** The people of a signed document: a registered company, officers, and a signatory with a certificate. */
import type { TestApp } from './app.ts';
import { buildCertificate, CN, ecPair, buildP12, filePayload } from './certificates.ts';
import { createOtpReader } from './otpReader.ts';
import { makeHolder, type Person } from './people.ts';
import { registerHolder } from './registeredHolder.ts';
import { CENTRAL_OFFICE, expectOk } from './requestPeople.ts';

export type SigningServer = Pick<TestApp, 'app' | 'call' | 'person' | 'securityClock'>;

export interface SigningPeople {
  readonly holderId: string;
  /** Owner of the registered holder. */
  readonly operator: Person;
  readonly receiver: Person;
  /** May take steps back, too. */
  readonly head: Person;
  /** Has a certificate; `CA_PASSWORD` opens it. */
  readonly signatory: Person;
}

export const CA_PASSWORD = 'p12-of-a-test';

let mailCount = 0;

export async function makeSigningPeople(test: SigningServer): Promise<SigningPeople> {
  const officer = (role: string): Promise<Person> =>
    test.person({ roles: [role], departmentId: CENTRAL_OFFICE, email: newMailAddress('officer') });
  const signatory = await officer('SIGNATORY');
  await addCertificate(test, signatory);
  const company = await makeOperator(test);
  return { ...company, receiver: await officer('OFFICER_CENTER'), head: await officer('OFFICER_HEAD'), signatory };
}

/** Makes another registered company with its owner. */
export async function makeOperator(
  test: Pick<TestApp, 'app' | 'person'>,
  name = `บริษัท ผลิตภัณฑ์สัตว์น้ำทดสอบ ${mailCount + 1} จำกัด`,
): Promise<Pick<SigningPeople, 'holderId' | 'operator'>> {
  const holderId = await makeHolder(test.app, name);
  const memberOf = { holderId, kind: 'owner' } as const;
  const owner = {
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    email: newMailAddress('owner'),
    memberOf,
  } as const;
  const operator = await test.person(owner);
  await registerHolder(test.app, { holderId, applicantId: operator.id });
  return { holderId, operator };
}

function newMailAddress(who: string): string {
  mailCount += 1;
  return `${who}.signing${mailCount}@example.com`;
}

/** Adds a certificate as its owner does, in use from now on: with a code from the mail. */
export async function addCertificate(test: SigningServer, person: Person): Promise<void> {
  const pair = ecPair();
  const certificates = [buildCertificate({ pair, subject: { [CN]: person.username } })];
  const bytes = buildP12({ password: CA_PASSWORD, keys: [pair.privateKey], certificates });
  const otp = await createOtpReader(test, 'certificate')(person);
  const body = { file: filePayload(bytes), password: CA_PASSWORD, otp };
  await expectOk(test.call('PUT', '/api/v1/security/users/ca', { as: person, body }));
}
