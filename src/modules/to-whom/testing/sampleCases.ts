/** A small set of cases: one in every state of a request or a dossier. Each is named by its request. */
import type { TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import {
  bringToSignatory,
  expectOk,
  editDocument,
  makeRequestPeople,
  refile,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { fileLetter, issueLetter, letter } from './letters.ts';

export interface SampleCases {
  readonly people: RequestPeople;
  readonly otherHolder: string;
  readonly draft: string;
  readonly submitted: string;
  readonly sentBack: string;
  readonly unlocked: string;
  /** Revision 1 of a letter that was changed and renewed since. */
  readonly issued: string;
  readonly change: string;
  readonly renewal: string;
  readonly cancelled: string;
  readonly suspended: string;
  readonly refused: string;
  /** Entered in the register from paper, and corrected there. */
  readonly recorded: string;
}

export async function makeSampleCases(test: TestApp): Promise<SampleCases> {
  const people = await makeRequestPeople(test);
  const { operator, receiver } = people;
  const submit = async (): Promise<FiledRequest> => {
    const filed = await fileLetter(test, operator);
    await takeStep(test, operator, filed, 'request');
    return filed;
  };
  const draft = await fileLetter(test, operator);
  const submitted = await submit();
  const sentBack = await submit();
  await takeStep(test, receiver, sentBack, 're-edit', { remark: 'Please name the strength.' });
  const unlocked = await submit();
  await takeStep(test, receiver, unlocked, 'unlock', { data: { fields: ['subject'] } });
  const refused = await submit();
  await takeStep(test, receiver, refused, 'receive');
  await takeStep(test, receiver, refused, 'not-approve', { remark: 'Not controlled.' });
  const issued = await issueLetter(test, people);
  const change = await reissue(test, people, { kind: 3, base: issued });
  const renewal = await reissue(test, people, { kind: 2, base: change });
  const cancelled = await reissue(test, people, { kind: 4, base: await issueLetter(test, people) });
  const suspended = await issueLetter(test, people);
  await setStanding(test, people.approver, { filed: suspended, action: 'suspend' });
  const recorded = await recordAndCorrect(test, people);
  return {
    people,
    otherHolder: await makeHolder(test.app),
    draft: draft.requestId,
    submitted: submitted.requestId,
    sentBack: sentBack.requestId,
    unlocked: unlocked.requestId,
    issued: issued.requestId,
    change: change.requestId,
    renewal: renewal.requestId,
    cancelled: cancelled.requestId,
    suspended: suspended.requestId,
    refused: refused.requestId,
    recorded: recorded.requestId,
  };
}

/** Files a request about a letter in force, brings it to the signatory and approves it. */
export async function reissue(
  test: TestApp,
  people: RequestPeople,
  { kind, base }: { kind: 2 | 3 | 4; base: Pick<FiledRequest, 'id'> },
): Promise<FiledRequest> {
  const filed = await refile(test, people.operator, { kind, base });
  if (kind === 4) await editDocument(test, people.operator, filed, { reason: 'No longer needed' });
  await bringToSignatory(test, people, filed);
  await takeStep(test, people.approver, filed, 'approve');
  return filed;
}

export async function setStanding(
  test: TestApp,
  signatory: Person,
  { filed, action }: { filed: Pick<FiledRequest, 'requestId'>; action: 'suspend' | 'reinstate' | 'revoke' },
): Promise<unknown> {
  const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
    'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
    [filed.requestId],
  );
  return expectOk(
    test.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
      as: signatory,
      body: { ...rows[0], remark: 'As ordered' },
    }),
  );
}

async function recordAndCorrect(test: TestApp, { head, holderId }: RequestPeople): Promise<FiledRequest> {
  const register = async (body: Readonly<Record<string, unknown>>): Promise<FiledRequest> => {
    const { id, refRequest } = (await expectOk(
      test.call('PUT', '/api/v1/transaction/to-whoms/register', { as: head, body }),
    )) as { id: string; refRequest: { id: string } };
    return { id, requestId: refRequest.id };
  };
  const first = await register({
    remark: 'From the old register',
    record: letter,
    refHolder: { id: holderId },
    code: 'TW7/2560',
    effectiveDate: '2017-01-31',
  });
  return register({ remark: 'A slip of the pen', record: { productName: 'AQ-CHLOR 70' }, refBase: { id: first.id } });
}
