import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { registeredDirectors, registerHolder, type RegisteredHolder } from '#platform/testing/registeredHolder.ts';

const DIRECTOR = '/api/v1/transaction/user-committees/committee';
const OBJECTIVES = '/api/v1/transaction/user-objectives/me';

interface Company extends RegisteredHolder {
  readonly holderId: string;
  readonly owner: Person;
}

interface HolderRow {
  readonly id: string;
  readonly fullName: string;
}

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.stop());

async function makeCompany(): Promise<Company> {
  const holderId = await makeHolder(test.app);
  const owner = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  return { holderId, owner, ...(await registerHolder(test.app, { holderId, applicantId: owner.id })) };
}

const put = (as: Person, body: unknown): Promise<TestAnswer> => test.call('PUT', DIRECTOR, { as, body });
const directorsIn = ({ body }: TestAnswer): readonly string[] =>
  (body as { committees: readonly HolderRow[] }).committees.map(({ fullName }) => fullName);

async function inForce({ id }: RegisteredHolder): Promise<readonly HolderRow[]> {
  const { rows } = await test.app.pools.api.query<HolderRow>(
    'select "id", "full_name" as "fullName" from "user_committee" where "user_request_id" = $1 order by "seq"',
    [id],
  );
  return rows;
}

async function countOpenRequests({ holderId }: Company): Promise<number> {
  const { rows } = await test.app.pools.api.query(`select 1 from "request" where "holder_id" = $1 and "is_open"`, [
    holderId,
  ]);
  return rows.length;
}

/** Submits the open change as the owner. */
async function submit({ owner, holderId }: Company): Promise<Pick<FiledRequest, 'requestId'>> {
  const { rows } = await test.app.pools.api.query<{ requestId: string }>(
    'select "id" as "requestId" from "request" where "holder_id" = $1 and "is_open"',
    [holderId],
  );
  const filed = { requestId: rows[0]?.requestId ?? '' };
  await takeStep(test, owner, filed, 'request');
  return filed;
}

describe('a director', () => {
  it('is added to a change that is opened for it, and the registration in force does not change', async () => {
    const company = await makeCompany();
    const answer = await put(company.owner, { fullName: 'วิชัย มั่นคง', position: 'กรรมการ' });
    expect(answer.status).toBe(200);
    expect(directorsIn(answer)).toEqual([...registeredDirectors.map(({ fullName }) => fullName), 'วิชัย มั่นคง']);
    expect(answer.body).toMatchObject({ isCurrent: false, refRequestType: { key: '3' } });
    expect(await inForce(company)).toHaveLength(registeredDirectors.length);
  });

  it('is added to the draft that exists already, also when two are added at once', async () => {
    const company = await makeCompany();
    const answers = await Promise.all(['ก', 'ข'].map((fullName) => put(company.owner, { fullName })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOpenRequests(company)).toBe(1);
    const last = await put(company.owner, { fullName: 'ค' });
    expect(directorsIn(last)).toHaveLength(registeredDirectors.length + 3);
  });

  it('is changed and removed by the id it has in force', async () => {
    const company = await makeCompany();
    const [first, second] = await inForce(company);
    await put(company.owner, { id: first?.id, fullName: 'สมชาย ใจดียิ่ง' });
    const answer = await put(company.owner, { id: second?.id, isDelete: true });
    expect(directorsIn(answer)).toEqual(['สมชาย ใจดียิ่ง']);
    expect((await inForce(company)).map(({ fullName }) => fullName)).toEqual(
      registeredDirectors.map(({ fullName }) => fullName),
    );
  });

  it('can be written again while the request is returned', async () => {
    const company = await makeCompany();
    await put(company.owner, { fullName: 'ก' });
    const filed = await submit(company);
    const receiver = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: company.checkpointId });
    await takeStep(test, receiver, filed, 're-edit', { remark: 'Please name his position.' });
    expect((await put(company.owner, { fullName: 'ข' })).status).toBe(200);
    expect(await countOpenRequests(company)).toBe(1);
  });

  it('cannot be written while officers have the request; the answer names the request', async () => {
    const company = await makeCompany();
    await put(company.owner, { fullName: 'ก' });
    await submit(company);
    expect(await put(company.owner, { fullName: 'ข' })).toMatchObject({
      status: 409,
      body: { messageKey: 'changeSubmitted', data: { code: expect.stringMatching(/^R90-/) as unknown } },
    });
  });

  it('is refused at the field that is wrong', async () => {
    const { owner } = await makeCompany();
    expect(await put(owner, { position: 'กรรมการ' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'fullName', messageKey: 'required' }] },
    });
    expect((await put(owner, { fullName: 'ก', nonsense: 1 })).status).toBe(400);
    expect((await put(owner, { id: 'ก', fullName: 'ก' })).status).toBe(400);
    expect((await put(owner, 'ก')).status).toBe(400);
  });

  it('is refused if the company is not registered', async () => {
    const holderId = await makeHolder(test.app);
    const owner = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    });
    expect(await put(owner, { fullName: 'ก' })).toMatchObject({
      status: 409,
      body: { messageKey: 'notRegisteredYet' },
    });
  });

  it('of another company is 404', async () => {
    const [ours, otherCompany] = [await makeCompany(), await makeCompany()];
    const [first] = await inForce(otherCompany);
    expect((await put(ours.owner, { id: first?.id, fullName: 'ก' })).status).toBe(404);
    expect(await countOpenRequests(ours)).toBe(0);
    expect((await inForce(otherCompany))[0]?.fullName).toBe(registeredDirectors[0].fullName);
  });

  it('can be written by the owner only: by no employee, agent or officer', async () => {
    const { holderId } = await makeCompany();
    const people = await Promise.all([
      test.person({ roles: ['OPERATOR_EMP'], personType: 'employee', memberOf: { holderId, kind: 'employee' } }),
      test.person({
        roles: ['OPERATOR_AGENT'],
        personType: 'employee',
        memberOf: { holderId, kind: 'agent', documentTypes: ['holderRegistration'] },
      }),
      test.person({ roles: ['AUDITOR'] }),
    ]);
    for (const person of people) expect((await put(person, { fullName: 'ก' })).status).toBe(403);
    // An approver may write a request by other calls, and acts for nobody.
    expect(await put(await test.person({ roles: ['OFFICER_CENTER'] }), { fullName: 'ก' })).toMatchObject({
      status: 422,
      body: { messageKey: 'holderMissing' },
    });
  });

  it('of an individual is refused', async () => {
    const owner = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
    await registerHolder(test.app, { holderId: owner.id, applicantId: owner.id, personType: 'individual' });
    expect((await put(owner, { fullName: 'ก' })).status).toBe(422);
  });
});

describe('objectives', () => {
  it('are those in force, for everybody who acts for the holder', async () => {
    const company = await makeCompany();
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: company.holderId, kind: 'agent', documentTypes: ['toWhom'] },
    });
    for (const as of [company.owner, agent]) {
      const { body } = await test.call('GET', OBJECTIVES, { as });
      expect(body).toEqual([expect.objectContaining({ code: '46691' }), expect.objectContaining({ code: '20290' })]);
    }
  });

  it('are empty if nothing is registered, and refused if the caller acts for nobody', async () => {
    const holderId = await makeHolder(test.app);
    const owner = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    });
    expect(await test.call('GET', OBJECTIVES, { as: owner })).toMatchObject({ status: 200, body: [] });
    expect(await test.call('GET', OBJECTIVES, { as: await test.person({ roles: ['OFFICER_CENTER'] }) })).toMatchObject({
      status: 422,
      body: { messageKey: 'holderMissing' },
    });
  });
});
