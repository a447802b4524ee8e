/** Requests of another holder, and of another department: every call answers 404, and the attempt is logged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import { makeRequestPeople, takeStep, type RequestPeople, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { newId } from '../../database/newId.ts';

const REQUESTS = '/api/v1/transaction/requests';
const DOSSIERS = '/api/v1/transaction/dossiers';
const LETTERS = '/api/v1/transaction/to-whoms';
const ATTACHMENTS = '/api/v1/transaction/to-whom-attachments';

let test: TestApp;
let people: RequestPeople;
let otherHolder: string;
let otherDepartment: string;
let issued: FiledRequest;
let draft: FiledRequest;

beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
  otherHolder = await makeHolder(test.app, 'บริษัท อื่น จำกัด');
  otherDepartment = await makeDepartment(test.app);
  issued = await issueLetter(test, people);
  draft = await fileLetter(test, people.operator);
});
afterAll(() => test.stop());

/** A new person for each call, because repeated attempts of one person are logged only once a minute. */
const otherOperator = (): Promise<Person> =>
  test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId: otherHolder, kind: 'owner' },
  });
const otherOfficer = (role: string): Promise<Person> => test.person({ roles: [role], departmentId: otherDepartment });

interface Ids {
  readonly document: string;
  readonly request: string;
  readonly dossier: string;
  readonly part: string;
}

async function idsOf({ id, requestId }: FiledRequest): Promise<Ids> {
  const { rows } = await test.app.pools.api.query<{ dossier: string; part: string }>(
    'select t."dossier_id" as "dossier", a."id" as "part" from "to_whom" t join "to_whom_attachment" a on a."to_whom_id" = t."id" where t."id" = $1',
    [id],
  );
  return { document: id, request: requestId, dossier: rows[0]?.dossier ?? '', part: rows[0]?.part ?? '' };
}

const remark = 'A reason';
type ForeignCall = readonly [
  call: string,
  method: 'PUT' | 'POST',
  path: (ids: Ids) => string,
  body: (ids: Ids) => unknown,
];
const at = (path: string) => (): string => path;

/** Every call that takes the id of a request or of its document. */
const operatorCalls: readonly ForeignCall[] = [
  ['a filing about it', 'PUT', at(REQUESTS), ({ document }) => ({ refRequestType: 3, refBase: { id: document } })],
  ['a note', 'PUT', at(REQUESTS), ({ request }) => ({ id: request, version: 1, descToOfficer: 'x' })],
  ['a step', 'PUT', at(`${REQUESTS}/request`), ({ request }) => ({ id: request, version: 1, action: 'request' })],
  ['a step back', 'PUT', at(`${REQUESTS}/re-status`), ({ request }) => ({ id: request, version: 1 })],
  [
    'opening fields',
    'PUT',
    at(`${REQUESTS}/unlock`),
    ({ request }) => ({ id: request, version: 1, fields: ['subject'] }),
  ],
  ['the case', 'POST', at(`${REQUESTS}/case`), ({ request }) => ({ id: request })],
  ['the difference', 'POST', at(`${REQUESTS}/difference`), ({ request }) => ({ id: request, since: 'base' })],
  ['revisions of the request', 'POST', ({ request }) => `${REQUESTS}/${request}/_rev`, () => ({})],
  ['changes of the request', 'POST', ({ request }) => `${REQUESTS}/${request}/_changes`, () => ({})],
  ['revisions of the dossier', 'POST', ({ dossier }) => `${DOSSIERS}/${dossier}/_rev`, () => ({})],
  ['revisions of the document', 'POST', ({ document }) => `${LETTERS}/${document}/_rev`, () => ({})],
  ['changes of the document', 'POST', ({ document }) => `${LETTERS}/${document}/_changes`, () => ({})],
  ['saving the document', 'PUT', at(LETTERS), ({ document }) => ({ id: document, version: 1, subject: 'x' })],
  ['archiving the document', 'POST', at(`${LETTERS}/_delete`), ({ document }) => ({ id: document })],
  ['deleting the document', 'POST', at(`${LETTERS}/_delete?isHardDelete=true`), ({ document }) => ({ id: document })],
  ['activating the document', 'POST', at(`${LETTERS}/_active`), ({ document }) => ({ id: document })],
  ['a row of the document', 'PUT', at(ATTACHMENTS), ({ part }) => ({ id: part, version: 1, documentNo: 'x' })],
  ['a row taken out of the document', 'POST', at(`${ATTACHMENTS}/_delete`), ({ part }) => ({ id: part })],
];

