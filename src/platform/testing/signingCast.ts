/** Those who play in the story of a document that is signed: a registered company, officers, and one with a certificate. */
import type { TestApp } from './app.ts';
import { certificateOf, CN, ecPair, p12Of, sentFileOf } from './certificates.ts';
import { createOtpReader } from './otpReader.ts';
import { makeHolder, type Person } from './people.ts';
import { registerHolder } from './registeredHolder.ts';
import { CENTRAL_OFFICE, done } from './requestCast.ts';

export type SigningDesk = Pick<TestApp, 'app' | 'call' | 'person' | 'securityClock'>;

export interface SigningCast {
  readonly holderId: string;
  /** Owner of the holder, which is registered. */
  readonly operator: Person;
  readonly receiver: Person;
  /** May take steps back, too. */
  readonly head: Person;
  /** Has a certificate; `CA_PASSWORD` opens it. */
  readonly signatory: Person;
}

export const CA_PASSWORD = 'p12-of-a-test';

let made = 0;

export async function makeSigningCast(test: SigningDesk): Promise<SigningCast> {
  const officer = (role: string): Promise<Person> =>
    test.person({ roles: [role], departmentId: CENTRAL_OFFICE, email: mailOf('officer') });
  const signatory = await officer('SIGNATORY');
  await bringCertificate(test, signatory);
  const company = await makeOperator(test);
  return { ...company, receiver: await officer('OFFICER_CENTER'), head: await officer('OFFICER_HEAD'), signatory };
}

/** Another company, registered, with its owner. */
export async function makeOperator(
  test: Pick<TestApp, 'app' | 'person'>,
  name = `บริษัท ผลิตภัณฑ์สัตว์น้ำทดสอบ ${made + 1} จำกัด`,
): Promise<Pick<SigningCast, 'holderId' | 'operator'>> {
  const holderId = await makeHolder(test.app, name);
  const memberOf = { holderId, kind: 'owner' } as const;
  const owner = { roles: ['OPERATOR_OWNER'], personType: 'employee', email: mailOf('owner'), memberOf } as const;
  const operator = await test.person(owner);
  await registerHolder(test.app, { holderId, applicantId: operator.id });
  return { holderId, operator };
}

function mailOf(who: string): string {
  made += 1;
  return `${who}.signing${made}@example.com`;
}

/** In use from now on, as its owner brings it in: with a code from the mail. */
export async function bringCertificate(test: SigningDesk, person: Person): Promise<void> {
  const pair = ecPair();
  const certificates = [certificateOf({ pair, subject: { [CN]: person.username } })];
  const bytes = p12Of({ password: CA_PASSWORD, keys: [pair.privateKey], certificates });
  const otp = await createOtpReader(test, 'certificate')(person);
  const body = { file: sentFileOf(bytes), password: CA_PASSWORD, otp };
  await done(test.call('PUT', '/api/v1/security/users/ca', { as: person, body }));
}
