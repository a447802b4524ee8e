/** Tests registrations, and what of them is refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder } from '#platform/testing/people.ts';
import {
  accountBody,
  companyRegistrationBody,
  randomAddressHeader,
  holderDocument,
  juristicRow,
  newIdCardNumber,
  newTaxNumber,
  newUsername,
  attachmentRows,
  sendRegistration,
  REGISTER_PATH,
  createFakeRegistries,
} from '#platform/testing/registrationForms.ts';

const OFFICER = '/api/v1/security/users/register-officer';
const registries = createFakeRegistries();
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ registries });
});
afterAll(() => test.stop());
beforeEach(() => {
  registries.isDown = false;
});

type QueryRow = Readonly<Record<string, unknown>>;
const query = async (text: string, values: readonly unknown[] = []): Promise<readonly QueryRow[]> =>
  (await test.app.pools.api.query<QueryRow>(text, [...values])).rows;
const firstRow = async (text: string, values: unknown[]): Promise<QueryRow> => (await query(text, values))[0] ?? {};
const problemsOf = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ),
];
const userOf = async (username: string): Promise<QueryRow> =>
  firstRow(
    `select u.*, (select json_agg(o."code") from "user_role" r join "role" o on o."id" = r."role_id"
      where r."user_id" = u."id") as "roles" from "user" u where u."username" = $1`,
    [username],
  );
const documentOf = async (applicantId: unknown): Promise<QueryRow> =>
  firstRow(
    `select d.*, r."status", r."request_code", r."department_id" as "office", r."acting_user_id" from "user_request" d
      join "request" r on r."id" = d."request_id" where d."applicant_id" = $1`,
    [applicantId],
  );

async function individualBody() {
  return { personType: 'individual', ...accountBody(), document: await holderDocument(test, ['2']) };
}

async function registeredCompany(): Promise<string> {
  const idTax = newTaxNumber();
  const id = await makeHolder(test.app);
  await query('update "user" set "id_tax" = $2 where "id" = $1', [id, idTax]);
  return idTax;
}

async function officerBody(isRegister = true) {
  const department = `select "id" from "department" where "is_active" and "is_register" = $1 order by "code" limit 1`;
  const { id } = await firstRow(department, [isRegister]);
  return {
    ...accountBody(),
    document: { refWorkplace: { id }, attachments: await attachmentRows(test, ['5']) },
  };
}

describe('a company', () => {
  it('that the registry knows is registered with the facts of the registry', async () => {
    const body = await companyRegistrationBody(test);
    registries.companies.set(String(body['idTax']), juristicRow(String(body['idTax'])));
    const answer = await sendRegistration(test, {
      ...body,
      document: {
        ...body.document,
        committees: [{ fullName: 'สมชาย ใจดี', position: 'กรรมการผู้จัดการ', isAuthorizer: true }, { fullName: 'ผู้แอบอ้าง' }],
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { username: body.username, personType: 'legalEntity', isFromRegistry: true },
    });
    const { code } = answer.body as { code: string };
    expect(code).toMatch(/^R90-\d{8}$/u);

    const person = await userOf(body.username);
    expect(person).toMatchObject({
      status: 'pending',
      person_type: 'employee',
      roles: ['APPLICANT'],
      id_card: body.applicant['idCard'],
      create_by: body.username,
    });
    const document = await documentOf(person['id']);
    expect(document).toMatchObject({
      document_type: 'holderRegistration',
      status: 'submitted',
      request_code: code,
      full_name: 'บริษัท จากทะเบียน จำกัด',
      full_name_en: 'FROM THE REGISTRY CO., LTD.',
      id_tax: body['idTax'],
      person_type: 'legalEntity',
      applicant_name: 'มานี มีนา',
      is_from_registry: true,
      is_complete: true,
      authority: 'กรรมการหนึ่งคนลงลายมือชื่อ',
      office: document['checkpoint_id'],
      acting_user_id: person['id'],
    });
    expect(
      await query(
        'select "full_name", "position", "is_authorizer" from "user_committee" where "user_request_id" = $1',
        [document['id']],
      ),
    ).toEqual([{ full_name: 'สมชาย ใจดี', position: 'กรรมการผู้จัดการ', is_authorizer: true }]);
    expect(
      await query('select "description" from "user_objective" where "user_request_id" = $1', [document['id']]),
    ).toEqual([{ description: 'ขายส่งเคมีภัณฑ์ทางอุตสาหกรรม' }]);
    expect(
      await query(
        'select h."full_name", h."id_tax", h."status", h."person_type", m."kind" from "membership" m join "user" h on h."id" = m."holder_id" where m."user_id" = $1',
        [person['id']],
      ),
    ).toEqual([
      {
        full_name: 'บริษัท จากทะเบียน จำกัด',
        id_tax: body['idTax'],
        status: 'pending',
        person_type: 'legalEntity',
        kind: 'owner',
      },
    ]);
    expect(
      await query(
        `select "action", "outcome" from "security_event" where "user_id" = $1 and "action" = 'accountChanged'`,
        [person['id']],
      ),
    ).toEqual([{ action: 'accountChanged', outcome: 'success' }]);
    const log = await query('select distinct "entity" from "entity_log" where "user_id" = $1 order by 1', [
      person['id'],
    ]);
    expect(log.map(({ entity }) => entity)).toEqual(['dossier', 'membership', 'request', 'user', 'userRequest']);
  });

  it('signs in and sees its own registration, and nothing else', async () => {
    const body = await companyRegistrationBody(test);
    expect((await sendRegistration(test, body)).status).toBe(200);
    const { token } = (
      await test.call('POST', '/api/auth', {
        body: { username: body.username, password: body['password'] },
        headers: randomAddressHeader(),
      })
    ).body as { token: string };
    const found = await test.call('POST', '/api/v1/transaction/user-requests/_search', {
      as: { token },
      body: { page: 0, size: 10 },
    });
    expect(found).toMatchObject({ status: 200, body: { totalSize: 1 } });
    expect(
      (await test.call('POST', '/api/v1/transaction/to-whoms/_search', { as: { token }, body: { page: 0, size: 10 } }))
        .status,
    ).toBe(403);
  });

  it.each(['is down', 'does not know it'])('is registered manually if the registry %s', async (why) => {
    registries.isDown = why === 'is down';
    const body = await companyRegistrationBody(test);
    expect(await sendRegistration(test, body)).toMatchObject({ status: 200, body: { isFromRegistry: false } });
    const document = await documentOf((await userOf(body.username))['id']);
    expect(document).toMatchObject({
      full_name: 'บริษัท พิมพ์เอง จำกัด',
      is_from_registry: false,
      registry_date: null,
      status: 'submitted',
    });
    expect(
      await query(
        'select count(*)::int as "count" from "stored_file" f join "user_request_attachment" a on a."file_id" = f."id" where a."user_request_id" = $1 and f."claimed_record" = a."id" and f."owner_id" = $2',
        [document['id'], document['applicant_id']],
      ),
    ).toEqual([{ count: 2 }]);
  });

  it('needs no certificate for facts of the registry, and one for manually added facts', async () => {
    const send = async (more: Partial<ReturnType<typeof juristicRow>>, document: object = {}): Promise<TestAnswer> => {
      const body = await companyRegistrationBody(test);
      registries.companies.set(String(body['idTax']), juristicRow(String(body['idTax']), more));
      return sendRegistration(test, {
        ...body,
        document: { ...body.document, attachments: await attachmentRows(test, ['2']), ...document },
      });
    };
    const missing = [422, ['document.attachments: attachmentMissing']];
    expect(await send({})).toMatchObject({ status: 200, body: { isFromRegistry: true } });
    expect(await send({}, { committees: [], authority: null })).toMatchObject({
      status: 200,
      body: { isFromRegistry: true },
    });
    expect(problemsOf(await send({ CommitteeInformations: [] }))).toEqual(missing);
    expect(problemsOf(await send({ AuthorizeDescriptions: [] }))).toEqual(missing);
    registries.isDown = true;
    expect(problemsOf(await send({}))).toEqual(missing);
  });

  it('that overwrites facts of the registry needs the certificate then', async () => {
    const body = await companyRegistrationBody(test);
    registries.companies.set(String(body['idTax']), juristicRow(String(body['idTax'])));
    expect(
      (
        await sendRegistration(test, {
          ...body,
          document: { ...body.document, attachments: await attachmentRows(test, ['2']) },
        })
      ).status,
    ).toBe(200);
    const { token } = (
      await test.call('POST', '/api/auth', {
        body: { username: body.username, password: body['password'] },
        headers: randomAddressHeader(),
      })
    ).body as { token: string };
    const document = await documentOf((await userOf(body.username))['id']);
    const versions = async (): Promise<QueryRow> =>
      (
        await query(
          'select d."version" as "document", r."version" as "request" from "user_request" d join "request" r on r."id" = d."request_id" where d."id" = $1',
          [document['id']],
        )
      )[0] ?? {};
    const officer = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: String(document['checkpoint_id']) });
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/requests/request', {
          as: officer,
          body: { id: document['request_id'], version: (await versions())['request'], action: 're-edit', remark: 'ก' },
        })
      ).status,
    ).toBe(200);
    const submit = async (): Promise<TestAnswer> =>
      test.call('PUT', '/api/v1/transaction/requests/request', {
        as: { token },
        body: { id: document['request_id'], version: (await versions())['request'], action: 'request' },
      });
    const change = async (more: object): Promise<TestAnswer> =>
      test.call('PUT', '/api/v1/transaction/user-requests', {
        as: { token },
        body: { id: document['id'], version: (await versions())['document'], ...more },
      });
    expect((await change({ authority: 'กรรมการคนใดคนหนึ่งลงลายมือชื่อ' })).status).toBe(200);
    expect(await submit()).toMatchObject({ status: 422, body: { messageKey: 'attachmentMissing' } });
    expect((await change({ authority: 'กรรมการหนึ่งคนลงลายมือชื่อ' })).status).toBe(200);
    expect((await submit()).status).toBe(200);
    expect(await documentOf((await userOf(body.username))['id'])).toMatchObject({
      status: 'submitted',
      is_from_registry: true,
    });
  });

  it('that has ended is refused', async () => {
    const body = await companyRegistrationBody(test);
    registries.companies.set(String(body['idTax']), juristicRow(String(body['idTax']), { JuristicStatus: 'เลิก' }));
    expect(await sendRegistration(test, body)).toMatchObject({
      status: 422,
      body: { messageKey: 'companyDissolved', fields: [{ path: 'idTax' }] },
    });
  });

  it('gets a mail with the number of its registration', async () => {
    const body = await companyRegistrationBody(test);
    const { body: answer } = await sendRegistration(test, body);
    const jobs = await query(
      `select count(*)::int as "count" from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t."id" = j."task_id" where t."identifier" = 'sendMail'`,
    );
    expect(Number(jobs[0]?.['count'])).toBeGreaterThan(0);
    expect(answer).toHaveProperty('code');
  });
});

describe('a person', () => {
  it('is holder and account in one', async () => {
    const body = await individualBody();
    expect(await sendRegistration(test, body)).toMatchObject({
      status: 200,
      body: { personType: 'individual', isFromRegistry: false },
    });
    const person = await userOf(body.username);
    expect(person).toMatchObject({
      status: 'pending',
      person_type: 'individual',
      roles: ['APPLICANT'],
      id_tax: body.applicant['idCard'],
    });
    expect(await documentOf(person['id'])).toMatchObject({
      holder_id: person['id'],
      full_name: 'มานี มีนา',
      id_card: body.applicant['idCard'],
      email: 'manee@example.com',
      document_type: 'holderRegistration',
    });
  });

  it('may use a passport, and has no tax number then', async () => {
    const body = await individualBody();
    const answer = await sendRegistration(test, {
      ...body,
      applicant: {
        ...body.applicant,
        refDocumentTypePerson: { key: '2' },
        idCard: ` aa${newIdCardNumber().slice(0, 7)}`,
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await userOf(body.username)).toMatchObject({ document_type_person: 'passport', id_tax: null });
  });

  it('joins a company as an employee, and cannot sign in until the owner has accepted them', async () => {
    const idTax = await registeredCompany();
    const body: ReturnType<typeof accountBody> & { password?: unknown } = {
      personType: 'employee',
      ...accountBody(),
      idTax,
      document: {},
    };
    const answer = await sendRegistration(test, body);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { personType: 'employee' } });
    expect((answer.body as { code: string }).code).toMatch(/^R91-/u);
    const person = await userOf(body.username);
    expect(person).toMatchObject({ status: 'pending', person_type: 'employee', roles: null });
    expect(await documentOf(person['id'])).toMatchObject({
      document_type: 'employeeRegistration',
      status: 'submitted',
    });
    expect(
      (
        await test.call('POST', '/api/auth', {
          body: { username: body.username, password: body.password },
          headers: randomAddressHeader(),
        })
      ).status,
    ).toBe(403);
  });

  it('joins a department as an officer', async () => {
    const body = await officerBody();
    const answer = await sendRegistration(test, body, OFFICER);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { personType: 'officer' } });
    const person = await userOf(body.username);
    expect(person).toMatchObject({ status: 'pending', person_type: 'officer', roles: ['APPLICANT'] });
    expect(await documentOf(person['id'])).toMatchObject({
      document_type: 'officerRegistration',
      status: 'submitted',
      workplace_id: body.document.refWorkplace.id,
      holder_id: person['id'],
    });
  });
});

describe('a registration is refused', () => {
  const wrong = async (change: object, base?: object): Promise<unknown> =>
    problemsOf(await sendRegistration(test, { ...(base ?? (await companyRegistrationBody(test))), ...change }));

  it('if the terms were not accepted', async () => {
    expect(await wrong({ termsAccepted: false })).toEqual([422, ['termsAccepted: termsMissing']]);
    expect(await wrong({ termsAccepted: null })).toEqual([422, ['termsAccepted: termsMissing']]);
  });

  it('if a number fails its check', async () => {
    expect(await wrong({ idTax: '0105536000102' })).toEqual([422, ['idTax: taxNumberInvalid']]);
    expect(await wrong({ idTax: newIdCardNumber() })).toEqual([422, ['idTax: taxNumberInvalid']]);
    const body = await individualBody();
    expect(await wrong({ applicant: { ...body.applicant, idCard: '1101700230709' } }, body)).toEqual([
      422,
      ['applicant.idCard: idCardInvalid'],
    ]);
    expect(await wrong({ applicant: { ...body.applicant, refDocumentTypePerson: { key: '4' } } }, body)).toEqual([
      422,
      ['applicant.refDocumentTypePerson: personalDocumentOnly'],
    ]);
  });

  it('if the tax number is registered, or in process', async () => {
    expect(await wrong({ idTax: await registeredCompany() })).toEqual([422, ['idTax: taxNumberRegistered']]);
    const first = await companyRegistrationBody(test);
    expect((await sendRegistration(test, first)).status).toBe(200);
    expect(await wrong({ idTax: first['idTax'] })).toEqual([422, ['idTax: taxNumberInProcess']]);
  });

  it('if the card or the username belongs to another account', async () => {
    const first = await individualBody();
    expect((await sendRegistration(test, first)).status).toBe(200);
    const next = await companyRegistrationBody(test);
    expect(await wrong({ applicant: { ...next.applicant, idCard: first.applicant['idCard'] } }, next)).toEqual([
      422,
      ['applicant.idCard: idCardTaken'],
    ]);
    expect(await wrong({ username: first.username.toUpperCase() }, next)).toEqual([422, ['username: usernameTaken']]);
    expect(await wrong({ username: 'System' }, next)).toEqual([422, ['username: usernameReserved']]);
    expect(await wrong({ username: 'ชื่อไทย' }, next)).toMatchObject([422, [expect.stringMatching(/^username: /u)]]);
  });

  it('if the password is weak', async () => {
    expect(await wrong({ password: 'short' })).toEqual([422, ['password: passwordTooShort']]);
    expect(await wrong({ password: 'password1234' })).toEqual([422, ['password: passwordTooCommon']]);
    expect(await wrong({ password: 'manee meena 2026' })).toEqual([422, ['password: passwordHoldsName']]);
  });

  it('if the company to be joined does not exist, or is not registered yet', async () => {
    const body = { personType: 'employee', ...accountBody(), idTax: newTaxNumber(), document: {} };
    expect(await wrong({}, body)).toEqual([422, ['idTax: companyNotRegistered']]);
    const waiting = await companyRegistrationBody(test);
    await sendRegistration(test, waiting);
    expect(await wrong({ idTax: waiting['idTax'] }, body)).toEqual([422, ['idTax: companyNotRegistered']]);
  });

  it('if the department accepts nobody, and if the checkpoint is none', async () => {
    expect(problemsOf(await sendRegistration(test, await officerBody(false), OFFICER))).toEqual([
      422,
      ['document.refWorkplace: departmentClosed'],
    ]);
    const [central] = await query(
      `select "id" from "department" where "department_type" <> 'checkpoint' and "is_active" limit 1`,
    );
    const body = await individualBody();
    expect(await wrong({ document: { ...body.document, refCheckpoint: { id: central?.['id'] } } }, body)).toEqual([
      422,
      ['document.refCheckpoint: checkpointMissing'],
    ]);
  });

  it('if the document is incomplete, with every path of it', async () => {
    const body = await companyRegistrationBody(test);
    expect(await wrong({ document: { attachments: body.document['attachments'] } }, body)).toEqual([
      422,
      expect.arrayContaining([
        'document.fullName: required',
        'document.authority: required',
        'document.committees: directorMissing',
        'document.operatorTypes: operatorTypeMissing',
        'document.houseNo: required',
        'document.email: required',
        'document.refCheckpoint: required',
      ]),
    ]);
    const person = await individualBody();
    expect(await wrong({ applicant: { ...person.applicant, email: 'nobody' } }, person)).toMatchObject([
      422,
      [expect.stringMatching(/^applicant\.email: /u)],
    ]);
  });

  it('if a paper is missing, of another person, or used already', async () => {
    const body = await companyRegistrationBody(test);
    const [first, second] = body.document['attachments'] as readonly object[];
    expect(await wrong({ document: { ...body.document, attachments: [first] } }, body)).toEqual([
      422,
      ['document.attachments: attachmentMissing'],
    ]);
    expect(
      await wrong(
        {
          document: {
            ...body.document,
            attachments: [first, { refItem: { key: '2' }, file: { id: '018f0000-0000-7000-8000-000000000000' } }],
          },
        },
        body,
      ),
    ).toEqual([422, ['document.attachments.1.file: fileNotFound']]);
    expect((await sendRegistration(test, body)).status).toBe(200);
    const next = await companyRegistrationBody(test);
    expect(await wrong({ document: { ...next.document, attachments: [first, second] } }, next)).toEqual([
      422,
      ['document.attachments.0.file: fileNotFound', 'document.attachments.1.file: fileNotFound'],
    ]);
  });

  it('if it contains unknown fields', async () => {
    expect(await wrong({ isFromRegistry: true })).toEqual([400, ['isFromRegistry: unknownField']]);
    const body = await companyRegistrationBody(test);
    expect(await wrong({ document: { ...body.document, isComplete: true } }, body)).toEqual([
      400,
      ['document.isComplete: unknownField'],
    ]);
    expect(await wrong({ applicant: { ...body.applicant, roles: [] } }, body)).toEqual([
      400,
      ['applicant.roles: unknownField'],
    ]);
    expect(await wrong({ personType: 'officer' }, body)).toMatchObject([
      400,
      [expect.stringMatching(/^personType: /u)],
    ]);
    expect((await sendRegistration(test, {})).status).toBe(400);
  });

  it('if somebody tries too often', async () => {
    const far = { body: {}, headers: { 'x-forwarded-for': '203.0.113.7' } };
    const statuses = new Set<number>();
    for (let n = 0; n < 25; n += 1) statuses.add((await test.call('POST', REGISTER_PATH, far)).status);
    expect(statuses).toEqual(new Set([400, 429]));
  });
});

describe('the options of the forms', () => {
  it('are public, and few', async () => {
    const { status, body } = await test.call('GET', `${REGISTER_PATH}/options`);
    expect(status).toBe(200);
    const { lookups, checkpoints, departments } = body as {
      lookups: { group: string }[];
      checkpoints: object[];
      departments: object[];
    };
    expect([...new Set(lookups.map(({ group }) => group))].toSorted()).toEqual([
      'DOCUMENT_TYPE_PERSON',
      'OFFICER_LEVEL',
      'OPERATOR_TYPE',
      'PERSON_TYPE',
      'TITLE',
      'USER_REQUEST_CHECKLIST',
    ]);
    expect(checkpoints.length).toBeGreaterThan(0);
    expect(departments.length).toBeGreaterThan(0);
    expect((await test.call('POST', '/api/v1/master/provinces/_search', { body: { page: 0, size: 1 } })).status).toBe(
      200,
    );
    expect((await test.call('POST', '/api/v1/master/lookups/_search', { body: { page: 0, size: 1 } })).status).toBe(
      401,
    );
  });

  it('include whether a username and a card are free', async () => {
    const body = await individualBody();
    const checkName = async (name: string, sent: object): Promise<unknown> =>
      (await test.call('POST', `/api/v1/security/users/${name}`, { body: sent, headers: randomAddressHeader() })).body;
    expect(await checkName('has-username', { username: body.username })).toBe(false);
    await sendRegistration(test, body);
    expect(await checkName('has-username', { username: body.username })).toBe(true);
    expect(await checkName('has-username', { username: newUsername() })).toBe(false);
    expect(
      await checkName('has-id-card', { refDocumentTypePerson: { key: '1' }, idCard: body.applicant['idCard'] }),
    ).toBe(true);
  });
});
