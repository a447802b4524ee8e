import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { uuidV7From } from '#language/values/uuid.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { createClock } from '../clock.ts';
import { createPool } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { CallContext } from '../http/call.ts';
import type { RawReply } from '../http/rawReply.ts';
import { createLog } from '../log.ts';
import { createLookupCache } from '../resource/read/lookupCache.ts';
import { fileCalls } from '../resource/calls/fileCalls.ts';
import { acceptFile, isRefusal } from './acceptFile.ts';
import { createFolderStore } from './folderStore.ts';
import { claimFile } from './storedFile.ts';
import { sweepFiles } from './sweepFiles.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n');
/** Limit for one person, as in docs/security.md. */
const DAY_MS = 86_400_000;
/** Returns the same few bytes with another size in the header. */
const sized = (png: Buffer, widthPx: number, heightPx: number): Buffer => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(widthPx, 16);
  bytes.writeUInt32BE(heightPx, 20);
  return bytes;
};

const UNCLAIMED_MAX_FILES = 200;
const MEGABYTE = 1024 * 1024;

let database: TestDatabase;
let pool: Pool;
let folder: string;
let app: App;
const clock = createClock();

beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({
    url: database.appUrl,
    max: 3,
    statementTimeoutMs: 5000,
    lockTimeoutMs: 2000,
    idleInTransactionMs: 5000,
    applicationName: 'haz test',
  });
  folder = await mkdtemp(join(tmpdir(), 'haz-files-'));
  app = {
    catalogue: testCatalogue,
    pools: { api: pool, export: pool, jobs: pool },
    clock,
    files: createFolderStore(folder),
    lookups: createLookupCache(pool),
    log: createLog({ level: 'silent' }),
  } as unknown as App;
});

