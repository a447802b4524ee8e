/** Fixtures: the operator and officers of a request, and their steps, for tests that file, receive and approve. */
import type { CaseView } from '#platform/model/request/caseView.ts';
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { CENTRAL_CODE, departmentId } from '#platform/server/seeds/departments.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { makeHolder, type Person } from './people.ts';

/** A server for calls, of an API test or of a browser test. */
export type TestServer = Pick<TestApp, 'app' | 'call' | 'person'>;

export interface RequestPeople {
  readonly holderId: string;
  readonly operator: Person;
  readonly receiver: Person;
  /** May take steps back, too. */
  readonly head: Person;
  readonly approver: Person;
}

export const CENTRAL_OFFICE = departmentId(CENTRAL_CODE);

export async function makeRequestPeople(test: TestServer): Promise<RequestPeople> {
  const holderId = await makeHolder(test.app);
  const officer = (role: string): Promise<Person> => test.person({ roles: [role], departmentId: CENTRAL_OFFICE });
  return {
    holderId,
    operator: await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId, kind: 'owner' },
    }),
    receiver: await officer('OFFICER_CENTER'),
    head: await officer('OFFICER_HEAD'),
    approver: await officer('SIGNATORY'),
  };
}

const REQUESTS = '/api/v1/transaction/requests';

/** A filed request: the document, and its request. */
export interface FiledRequest {
  readonly id: string;
  readonly requestId: string;
}

/** Makes a draft of any kind of document. */
export async function fileDocument(
  test: TestServer,
  operator: Person,
  { wire, values }: { wire: string; values: Readonly<Record<string, unknown>> },
): Promise<FiledRequest> {
  const { id, refRequest } = (await expectOk(test.call('PUT', `/api/v1/${wire}`, { as: operator, body: values }))) as {
    id: string;
    refRequest: { id: string };
  };
  return { id, requestId: refRequest.id };
}

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n';

/** Uploads a file and returns it as a record refers to it. */
export async function uploadPdf(
  test: TestServer,
  person: Person,
  name = 'request.pdf',
): Promise<{ readonly id: string }> {
  const { id } = (await expectOk(
    test.call('POST', '/api/v1/master/attachments/upload', {
      as: person,
      body: PDF,
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
    }),
  )) as { id: string };
  return { id };
}

export function readCase(test: TestServer, person: Person, requestId: string): Promise<CaseView> {
  return expectOk(test.call('POST', `${REQUESTS}/case`, { as: person, body: { id: requestId } })) as Promise<CaseView>;
}

/** Takes a step and returns the answer. The version is the one the person sees, unless another is given. */
export async function sendRequestStep(
  test: TestServer,
  person: Person,
  { requestId }: Pick<FiledRequest, 'requestId'>,
  action: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<TestAnswer> {
  const version = more['version'] ?? (await requestVersionOf(test, requestId));
  return test.call('PUT', `${REQUESTS}/request`, { as: person, body: { id: requestId, version, action, ...more } });
}

/** Takes a step that must succeed. */
export function takeStep(
  test: TestServer,
  person: Person,
  filed: Pick<FiledRequest, 'requestId'>,
  action: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  return expectOk(sendRequestStep(test, person, filed, action, more));
}

export async function requestVersionOf({ app }: TestServer, requestId: string): Promise<number> {
  const { rows } = await app.pools.api.query<{ version: number }>('select "version" from "request" where "id" = $1', [
    requestId,
  ]);
  return rows[0]?.version ?? 0;
}

export async function requestStatusOf({ app }: TestServer, requestId: string): Promise<string | undefined> {
  const { rows } = await app.pools.api.query<{ status: string }>('select "status" from "request" where "id" = $1', [
    requestId,
  ]);
  return rows[0]?.status;
}

/** Takes a draft to the state in which the signatory decides. */
export async function bringToSignatory(
  test: TestServer,
  { operator, receiver }: RequestPeople,
  filed: FiledRequest,
): Promise<void> {
  await takeStep(test, operator, filed, 'request');
  await takeStep(test, receiver, filed, 'receive');
  await takeStep(test, receiver, filed, 'check', { data: { result: 'passed' } });
  await takeStep(test, receiver, filed, 'pass');
}

/** Files a renewal, a change or a cancellation of a document in force: returns the new document and its request. */
export async function refile(
  test: TestServer,
  operator: Person,
  { kind, base }: { kind: 2 | 3 | 4; base: Pick<FiledRequest, 'id'> },
): Promise<FiledRequest> {
  const { id: requestId, documentId: id } = (await expectOk(
    test.call('PUT', REQUESTS, { as: operator, body: { refRequestType: kind, refBase: { id: base.id } } }),
  )) as { id: string; documentId: string };
  return { id, requestId };
}

/** Changes a document of any kind as a person would: with the version they see. */
export async function editDocument(
  test: TestServer,
  person: Person,
  { id }: Pick<FiledRequest, 'id'>,
  values: Readonly<Record<string, unknown>>,
): Promise<TestAnswer> {
  const { name, wire } = await entityOf(test, id);
  const { rows } = await test.app.pools.api.query<{ version: number }>(
    `select "version" from "${tableName(name)}" where "id" = $1`,
    [id],
  );
  return test.call('PUT', `/api/v1/${wire}`, { as: person, body: { id, version: rows[0]?.version, ...values } });
}

async function entityOf({ app: { catalogue, pools } }: TestServer, documentId: string): Promise<AnyEntity> {
  const { rows } = await pools.api.query<{ type: string }>(
    'select "document_type" as "type" from "request" where "document_id" = $1',
    [documentId],
  );
  const found = findRequestDeclaration(catalogue, rows[0]?.type ?? '');
  if (found === undefined) throw new Error(`No request came with the document ${documentId}`);
  return getEntity(catalogue, found.document);
}

/** Returns the body of an answer that must be 200. */
export async function expectOk(call: Promise<TestAnswer>): Promise<unknown> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