const officerCalls: readonly (readonly [role: string, ...ForeignCall])[] = [
  [
    'OFFICER_CENTER',
    'a step',
    'PUT',
    at(`${REQUESTS}/request`),
    ({ request }) => ({ id: request, version: 1, action: 'receive' }),
  ],
  ['OFFICER_CENTER', 'the case', 'POST', at(`${REQUESTS}/case`), ({ request }) => ({ id: request })],
  ['OFFICER_HEAD', 'a step back', 'PUT', at(`${REQUESTS}/re-status`), ({ request }) => ({ id: request, version: 1 })],
  [
    'OFFICER_HEAD',
    'a correction',
    'PUT',
    at(`${LETTERS}/register`),
    ({ document }) => ({ refBase: { id: document }, remark, record: {} }),
  ],
  ['SIGNATORY', 'suspending', 'PUT', at(`${DOSSIERS}/suspend`), ({ dossier }) => ({ id: dossier, version: 1, remark })],
  [
    'SIGNATORY',
    'reinstating',
    'PUT',
    at(`${DOSSIERS}/reinstate`),
    ({ dossier }) => ({ id: dossier, version: 1, remark }),
  ],
  ['SIGNATORY', 'revoking', 'PUT', at(`${DOSSIERS}/revoke`), ({ dossier }) => ({ id: dossier, version: 1, remark })],
];

const send = (as: Person, [, method, path, body]: ForeignCall, ids: Ids): Promise<TestAnswer> =>
  test.call(method, path(ids), { as, body: body(ids) });

const never = (): Ids => ({ document: newId(), request: newId(), dossier: newId(), part: newId() });
const requestIdOf = ({ body }: TestAnswer): string => (body as { requestId: string }).requestId;

/** Returns the calls for which attempts of this person on the record of another were logged. */
async function tracesOf({ id }: Person): Promise<readonly string[]> {
  const { rows } = await test.app.pools.api.query<{ request: string }>(
    `select "request_id" as "request" from "security_event" where "user_id" = $1 and "action" = 'refused'
        and "reason" like '%another%'`,
    [id],
  );
  return rows.map(({ request }) => request);
}

/** The unknown id is sent first: if it were logged, the other call would not be within the minute. */
async function expectHidden(person: Person, call: ForeignCall): Promise<void> {
  const unknown = await send(person, call, never());
  const hidden = await send(person, call, await idsOf(issued));
  expect([answerSummary(unknown), answerSummary(hidden)]).toEqual(['404 notFound', '404 notFound']);
  expect({ ...(unknown.body as object), requestId: '' }).toEqual({ ...(hidden.body as object), requestId: '' });
  await expect.poll(() => tracesOf(person), { interval: 5, timeout: 5000 }).toEqual([requestIdOf(hidden)]);
}

describe('a request of another holder', () => {
  it.each(operatorCalls)('is not found, and the attempt is logged: %s', async (...foreignCall) => {
    await expectHidden(await otherOperator(), foreignCall);
  });

  it('is refused row by row in a bulk call', async () => {
    const [ids, outsider] = [await idsOf(issued), await otherOperator()];
    const { body } = await test.call('PUT', `${REQUESTS}/request_all`, {
      as: outsider,
      body: [{ id: ids.request, version: 1, action: 'request' }],
    });
    expect(body).toMatchObject([{ id: ids.request, ok: false, error: { status: 404, messageKey: 'notFound' } }]);
    const saved = await test.call('PUT', `${LETTERS}/_all`, {
      as: outsider,
      body: [{ id: ids.document, version: 1, subject: 'x' }],
    });
    expect(saved.body).toMatchObject([{ ok: false, error: { status: 404 } }]);
  });

  it('is found in no list', async () => {
    const outsider = await otherOperator();
    for (const [base, id] of [
      [REQUESTS, issued.requestId],
      [LETTERS, issued.id],
      [DOSSIERS, (await idsOf(issued)).dossier],
    ] as const) {
      const answer = await test.call('POST', `${base}/_search`, {
        as: outsider,
        body: { where: [{ name: 'id', operator: '=', value: id }] },
      });
      expect([base, answer.status, (answer.body as { data: unknown[] }).data]).toEqual([base, 200, []]);
    }
  });
});

describe('a request of another department', () => {
  it.each(officerCalls)('is not found, and the attempt is logged: %s %s', async (role, ...foreignCall) => {
    await expectHidden(await otherOfficer(role), foreignCall);
  });
});

describe('a draft', () => {
  it('is hidden from officers, by its id and in lists, until it is submitted', async () => {
    const ids = await idsOf(draft);
    for (const person of [people.receiver, people.head, people.approver]) {
      expect(
        answerSummary(await test.call('POST', `${REQUESTS}/case`, { as: person, body: { id: ids.request } })),
      ).toBe('404 notFound');
      for (const [base, id] of [
        [REQUESTS, ids.request],
        [LETTERS, ids.document],
        [DOSSIERS, ids.dossier],
      ] as const) {
        const { body } = await test.call('POST', `${base}/_search`, {
          as: person,
          body: { where: [{ name: 'id', operator: '=', value: id }] },
        });
        expect((body as { data: unknown[] }).data).toEqual([]);
      }
    }
    await takeStep(test, people.operator, draft, 'request');
    for (const person of [people.receiver, people.head, people.approver])
      expect(
        answerSummary(await test.call('POST', `${REQUESTS}/case`, { as: person, body: { id: ids.request } })),
      ).toBe('200');
  });
});