afterAll(async () => {
  await pool.end();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('an uploaded file', () => {
  it('becomes a File value with the type of its bytes, and a name with the extension of that type', async () => {
    const ann = await person();
    const file = await upload(ann, PNG, { 'x-file-name': encodeURIComponent('รูป/ที่ 1.exe') });
    expect(file).toMatchObject({
      name: 'รูป_ที่ 1.png',
      size: PNG.length,
      type: 'image/png',
      group: null,
      isUserFile: true,
      url: `/haz/backend/api/v1/master/attachments/${file.id}`,
    });
  });

  it('can be fetched by its sender only while no record claims it', async () => {
    const [ann, bob] = [await person(), await person()];
    const file = await upload(ann, Buffer.from('report'), { 'x-file-name': 'a.html' });
    const answer = await fetchFile(ann, file.id);
    expect(answer.body).toBe('report');
    expect(answer.type).toBe('text/plain; charset=utf-8');
    expect(answer.headers).toMatchObject({
      'Content-Disposition': `attachment; filename="a.txt"; filename*=UTF-8''a.txt`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-cache',
      'Content-Length': '6',
    });
    expect(answer.headers?.['Content-Security-Policy']).toContain('sandbox');
    await expect(fetchFile(bob, file.id)).rejects.toMatchObject({ status: 404 });
    await expect(fetchFile(anonymous(), file.id)).rejects.toMatchObject({ status: 404 });
    await expect(fetchFile(ann, 'no-uuid')).rejects.toMatchObject({ status: 404 });
  });

  it('that is both a PDF and an HTML page has no known type, and is not called a program', async () => {
    const ann = await person();
    const both = Buffer.concat([
      Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n'),
      PDF.subarray('%PDF-1.7\n'.length),
    ]);
    const file = await upload(ann, both, { 'x-file-name': 'letter.hta' });
    expect(file).toMatchObject({ type: 'application/octet-stream', name: 'letter.bin' });
    expect(await accept(ann, newId(), { id: file.id })).toEqual({ messageKey: 'fileMixed', data: { allowed: 'PNG' } });
  });

  it('that was stored under another name before is served under one that fits its type', async () => {
    const ann = await person();
    const file = await upload(ann, PDF, { 'x-file-name': 'letter.pdf' });
    await pool.query('update stored_file set name = $2 where id = $1', [file.id, 'letter.pdf\u202E.hta']);
    const { headers } = await fetchFile(ann, file.id);
    expect(headers?.['Content-Disposition']).toBe(`attachment; filename="letter.pdf"; filename*=UTF-8''letter.pdf`);
  });

  it('is answered 304 if the client has it', async () => {
    const ann = await person();
    const file = await upload(ann, PNG);
    const { headers } = await fetchFile(ann, file.id);
    expect(headers?.['Content-Disposition']).toMatch(/^inline/);
    expect(await fetchFile(ann, file.id, { 'if-none-match': `W/"x", ${headers?.['ETag']}` })).toMatchObject({
      status: 304,
      body: '',
    });
  });

  it('is refused when it is too large, empty, badly named or without a session', async () => {
    const ann = await person();
    await expect(upload(ann, Buffer.alloc(10), { 'content-length': String(21 * 1024 * 1024) })).rejects.toMatchObject({
      status: 413,
      ref: { messageKey: 'fileTooLarge' },
    });
    await expect(upload(ann, Buffer.alloc(21 * 1024 * 1024))).rejects.toMatchObject({ status: 413 });
    await expect(upload(ann, Buffer.alloc(0))).rejects.toMatchObject({
      status: 400,
      ref: { messageKey: 'fileBroken' },
    });
    await expect(upload(ann, PNG, { 'x-file-name': '%E0%A' })).rejects.toMatchObject({ status: 400 });
    await expect(upload(anonymous(), PNG)).rejects.toMatchObject({ status: 401 });
  });

  it('is read to its end though it is refused, so that its connection is free', async () => {
    const sender = Readable.from(Array.from({ length: 22 }, () => Buffer.alloc(1024 * 1024)));
    await expect(call('/upload', { actor: await person(), body: sender })).rejects.toMatchObject({ status: 413 });
    await new Promise((resolve) => {
      sender.once('close', resolve);
    });
    expect(sender.readableEnded).toBe(true);
  });

  it('is refused when its sender has hundreds of unclaimed files', async () => {
    const ann = await person();
    await pool.query(
      `insert into stored_file (id, hash, name, size, type, owner_id, created_at)
        select gen_random_uuid(), repeat('0', 64), 'x', 1, 'text/plain', $1, now() from generate_series(1, 200)`,
      [ann.userId],
    );
    await expect(upload(ann, PNG)).rejects.toMatchObject({ status: 429 });
  });

  it('is refused beyond the limit also when many are sent in parallel', async () => {
    const ann = await person();
    await pool.query(
      `insert into stored_file (id, hash, name, size, type, owner_id, created_at)
select gen_random_uuid(), repeat('0', 64), 'x', 1, 'text/plain', $1, now() from generate_series(1, $2)`,
      [ann.userId, UNCLAIMED_MAX_FILES - 2],
    );
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => upload(ann, Buffer.from(`side ${index}`))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const result of sent) if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 429 });
    const { rows } = await pool.query('select 1 from stored_file where owner_id = $1', [ann.userId]);
    expect(rows).toHaveLength(UNCLAIMED_MAX_FILES);
  });

  it.each([
    ['usable', 250 * MEGABYTE],
    ['pending', 100 * MEGABYTE],
  ])('is refused beyond the bytes allowed to a person who is %s', async (status, most) => {
    const ann = await person();
    await pool.query('update "user" set status = $2 where id = $1', [ann.userId, status]);
    await pool.query(
      `insert into stored_file (id, hash, name, size, type, owner_id, created_at)
values (gen_random_uuid(), repeat('0', 64), 'x', $2, 'text/plain', $1, now())`,
      [ann.userId, most - PNG.length],
    );
    await upload(ann, PNG);
    await expect(upload(ann, PNG)).rejects.toMatchObject({ status: 429 });
  });
});

