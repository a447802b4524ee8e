/**
 * A PDF uploaded by anybody: an issued file is recognised byte for byte, a changed one is reported as changed, and any
 * other file causes no failure.
 */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CHECKED_BYTES, type FileCheck } from '#platform/model/request/fileCheck.ts';
import { signPdf } from '#platform/server/signing/pdf/signPdf.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { hostilePdfs } from '#platform/testing/hostileFiles/hostilePdfs.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import { randomAddressHeader } from '#platform/testing/registrationForms.ts';
import { issueLetter } from '#modules/to-whom/testing/letters.ts';
import { makeRequestPeople, type RequestPeople, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { answerSummary } from '#platform/testing/answerSummary.ts';
import { FILE_CHECK, FREE_CHECKS_PER_ADDRESS } from './fileCheck.ts';

let test: TestApp;
let people: RequestPeople;
let letter: FiledRequest;
let issued: Buffer;
let seconds = 0;
/** Every letter is a different file, written as the system writes files. */
const render = async (): Promise<Buffer> => buildPdf({ trailer: `/Letter (${randomBytes(8).toString('hex')})` });

beforeAll(async () => {
  test = await startTestApp({
    moduleServers: [...withQuickPapers, { papers: { toWhom: { render } } }],
    securityClock: createStoppedClock(),
  });
  people = await makeRequestPeople(test);
  letter = await issueLetter(test, people);
  issued = await bytesOf(letter);
});
afterAll(() => test.stop());

async function bytesOf({ id }: FiledRequest): Promise<Buffer> {
  const { rows } = await test.app.pools.api.query<{ hash: string }>(
    'select f."hash" from "to_whom" t join "stored_file" f on f."id" = t."issued_file_id" where t."id" = $1',
    [id],
  );
  return buffer(test.app.files.open(rows[0]?.hash ?? ''));
}

async function send(
  payload: Buffer,
  headers: Readonly<Record<string, string>> = randomAddressHeader(),
): Promise<TestAnswer> {
  seconds += 1;
  test.securityClock.move(seconds * 1000);
  const answer = await test.server.inject({
    method: 'POST',
    url: `/haz/backend${FILE_CHECK}`,
    headers: { 'content-type': 'application/pdf', ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.payload) as unknown,
    text: answer.payload,
    headers: answer.headers,
  };
}

async function checked(payload: Buffer): Promise<FileCheck> {
  const answer = await send(payload);
  expect(answerSummary(answer)).toBe('200');
  return answer.body as FileCheck;
}

const flipped = (bytes: Buffer, at: number): Buffer =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 1]), bytes.subarray(at + 1)]);
const countFiles = async (): Promise<unknown> =>
  (await test.app.pools.api.query<{ count: number }>('select count(*)::int as "count" from "stored_file"')).rows[0]
    ?.count;

