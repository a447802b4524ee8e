/** Tests what is mailed to an address that other people have typed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { queuedMails } from '#platform/testing/mailServer.ts';
import { makeHolder } from '#platform/testing/people.ts';
import {
  accountBody,
  companyRegistrationBody,
  randomAddressHeader,
  holderDocument,
  newTaxNumber,
  newUsername,
  attachmentRows,
  sendRegistration,
  createFakeRegistries,
} from '#platform/testing/registrationForms.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { ANSWER_RESET_TASK } from '#platform/server/account/queuePasswordReset.ts';
import type { Mail } from '#platform/server/mail/mail.ts';
import { STEP_JOB } from '#platform/server/workflow/takeStep.ts';

const DAY_MS = 86_400_000;
let test: TestApp;
/** Another process on the same database. */
let other: TestApp;

beforeAll(async () => {
  test = await startTestApp({ registries: createFakeRegistries() });
  other = await startTestApp({ database: test.database, registries: createFakeRegistries() });
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

type Body = Record<string, unknown> & { username: string; applicant: Record<string, unknown> };

const newMailbox = (): string => `${newUsername()}@example.com`;
const sentTo = async (...addresses: readonly string[]): Promise<readonly Mail[]> =>
  (await Promise.all(addresses.map((address) => queuedMails(test.app, address)))).flat();

async function individual(email: string, more: object = {}): Promise<Body> {
  const body = accountBody();
  return {
    personType: 'individual',
    ...body,
    applicant: { ...body.applicant, email, ...more },
    document: await holderDocument(test, ['2']),
  };
}

async function signIn({ username }: Body): Promise<{ token: string }> {
  const { body } = await test.call('POST', '/api/auth', {
    body: { username, password: accountBody()['password'] },
    headers: randomAddressHeader(),
  });
  return body as { token: string };
}

/** Returns every text in it, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the mail to an unproven address', () => {
  it.each(['individual', 'legalEntity', 'employee', 'officer'])(
    'contains nothing that was typed by a person who registers as %s',
    async (personType) => {
      const email = newMailbox();
      const typed = { fullName: 'ยินดีด้วย ท่านได้รับรางวัล', fullNameEn: 'You have won' };
      const base = accountBody();
      const own = {
        ...base,
        username: `www.prize.${base.username}`,
        applicant: { ...base.applicant, email, ...typed, phone: '0999999999' },
      };
      const company = await companyRegistrationBody(test);
      const idTax = newTaxNumber();
      await test.app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [
        await makeHolder(test.app),
        idTax,
      ]);
      const department = await test.app.pools.api.query<{ id: string }>(
        'select "id" from "department" where "is_active" and "is_register" order by "code" limit 1',
      );
      const bodies: Record<string, () => Promise<object>> = {
        individual: async () => ({ personType, ...own, document: await holderDocument(test, ['2']) }),
        legalEntity: async () => ({
          ...company,
          ...own,
          document: { ...company.document, fullName: 'บริษัท รับรางวัล จำกัด', fullNameEn: 'Prize Ltd.' },
        }),
        employee: async () => ({
          personType,
          ...own,
          idTax,
          document: {
            houseNo: '99/9 รางวัล',
            refProvince: company.document['refProvince'],
            refAmphur: company.document['refAmphur'],
            refTambon: company.document['refTambon'],
            postcode: '10900',
            attachments: await attachmentRows(test, ['4']),
          },
        }),
        officer: async () => ({
          ...own,
          document: { refWorkplace: { id: department.rows[0]?.id }, attachments: await attachmentRows(test, ['5']) },
        }),
      };
      const body = (await bodies[personType]?.()) ?? {};
      const answer = await sendRegistration(
        test,
        body,
        personType === 'officer' ? '/api/v1/security/users/register-officer' : undefined,
      );
      expect(answer).toMatchObject({ status: 200 });
      await runQueuedTask(test.app, STEP_JOB);
      const mails = await sentTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        [expect.stringContaining((answer.body as { code: string }).code), expect.anything()],
      ]);
      const written = mails.flatMap(({ subject, text }) => [...subject, ...text]).join('\n');
      const typedTexts = textsIn(body).filter((text) => text.length > 3 && text !== personType && text !== email);
      expect(typedTexts.filter((text) => written.includes(text))).toEqual([]);
      expect(written).toContain('เรียน ผู้ลงทะเบียน');
    },
  );

  it('is sent once a day, however many register, in any process, at once, and in any spelling of the address', async () => {
    const name = newUsername();
    const spellings = [
      `${name}@example.com`,
      `${name.toUpperCase()}@EXAMPLE.com`,
      `${name}+a@example.com`,
      `${name}+b@Example.Com`,
    ];
    const bodies = await Promise.all([...spellings, ...spellings].map((email) => individual(email)));
    const answers = await Promise.all(
      bodies.map((body, index) => sendRegistration(index % 2 === 0 ? test : other, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(await sentTo(...spellings)).toHaveLength(1);
    for (const app of [test, other]) app.clock.move(DAY_MS);
    try {
      expect((await sendRegistration(test, await individual(spellings[2] ?? ''))).status).toBe(200);
      expect((await sendRegistration(other, await individual(spellings[1] ?? ''))).status).toBe(200);
      expect(await sentTo(...spellings)).toHaveLength(2);
    } finally {
      for (const app of [test, other]) app.clock.move(0);
    }
  });

  it('of a refused registration is not counted', async () => {
    const email = newMailbox();
    const body = await individual(email);
    expect((await sendRegistration(test, { ...body, document: {} })).status).toBe(422);
    expect(await sentTo(email)).toHaveLength(0);
    expect((await sendRegistration(test, body)).status).toBe(200);
    expect(await sentTo(email)).toHaveLength(1);
  });

  it('is the only one of that day: codes and links to set a password wait for the next, and name nobody', async () => {
    const email = newMailbox();
    const body = await individual(email);
    expect((await sendRegistration(test, body)).status).toBe(200);
    const as = await signIn(body);
    const requestCode = () =>
      test.call('POST', '/api/v1/security/otps/generate', { as, body: { purpose: 'password' } });
    const forget = async () => {
      expect(
        (
          await test.call('POST', '/api/auth/forgot-password', {
            body: { username: body.username },
            headers: randomAddressHeader(),
          })
        ).status,
      ).toBe(200);
      await runQueuedTask(test.app, ANSWER_RESET_TASK);
    };
    expect(await requestCode()).toMatchObject({ status: 429, body: { messageKey: 'unprovenMailSent' } });
    await forget();
    expect(await sentTo(email)).toHaveLength(1);
    test.clock.move(DAY_MS);
    try {
      await forget();
      await forget();
      expect(await requestCode()).toMatchObject({ status: 429 });
    } finally {
      test.clock.move(0);
    }
    const [, link, ...rest] = await sentTo(email);
    expect(rest).toEqual([]);
    expect(link?.text[0]).toContain('/account/active-forgot-password?key=');
    for (const word of [body.username, 'มานี', 'Manee']) expect(link?.text.join('\n')).not.toContain(word);
  });

  it('is not followed by a mail about the cancellation when an employee cancels', async () => {
    const email = newMailbox();
    const idTax = newTaxNumber();
    await test.app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [
      await makeHolder(test.app),
      idTax,
    ]);
    const company = await companyRegistrationBody(test);
    const base = accountBody();
    const { refProvince, refAmphur, refTambon } = company.document;
    const body = {
      personType: 'employee',
      ...base,
      applicant: { ...base.applicant, email },
      idTax,
      document: {
        houseNo: '1',
        refProvince,
        refAmphur,
        refTambon,
        postcode: '10900',
        attachments: await attachmentRows(test, ['4']),
      },
    };
    expect(await sendRegistration(test, body)).toMatchObject({ status: 200 });
    const cancelled = await test.call('POST', '/api/v1/security/users/register/cancel', {
      body: { username: base.username, password: base['password'] },
      headers: randomAddressHeader(),
    });
    expect(cancelled.status).toBe(200);
    await runQueuedTask(test.app, STEP_JOB);
    expect(await sentTo(email)).toHaveLength(1);
  });
});

describe('a name with a link or a line break in it', () => {
  const BAD = ['https://evil.example/login', 'สมชาย www.evil.example', 'สมชาย\nกรุณาเปิด evil.example/x'];

  it.each(BAD)('is refused in a registration: %j', async (name) => {
    const refused = async (body: object): Promise<unknown> => {
      const answer = await sendRegistration(test, body);
      return [
        answer.status,
        (answer.body as { fields: { path: string; messageKey: string }[] }).fields.map(
          ({ path, messageKey }) => `${path}: ${messageKey}`,
        ),
      ];
    };
    const person = await individual(newMailbox());
    expect(await refused({ ...person, applicant: { ...person.applicant, fullName: name } })).toEqual([
      422,
      ['applicant.fullName: plainName'],
    ]);
    expect(await refused({ ...person, applicant: { ...person.applicant, fullNameEn: name } })).toEqual([
      422,
      ['applicant.fullNameEn: plainName'],
    ]);
    const company = await companyRegistrationBody(test);
    expect(await refused({ ...company, document: { ...company.document, fullName: name } })).toEqual([
      422,
      ['document.fullName: plainName'],
    ]);
    expect(
      await refused({
        ...company,
        document: { ...company.document, committees: [{ fullName: name, isAuthorizer: true }] },
      }),
    ).toEqual([422, ['document.committees.0.fullName: plainName']]);
  });

  it('is refused in the profile', async () => {
    const person = await test.person({ roles: [] });
    const PROFILE = '/api/v1/security/users/me/profile';
    const { body } = await test.call('GET', PROFILE, { as: person });
    const { version } = body as { version: number };
    for (const fullName of BAD)
      expect(await test.call('PUT', PROFILE, { as: person, body: { version, fullName } })).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'fullName', messageKey: 'plainName' }] },
      });
  });
});