describe('a file in a record', () => {
  it('can be sent as base64 inside it', async () => {
    const ann = await person();
    const record = newId();
    const acceptedFile = await accept(ann, record, { name: 'me.png', blob: PNG.toString('base64') });
    expect(isRefusal(acceptedFile)).toBe(false);
    const { rows } = await pool.query('select name, type, size::int, is_user_file from stored_file where id = $1', [
      (acceptedFile as { id: string }).id,
    ]);
    expect(rows[0]).toEqual({ name: 'me.png', type: 'image/png', size: PNG.length, is_user_file: true });
  });

  it.each([
    ['not base64', { blob: 'hello world!' }, 'fileBroken'],
    ['base64 with a tail that says nothing', { blob: 'QQF=' }, 'fileBroken'],
    ['an address with the bytes in it', { blob: `data:image/png;base64,${PNG.toString('base64')}` }, 'fileBroken'],
    [
      'a page that calls itself a picture',
      { name: 'a.png', type: 'image/png', blob: Buffer.from('<svg/>').toString('base64') },
      'fileTypeNotAllowed',
    ],
    [
      'a picture with a page behind it',
      { blob: Buffer.concat([PNG, Buffer.from('<html>')]).toString('base64') },
      'fileMixed',
    ],
    ['more than the field takes', { blob: Buffer.alloc(100_001).toString('base64') }, 'fileTooLarge'],
    [
      'a small file that unpacks to thousands of millions of points',
      { blob: sized(PNG, 50_000, 50_000).toString('base64') },
      'pictureTooLarge',
    ],
    ['a picture without an extent', { blob: sized(PNG, 0, 1).toString('base64') }, 'fileBroken'],
    ['nothing at all', { name: 'a.png' }, 'fileNotFound'],
    ['an id that is not there', { id: '00000000-0000-7000-8000-000000000000' }, 'fileNotFound'],
    [
      'the address of something else',
      { url: 'https://example.org/haz/backend/api/v1/master/lookups/1' },
      'fileNotFound',
    ],
  ])('is refused when it is %s', async (_what, sent, messageKey) => {
    expect(await accept(await person(), newId(), sent)).toMatchObject({ messageKey });
  });

  it('is refused with what would be allowed', async () => {
    const refused = await accept(await person(), newId(), { blob: Buffer.from('text').toString('base64') });
    expect(refused).toEqual({ messageKey: 'fileTypeNotAllowed', data: { type: 'TXT', allowed: 'PNG' } });
    expect(await accept(await person(), newId(), { blob: 'A'.repeat(200_000) })).toEqual({
      messageKey: 'fileTooLarge',
      data: { limit: '97 KB' },
    });
  });

  it('is not stored if it is refused', async () => {
    const [ann, before] = [await person(), await hashes()];
    for (const bytes of [Buffer.from('never a picture'), sized(PNG, 50_001, 1)])
      expect(isRefusal(await accept(ann, newId(), { blob: bytes.toString('base64') }))).toBe(true);
    expect(await hashes()).toEqual(before);
  });

  it('may have the maximum size of a picture, and is otherwise refused with that size', async () => {
    const ann = await person();
    expect(isRefusal(await accept(ann, newId(), { blob: sized(PNG, 6000, 6000).toString('base64') }))).toBe(false);
    expect(await accept(ann, newId(), { blob: sized(PNG, 1, 6001).toString('base64') })).toEqual({
      messageKey: 'pictureTooLarge',
      data: { size: '1 × 6001', limit: 6000 },
    });
  });

  it('is measured too when it was uploaded before, but not once its record has it', async () => {
    const ann = await person();
    const file = await upload(ann, sized(PNG, 50_000, 50_000));
    const record = newId();
    expect(await accept(ann, record, { id: file.id })).toMatchObject({ messageKey: 'pictureTooLarge' });
    await claim(file.id, record);
    expect(await accept(ann, record, { id: file.id })).toEqual({ id: file.id });
  });

  it('may have been uploaded before, by the same person, and is referred to by id or address', async () => {
    const [ann, bob] = [await person(), await person()];
    const file = await upload(ann, PNG);
    expect(await accept(ann, newId(), { id: file.id.toUpperCase() })).toEqual({ id: file.id });
    expect(await accept(ann, newId(), { id: null, url: `https://haz.example.org${file.url}?t=1` })).toEqual({
      id: file.id,
    });
    expect(await accept(bob, newId(), { id: file.id })).toEqual({ messageKey: 'fileNotFound' });
    expect(await accept(anonymous(), newId(), { id: file.id })).toEqual({ messageKey: 'fileNotFound' });
  });

  it('belongs to that record only, and may be sent again by anybody who may write it', async () => {
    const [ann, bob] = [await person(), await person()];
    const file = await upload(ann, PNG);
    const [record, other] = [newId(), newId()];
    await claim(file.id, record);
    expect(await accept(bob, record, { id: file.id })).toEqual({ id: file.id });
    expect(await accept(ann, other, { id: file.id })).toEqual({ messageKey: 'fileNotFound' });
    await expect(claim(file.id, other)).rejects.toThrow('another record');
    await claim(file.id, record);
  });

  it('cannot be claimed by two records at once', async () => {
    const ann = await person();
    const file = await upload(ann, PNG);
    const take = (record: string) =>
      inTransaction(pool, {}, async (db) => {
        const acceptedFile = await acceptFile(
          { db, app, actor: ann, entity: specimen, field: 'picture', record },
          { id: file.id },
        );
        if ('id' in acceptedFile)
          await claimFile(db, { id: acceptedFile.id, entity: 'specimen', field: 'picture', record });
        return 'id' in acceptedFile;
      });
    expect((await Promise.all([take(newId()), take(newId())])).filter(Boolean)).toHaveLength(1);
  });
});

