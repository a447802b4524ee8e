/** The public page behind a QR code: the standing of a document, and nothing that is not on the document. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShortDetail } from '#platform/model/request/shortDetail.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  editDocument,
  makeRequestPeople,
  refile,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';

const DETAIL = '/api/v1/transaction/requests/short-detail/';
const DAY_MS = 24 * 3600 * 1000;

let test: TestApp;
let people: RequestPeople;
beforeAll(async () => {
  test = await startTestApp();
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

async function tokenOf({ id }: Pick<FiledRequest, 'id'>): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ token: string }>(
    'select "public_token" as "token" from "to_whom" where "id" = $1',
    [id],
  );
  return rows[0]?.token ?? '';
}

async function readDetail(filed: Pick<FiledRequest, 'id'>): Promise<ShortDetail> {
  const answer = await test.call('GET', DETAIL + (await tokenOf(filed)));
  expect(answer.status).toBe(200);
  return answer.body as ShortDetail;
}

async function readStanding(filed: Pick<FiledRequest, 'id'>): Promise<string> {
  return (await readDetail(filed)).standing;
}

async function putDossier(filed: Pick<FiledRequest, 'id'>, action: 'suspend' | 'reinstate' | 'revoke'): Promise<void> {
  const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
    'select s."id", s."version" from "dossier" s join "to_whom" t on t."dossier_id" = s."id" where t."id" = $1',
    [filed.id],
  );
  const { status } = await test.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
    as: people.approver,
    body: { ...rows[0], remark: 'Why' },
  });
  expect(status).toBe(200);
}

async function approve(filed: FiledRequest): Promise<FiledRequest> {
  await bringToSignatory(test, people, filed);
  await takeStep(test, people.approver, filed, 'approve');
  return filed;
}

describe('the public details of a document', () => {
  it('are its type, holder, dates and standing, and nothing else', async () => {
    const detail = await readDetail(await issueLetter(test, people));
    expect(Object.keys(detail).toSorted()).toEqual([
      'bases',
      'department',
      'documentType',
      'facts',
      'holder',
      'issuedOn',
      'kind',
      'number',
      'renewedBy',
      'replacedBy',
      'revision',
      'standing',
      'usedUp',
      'validUntil',
    ]);
    expect(detail).toMatchObject({
      documentType: { code: 'toWhom' },
      kind: { code: 'new' },
      revision: 1,
      standing: 'valid',
      replacedBy: null,
      renewedBy: null,
      facts: [],
      issuedOn: test.app.clock.today(),
    });
  });

  it('are the same for everybody who is signed in', async () => {
    const token = await tokenOf(await issueLetter(test, people));
    const otherOperator = (await makeRequestPeople(test)).operator;
    expect((await test.call('GET', DETAIL + token, { as: otherOperator })).body).toEqual(
      (await test.call('GET', DETAIL + token)).body,
    );
  });
});

describe('a document on its public page', () => {
  it('is valid up to its last day and expired on the next', async () => {
    const letter = await issueLetter(test, people);
    const { validUntil } = await readDetail(letter);
    const days = Math.round(
      (Date.parse(`${String(validUntil)}T00:00:00Z`) - Date.parse(`${test.app.clock.today()}T00:00:00Z`)) / DAY_MS,
    );
    try {
      test.clock.move(days * DAY_MS);
      expect(await readStanding(letter)).toBe('valid');
      test.clock.move((days + 1) * DAY_MS);
      expect(await readStanding(letter)).toBe('expired');
    } finally {
      test.clock.move(0);
    }
  });

  it('is shown as suspended, valid again, and revoked', async () => {
    const letter = await issueLetter(test, people);
    await putDossier(letter, 'suspend');
    expect(await readStanding(letter)).toBe('suspended');
    await putDossier(letter, 'reinstate');
    expect(await readStanding(letter)).toBe('valid');
    await putDossier(letter, 'revoke');
    expect(await readStanding(letter)).toBe('revoked');
  });

  it('is replaced by its next revision, and both are revoked with the dossier', async () => {
    const first = await issueLetter(test, people);
    const second = await refile(test, people.operator, { kind: 3, base: first });
    await editDocument(test, people.operator, second, { subject: 'Another', reason: 'Wrong' });
    expect(await readStanding(first)).toBe('valid');
    await approve(second);
    expect(await readDetail(first)).toMatchObject({ revision: 1, standing: 'replaced', replacedBy: 2 });
    expect(await readDetail(second)).toMatchObject({
      revision: 2,
      standing: 'valid',
      replacedBy: null,
      kind: { code: 'change' },
    });
    await putDossier(second, 'revoke');
    expect([await readStanding(first), await readStanding(second)]).toEqual(['revoked', 'revoked']);
  });

  it('that was renewed stays valid to its last day, and names its successor', async () => {
    const old = await issueLetter(test, people);
    const renewal = await approve(await refile(test, people.operator, { kind: 2, base: old }));
    expect(await readDetail(old)).toMatchObject({ standing: 'valid', renewedBy: (await readDetail(renewal)).number });
    await putDossier(renewal, 'revoke');
    expect((await readDetail(old)).renewedBy).toBeNull();
  });

  it('is cancelled when its holder has given it up', async () => {
    const letter = await issueLetter(test, people);
    const end = await refile(test, people.operator, { kind: 4, base: letter });
    await editDocument(test, people.operator, end, { reason: 'Not needed' });
    await approve(end);
    expect(await readStanding(letter)).toBe('cancelled');
    expect((await test.call('GET', DETAIL + (await tokenOf(end)))).status).toBe(404);
  });
});

describe('the public page', () => {
  it('does not exist for a document that was never issued', async () => {
    const answer = await test.call('GET', DETAIL + (await tokenOf(await fileLetter(test, people.operator))));
    expect([answer.status, (answer.body as { messageKey: string }).messageKey]).toEqual([404, 'shortDetailNotFound']);
  });

  it.each(['A'.repeat(22), 'A', `${'A'.repeat(21)}%27`, '%00', '..%2f..', 'A'.repeat(250)])(
    'does not exist at %s',
    async (token) => {
      const answer = await test.call('GET', DETAIL + token);
      expect([answer.status, (answer.body as { messageKey: string }).messageKey]).toEqual([404, 'shortDetailNotFound']);
    },
  );
});

it('delays callers who try codes, and answers them after a wait', async () => {
  const apart = await startTestApp({ securityClock: createStoppedClock() });
  try {
    const tryCode = (): Promise<{ status: number }> => apart.call('GET', `${DETAIL}${'B'.repeat(22)}`);
    const answers: number[] = [];
    for (let n = 0; n < 40; n += 1) answers.push((await tryCode()).status);
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    apart.securityClock.move(DAY_MS);
    expect((await tryCode()).status).toBe(404);
  } finally {
    await apart.stop();
  }
});
