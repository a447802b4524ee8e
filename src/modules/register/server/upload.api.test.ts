/**
 * Tests files of anonymous callers: how many may wait, from which address, how long, and that they never block
 * accounts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUploadLimit } from '#platform/server/http/uploadLimit.ts';
import { plainPdf } from '#platform/server/seeds/plainPdf.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  companyRegistrationBody,
  randomAddressHeader,
  sendRegistration,
  REGISTER_PATH,
  createFakeRegistries,
} from '#platform/testing/registrationForms.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import {
  BYTES_OF_ADDRESS,
  FILES_OF_ADDRESS,
  removeOldWaitingFiles,
  WAITING_FILES,
  WAITING_HOURS,
} from './waitingFiles.ts';

const HOUR_MS = 3_600_000;
const QUOTA = 1024 * 1024;
const OFFICE = { 'x-forwarded-for': '203.0.113.9' };
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    registries: createFakeRegistries(),
    env: { REGISTER_FILES_MB: '1' },
    securityClock: createStoppedClock(),
  });
});
/** No file waits when the next test begins. */
afterEach(async () => {
  test.clock.move((WAITING_HOURS + 1) * HOUR_MS);
  await removeOldWaitingFiles(test.app);
  test.clock.move(0);
  test.securityClock.move(0);
});
afterAll(() => test.stop());

type QueryRow = Readonly<Record<string, unknown>>;
const query = async (text: string, values: readonly unknown[] = []): Promise<readonly QueryRow[]> =>
  (await test.app.pools.api.query<QueryRow>(text, [...values])).rows;

async function upload(
  headers: Readonly<Record<string, string>> = randomAddressHeader(),
  path = `${REGISTER_PATH}/upload`,
): Promise<{ status: number; id: string; key: string; text: string }> {
  const answer = await test.server.inject({
    method: 'POST',
    url: `/haz/backend${path}`,
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'paper.pdf', ...headers },
    payload: plainPdf(['A paper']),
  });
  const { id = '', messageKey = '' } = JSON.parse(answer.payload) as { id?: string; messageKey?: string };
  return { status: answer.statusCode, id, key: messageKey, text: answer.payload };
}
/** Pretends that the file is that large. */
const grow = (id: string, bytes: number) => query('update "stored_file" set "size" = $2 where "id" = $1', [id, bytes]);

describe('the quota of waiting files', () => {
  it('limits anonymous callers and nobody else', async () => {
    const { id } = await upload();
    await grow(id, QUOTA);
    expect(await upload()).toMatchObject({ status: 503, key: 'tooManyWaitingFiles' });
    const { token } = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee' });
    expect((await upload({ authorization: `Bearer ${token}` }, '/api/v1/master/attachments/upload')).status).toBe(200);
    await grow(id, QUOTA - 100);
    // There is a little space left, and this file is larger.
    expect(await upload()).toMatchObject({ status: 503, key: 'tooManyWaitingFiles' });
    await grow(id, 100);
    expect((await upload()).status).toBe(200);
  });

  it('cannot be exceeded by concurrent uploads', async () => {
    const { id } = await upload();
    const [own] = await query('select "size"::int as "size" from "stored_file" where "id" = $1', [id]);
    await grow(id, QUOTA - Number(own?.['size']));
    const statuses = (await Promise.all([1, 2, 3].map(() => upload()))).map(({ status }) => status);
    expect(statuses.toSorted((left, other) => left - other)).toEqual([200, 503, 503]);
  });

  it('also limits the number of files', async () => {
    await query(
      `insert into "stored_file" ("id", "hash", "name", "size", "type", "file_group", "created_at")
        select gen_random_uuid(), repeat('0', 64), 'x', 0, 'application/pdf', 'registration-x', now()
        from generate_series(1, $1)`,
      [WAITING_FILES],
    );
    expect(await upload()).toMatchObject({ status: 503, key: 'tooManyWaitingFiles' });
  });
});

describe('files from one address', () => {
  it('are limited in number, however slowly they arrive, and others can continue', async () => {
    for (let n = 0; n < FILES_OF_ADDRESS; n += 1) expect((await upload(OFFICE)).status).toBe(200);
    expect(await upload(OFFICE)).toMatchObject({ status: 429, key: 'tooManyRequests' });
    test.securityClock.move(HOUR_MS);
    expect(await upload(OFFICE)).toMatchObject({ status: 429, key: 'tooManyFilesFromHere' });
    expect((await upload()).status).toBe(200);
  });

  it('are limited in size', async () => {
    test.securityClock.move(2 * HOUR_MS);
    const { id } = await upload(OFFICE);
    await grow(id, BYTES_OF_ADDRESS);
    expect(await upload(OFFICE)).toMatchObject({ status: 429, key: 'tooManyFilesFromHere' });
  });

  it('are marked by a hash, which is removed when a registration names the file', async () => {
    const { id, text } = await upload(OFFICE);
    expect(text).toContain('"group":"registration"');
    const [waiting] = await query('select "file_group" from "stored_file" where "id" = $1', [id]);
    expect(waiting?.['file_group']).toMatch(/^registration-[0-9a-f]{32}$/u);
    const body = await companyRegistrationBody(test);
    const attachments = (body.document['attachments'] as object[]).with(0, { refItem: { key: '1' }, file: { id } });
    const answer = await sendRegistration(test, { ...body, document: { ...body.document, attachments } });
    expect(answer.status, answer.text).toBe(200);
    expect(
      await query('select "file_group", "owner_id" is not null as "isOwned" from "stored_file" where "id" = $1', [id]),
    ).toEqual([{ file_group: 'registration', isOwned: true }]);
  });

  it('are limited at the same time, and all together to fewer than the limit of calls', async () => {
    const gate = createUploadLimit({ all: 2, ofAddress: 1 });
    const ends: (() => void)[] = [];
    const slow = (address: string) =>
      gate(
        address,
        () =>
          new Promise<void>((resolve) => {
            ends.push(resolve);
          }),
      );
    const first = slow('a');
    await expect(slow('a')).rejects.toMatchObject({ status: 503 });
    const second = slow('b');
    await expect(slow('c')).rejects.toMatchObject({ status: 503 });
    for (const end of ends) end();
    await Promise.all([first, second]);
    await expect(gate('a', () => Promise.resolve('in'))).resolves.toBe('in');
  });
});

describe('the sweep', () => {
  it('deletes files that were not claimed within a day, and leaves those of accounts', async () => {
    const { token } = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee' });
    const [anonymousFile, own] = [
      await upload(),
      await upload({ authorization: `Bearer ${token}` }, '/api/v1/master/attachments/upload?group=registration'),
    ];
    test.clock.move((WAITING_HOURS - 1) * HOUR_MS);
    expect(await removeOldWaitingFiles(test.app)).toBe(0);
    test.clock.move((WAITING_HOURS + 1) * HOUR_MS);
    expect(await removeOldWaitingFiles(test.app)).toBe(1);
    expect(
      await query('select "id" from "stored_file" where "id" = any($1::uuid[])', [[anonymousFile.id, own.id]]),
    ).toEqual([{ id: own.id }]);
  });
});