describe('the file of a record', () => {
  it('can be fetched by people who may read that field of that record', async () => {
    const ann = await person();
    const { file, holderId } = await specimenWithFile(ann);
    const mayView = { grants: grants(['specimen canView']) };
    expect((await fetchFile(await person({ ...mayView, scope: { kind: 'all' } }), file.id)).type).toBe('image/png');
    expect((await fetchFile(await person({ ...mayView, scope: { kind: 'holder', holderId } }), file.id)).type).toBe(
      'image/png',
    );
    const refused = [
      await person({ ...mayView, scope: { kind: 'holder', holderId: newId() } }),
      await person({ grants: grants(['specimen canSelect', 'user canView']), scope: { kind: 'all' } }),
      await person({ ...mayView, scope: { kind: 'none' } }),
      ann,
      anonymous(),
    ];
    for (const actor of refused) await expect(fetchFile(actor, file.id)).rejects.toMatchObject({ status: 404 });
  });

  it('is protected by the class of its field', async () => {
    const ann = await person();
    const file = await upload(ann, PNG);
    await pool.query('update "user" set image_id = $1 where id = $2', [file.id, ann.userId]);
    await pool.query(
      `update stored_file set claimed_entity = 'user', claimed_field = 'refImage', claimed_record = $2 where id = $1`,
      [file.id, ann.userId],
    );
    const mayView = { grants: grants(['user canView']), scope: { kind: 'all' } as const };
    await expect(
      fetchFile(await person({ ...mayView, fieldClasses: new Set(['public']) }), file.id),
    ).rejects.toMatchObject({ status: 404 });
    expect(
      (await fetchFile(await person({ ...mayView, fieldClasses: new Set(['public', 'personal']) }), file.id)).type,
    ).toBe('image/png');
  });

  it('is not found when its record or its bytes no longer exist', async () => {
    const ann = await person();
    const { file } = await specimenWithFile(ann);
    const auditor = await person({ grants: grants(['specimen canView']), scope: { kind: 'all' } });
    await pool.query(`update stored_file set hash = repeat('f', 64) where id = $1`, [file.id]);
    await expect(fetchFile(auditor, file.id)).rejects.toMatchObject({ status: 404 });
    await pool.query('update specimen set picture_id = null where picture_id = $1', [file.id]);
    await pool.query(`update stored_file set claimed_record = gen_random_uuid() where id = $1`, [file.id]);
    await expect(fetchFile(auditor, file.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the sweep', () => {
  it('removes files unclaimed for a week, then bytes without a row', async () => {
    const ann = await person();
    const [waiting, claimed] = [await upload(ann, Buffer.from(newId())), await upload(ann, Buffer.from(newId()))];
    await claim(claimed.id, newId());
    clock.move(6 * DAY_MS);
    await sweep();
    expect(await idsAmong(waiting.id, claimed.id)).toEqual(new Set([waiting.id, claimed.id]));
    clock.move(8 * DAY_MS);
    const hash = await hashOf(waiting.id);
    await sweep();
    clock.move(0);
    expect(await idsAmong(waiting.id, claimed.id)).toEqual(new Set([claimed.id]));
    // Its bytes were stored a moment ago: another call may be about to write a row for them.
    expect(await app.files.has(hash)).toBe(true);
    await utimes(
      join(folder, hash.slice(0, 2), hash.slice(2, 4), hash),
      new Date('2020-01-01'),
      new Date('2020-01-01'),
    );
    expect((await sweep()).files).toBe(1);
    expect(await app.files.has(hash)).toBe(false);
  });

  it('does not remove a file that a record refers to, though it was not claimed', async () => {
    const ann = await person();
    const file = await upload(ann, PNG);
    await pool.query('update "user" set image_id = $1 where id = $2', [file.id, ann.userId]);
    clock.move(8 * DAY_MS);
    await sweep();
    clock.move(0);
    expect(await idsAmong(file.id)).toEqual(new Set([file.id]));
  });
});

const newId = (): string => uuidV7From(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
const sweep = () => sweepFiles({ db: pool, files: app.files, clock: app.clock, log: app.log });

function grants(allowed: readonly string[]): Actor['grants'] {
  return {
    key: allowed.join(),
    has: (entity, right) => allowed.includes(`${entity} ${right}`),
    findGrant: () => undefined,
    rightsInMenu: () => new Set(),
    visibleTypes: null,
    typesWith: () => undefined,
  };
}

async function person(more: Partial<Actor> = {}): Promise<Actor> {
  const userId = newId();
  await pool.query(
    `insert into "user" (id, full_name, person_type, status, version, create_by, create_date, update_by, update_date)
values ($1, 'ผู้ทดสอบ', 'individual', 'usable', 1, 'test', now(), 'test', now())`,
    [userId],
  );
  return {
    userId,
    username: userId,
    actingForId: null,
    sessionId: null,
    scope: { kind: 'none' },
    fieldClasses: new Set(['public']),
    grants: grants([]),
    ...more,
  };
}

function anonymous(): Actor {
  return {
    userId: null,
    username: 'anonymous',
    actingForId: null,
    sessionId: null,
    scope: { kind: 'none' },
    fieldClasses: new Set(['public']),
    grants: grants([]),
  };
}

interface Uploaded {
  readonly id: string;
  readonly url: string;
}

function call(path: string, context: Partial<CallContext>): Promise<unknown> {
  const found = fileCalls.find((fileCall) => fileCall.path.endsWith(path));
  return found!.handle({
    app,
    grant: { rights: new Set(), isCardOnly: false },
    params: {},
    query: {},
    headers: {},
    requestId: 'r',
    ip: '::1',
    userAgent: '',
    ...context,
  } as CallContext);
}

const upload = (actor: Actor, bytes: Buffer, headers: Record<string, string> = {}) =>
  call('/upload', { actor, headers, body: Readable.from([bytes]) }) as Promise<Uploaded>;

/** Reads the body to the end, as a browser would. */
async function fetchFile(actor: Actor, id: string, headers: Record<string, string> = {}): Promise<RawReply> {
  const reply = (await call('/{id}', { actor, headers, params: { id } })) as RawReply;
  return { ...reply, body: reply.body instanceof Readable ? await text(reply.body) : reply.body };
}

const accept = (actor: Actor, record: string, sent: Record<string, unknown>) =>
  inTransaction(pool, {}, (db) => acceptFile({ db, app, actor, entity: specimen, field: 'picture', record }, sent));

const claim = (id: string, record: string) => claimFile(pool, { id, entity: 'specimen', field: 'picture', record });

async function specimenWithFile(owner: Actor) {
  const file = await upload(owner, PNG);
  const [record, holder] = [newId(), await person()];
  await pool.query(
    `insert into specimen (id, code, holder_id, picture_id, version, create_by, create_date, update_by, update_date)
      values ($1::uuid, $1::text, $2, $3, 1, 'test', now(), 'test', now())`,
    [record, holder.userId, file.id],
  );
  await claim(file.id, record);
  return { file, record, holderId: holder.userId! };
}

async function idsAmong(...ids: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>('select id from stored_file where id = any($1)', [ids]);
  return new Set(rows.map(({ id }) => id));
}

async function hashes(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const hash of app.files.list()) found.add(hash);
  return found;
}

async function hashOf(id: string): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>('select hash from stored_file where id = $1', [id]);
  return rows[0]!.hash;
}