describe('an issued file', () => {
  it('is recognised, with its title and standing, and nothing else', async () => {
    const { verdict, paper, signatures } = await checked(issued);
    expect([verdict, signatures]).toEqual(['issued', []]);
    expect(Object.keys(paper ?? {}).toSorted()).toEqual([
      'address',
      'issuedOn',
      'number',
      'revision',
      'standing',
      'title',
      'validUntil',
    ]);
    expect(paper).toMatchObject({ revision: 1, standing: 'valid', issuedOn: test.app.clock.today() });
    const token = paper?.address?.split('/').at(-1) ?? '';
    expect((await test.call('GET', `/api/v1/transaction/requests/short-detail/${token}`)).body).toMatchObject({
      number: paper?.number,
    });
  });

  it('is reported with its standing of today', async () => {
    const other = await issueLetter(test, people);
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      'select s."id", s."version" from "dossier" s join "to_whom" t on t."dossier_id" = s."id" where t."id" = $1',
      [other.id],
    );
    await test.call('PUT', '/api/v1/transaction/dossiers/revoke', {
      as: people.approver,
      body: { ...rows[0], remark: 'Why' },
    });
    expect(await checked(await bytesOf(other))).toMatchObject({ verdict: 'issued', paper: { standing: 'revoked' } });
  });

  it('with one byte changed is not recognised, and nothing of the original is disclosed', async () => {
    expect(await checked(flipped(issued, 200))).toEqual({ verdict: 'unsigned', paper: null, signatures: [] });
  });

  it('with something added to it is reported as changed', async () => {
    const { paper } = await checked(issued);
    expect(await checked(Buffer.concat([issued, Buffer.from('% more\n')]))).toMatchObject({
      verdict: 'changed',
      paper,
    });
    const countersigned = await checked(await signPdf(issued, makeSigner()));
    expect(countersigned).toMatchObject({ verdict: 'changed', paper, signatures: [{ outcome: 'kept' }] });
  });

  it('is not reported for bytes that are only attached somewhere', async () => {
    const attached = buildPdf({ trailer: '/Only (attached)' });
    const { id } = (
      await test.server.inject({
        method: 'POST',
        url: '/haz/backend/api/v1/master/attachments/upload',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${people.operator.token}` },
        payload: attached,
      })
    ).json<{ id: string }>();
    await test.app.pools.api.query(
      `update "stored_file" set "claimed_entity" = 'toWhomAttachment', "claimed_field" = 'file', "claimed_record" = $2
        where "id" = $1`,
      [id, letter.id],
    );
    expect((await checked(attached)).paper).toBeNull();
    await test.app.pools.api.query('delete from "stored_file" where "id" = $1', [id]);
  });
});

describe('a file signed by others', () => {
  let signed: Buffer;
  beforeAll(async () => {
    signed = await signPdf(buildPdf(), makeSigner());
  });

  it('is not reported as issued, but with its signer and time of signing', async () => {
    const { verdict, paper, signatures } = await checked(signed);
    expect([verdict, paper]).toEqual(['signed', null]);
    expect(signatures).toEqual([
      {
        outcome: 'kept',
        signer: 'CN=Somebody Who Signs',
        issuer: 'CN=Somebody Who Signs',
        signedAt: '2026-11-15T09:30:00+07:00',
        reason: 'Approved',
        wasCertificateValid: true,
      },
    ]);
  });

  it.each(['1899-06-01', '2201-06-01', '9999-12-31'])(
    'has no signing time if that is outside the supported range: %s',
    async (day) => {
      const { signatures } = await checked(await signPdf(buildPdf(), { ...makeSigner(), signedAtMs: Date.parse(day) }));
      expect(signatures).toMatchObject([{ outcome: 'worthless', signedAt: null, wasCertificateValid: false }]);
    },
  );

  it('is reported as changed if a byte was changed', async () => {
    expect(await checked(flipped(signed, 60))).toMatchObject({
      verdict: 'changed',
      signatures: [{ outcome: 'changed' }],
    });
  });
});

describe('a file that is not a valid PDF', () => {
  it.each([
    ['nothing', Buffer.alloc(0), '400 fileBroken'],
    ['rubbish', randomBytes(5000), '422 notPdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), '422 notPdf'],
    ['a page', Buffer.from('<!doctype html><title>x</title>'), '422 notPdf'],
    ['too much', Buffer.concat([buildPdf(), Buffer.alloc(MOST_CHECKED_BYTES)]), '413 fileTooLarge'],
  ])('is refused: %s', async (_name, bytes, expectedSummary) => {
    expect(answerSummary(await send(bytes)).startsWith(expectedSummary)).toBe(true);
  });

  it.each([
    ['rubbish that begins like one', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]), 'unsigned'],
    ['a locked one', buildPdf({ trailer: '/Encrypt 5 0 R' }), 'unsigned'],
    [
      'a signature that nobody can read',
      Buffer.concat([buildPdf({ trailer: '/Encrypt 5 0 R' }), Buffer.from('/ByteRange [0 1 2 3]')]),
      'doubtful',
    ],
    ['a thousand ends', Buffer.concat([buildPdf(), Buffer.from('%%EOF\r\n'.repeat(1000))]), 'unsigned'],
    [
      'the largest there may be',
      Buffer.concat([buildPdf(), Buffer.alloc(MOST_CHECKED_BYTES - buildPdf().length, '%%EOF\n/ByteRange')]),
      'doubtful',
    ],
  ])('is read to its end: %s', async (_name, bytes, verdict) => {
    expect((await checked(bytes)).verdict).toBe(verdict);
  });

  it('sent in chunks without a length is stopped at the limit', async () => {
    const address = await test.listen();
    const piece = Buffer.alloc(1024 * 1024, '%PDF-');
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(piece) });
    const answer = await fetch(`${address}/haz/backend${FILE_CHECK}`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', ...randomAddressHeader() },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, ((await answer.json()) as { messageKey: string }).messageKey]).toEqual([
      413,
      'fileTooLarge',
    ]);
  });

  it('is refused as JSON or as text', async () => {
    for (const type of ['application/json', 'text/plain'])
      expect((await test.call('POST', FILE_CHECK, { body: '{}', headers: { 'content-type': type } })).status).toBe(415);
  });
});

it('answers a hostile file with a message, and checks the next one', async () => {
  const hostile = hostilePdfs(20_690_401).filter(({ name }) => !name.startsWith('random'));
  for (const { name, bytes } of hostile) {
    const { status, body } = await send(bytes);
    expect([name, status]).toEqual([name, bytes.length === 0 ? 400 : bytes.includes('%PDF-') ? 200 : 422]);
    if (status !== 200) expect([name, (body as { message: string }).message]).not.toEqual([name, '']);
  }
  expect((await checked(issued)).verdict).toBe('issued');
}, 120_000);

it('stores nothing of a checked file', async () => {
  const before = await countFiles();
  await checked(buildPdf({ trailer: '/Kept (nowhere)' }));
  expect(await countFiles()).toBe(before);
});

it('makes a caller who sends one file after the other wait, but not others', async () => {
  const office = { 'x-forwarded-for': '203.0.113.22' };
  const statuses: number[] = [];
  for (let n = 0; n < FREE_CHECKS_PER_ADDRESS; n += 1) statuses.push((await send(buildPdf(), office)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  seconds -= 1;
  expect((await send(buildPdf(), office)).status).toBe(429);
  expect((await send(buildPdf())).status).toBe(200);
});
