import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationSettings } from '#platform/model/settings/appSettings.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const BASE = '/api/v1/security/app-properties';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ICO = icon(PNG);

let site: TestApp;
let admin: Person;
let auditor: Person;
let outsider: Person;

beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'] });
  auditor = await site.person({ roles: ['AUDITOR'] });
  outsider = await site.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
});
afterAll(() => site.stop());

const put = (name: string, body: unknown, as: Person | undefined = admin): Promise<TestAnswer> =>
  site.call('PUT', `${BASE}/${name}`, { body, ...(as === undefined ? {} : { as }) });
const settings = async (): Promise<ApplicationSettings> =>
  (await site.call('GET', `${BASE}/settings`, { as: admin })).body as ApplicationSettings;
const info = async (): Promise<{
  brand: { th: string; en: string; url: string | null };
  logo: string | null;
  favicon: string | null;
  lessVar: object;
}> => (await site.call('GET', '/api/server/info')).body as never;
const blob = (bytes: Buffer, name = 'a.png'): object => ({ name, blob: bytes.toString('base64') });
const versionOf = async (section: keyof ApplicationSettings): Promise<number | null> =>
  (await settings())[section].version;

describe('permissions', () => {
  const bodies = {
    brand: { th: 'ก', en: 'A' },
    logo: { file: null },
    favicon: { file: null },
    theme: { lessVar: {} },
    mail: { host: 'a.example', port: 25, isSecure: false, from: 'a@a.example', isActive: false },
    papers: { words: {} },
    reminders: { days: [] },
  } as const;

  it.each(Object.entries(bodies))('to change %s: administrators, and nobody else', async (name, body) => {
    expect((await site.call('PUT', `${BASE}/${name}`, { body })).status).toBe(401);
    expect((await put(name, body, outsider)).status).toBe(403);
    expect((await put(name, body, auditor)).status).toBe(403);
  });

  it('to send a test mail: administrators, and nobody else', async () => {
    const body = { to: 'a@example.com' };
    expect((await site.call('POST', `${BASE}/test-email`, { body })).status).toBe(401);
    for (const as of [outsider, auditor])
      expect((await site.call('POST', `${BASE}/test-email`, { as, body })).status).toBe(403);
  });

  it('to see the settings: administrators and auditors', async () => {
    expect((await site.call('GET', `${BASE}/settings`)).status).toBe(401);
    expect((await site.call('GET', `${BASE}/settings`, { as: outsider })).status).toBe(403);
    expect((await site.call('GET', `${BASE}/settings`, { as: auditor })).status).toBe(200);
  });

  it('to write a property by generic calls: nobody, not even an administrator', async () => {
    const body = { key: 'LESS_VAR', name: 'x', value: { 'primary-color': 'url(https://example.org)' } };
    for (const path of ['', '/_all', '/_check', '/_delete', '/_active', '/_delete_all', '/_active_all']) {
      const answers = [
        await site.call('PUT', BASE + path, { as: admin, body }),
        await site.call('POST', BASE + path, { as: admin, body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([405, 405]);
    }
  });
});

describe('the authority on papers', () => {
  const empty = { th: null, en: null };
  const words = { department: { th: ' กรมทดสอบ ', en: '' }, ministry: empty, official: empty, law: empty };

  it('is saved without surrounding spaces, and blank lines as none', async () => {
    expect(await put('papers', { words, version: await versionOf('papers') })).toMatchObject({
      status: 200,
      body: { words: { department: { th: 'กรมทดสอบ', en: null }, law: empty } },
    });
    expect((await settings()).papers.words.department.th).toBe('กรมทดสอบ');
  });

  it.each([
    ['two lines', { ...words, law: { th: 'ก\nข', en: null } }],
    ['more than a line of a paper', { ...words, law: { th: 'ก'.repeat(201), en: null } }],
    ['what it does not know', { ...words, motto: empty }],
  ])('refuses %s', async (_, sent) => {
    expect((await put('papers', { words: sent, version: await versionOf('papers') })).status).toBe(400);
  });

  it('is not overwritten by an older version', async () => {
    expect((await put('papers', { words, version: 0 })).status).toBe(409);
  });
});

describe('the days of reminders', () => {
  const putDays = async (days: unknown): Promise<TestAnswer> =>
    put('reminders', { days, version: await versionOf('reminders') });

  it('are 90, 60, 30 and 7 until they are changed, and are saved in descending order', async () => {
    expect((await settings()).reminders).toMatchObject({ days: [90, 60, 30, 7], version: null });
    expect(await putDays([14, 120, 30])).toMatchObject({ status: 200, body: { days: [120, 30, 14] } });
    expect((await settings()).reminders).toMatchObject({ days: [120, 30, 14], updateBy: admin.username });
    expect(await putDays([])).toMatchObject({ status: 200, body: { days: [] } });
    expect((await settings()).reminders.days).toEqual([]);
  });

  it.each([[[0]], [[366]], [[30.5]], [[-7]], [[30, 30]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'refused with a sentence: %j',
    async (days) => {
      expect(await putDays(days)).toMatchObject({
        status: 422,
        body: {
          fields: [{ path: 'days', messageKey: 'reminderDays', message: expect.stringMatching(/[ก-๙]/u) as unknown }],
        },
      });
    },
  );

  it.each([['30'], [['30']], [[null]], [{ days: 30 }], [undefined]])(
    'refused as no list of numbers: %j',
    async (days) => {
      expect((await putDays(days)).status).toBe(400);
    },
  );

  it('are not overwritten by an older version, and a change is logged', async () => {
    expect((await put('reminders', { days: [30], version: 0 })).status).toBe(409);
    await putDays([30]);
    const { rows } = await site.app.pools.api.query(
      `select e.reason, l.changes::text as changes from security_event e, entity_log l
        where e.action = 'settingsChanged' and l.entity = 'appProperty'
        order by e.create_date desc, e.id desc, l.create_date desc, l.id desc limit 1`,
    );
    expect(rows[0]).toEqual({
      reason: 'update REMINDERS',
      changes: expect.stringContaining('30') as unknown,
    });
  });
});

describe('the name of the system', () => {
  it('is visible at once to everybody, and can be reset to the default', async () => {
    const saved = await put('brand', { th: ' กรมตัวอย่าง ', en: 'Department', version: await versionOf('brand') });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        th: 'กรมตัวอย่าง',
        en: 'Department',
        url: null,
        version: expect.any(Number) as unknown,
        updateBy: admin.username,
      },
    });
    expect((await info()).brand).toEqual({ th: 'กรมตัวอย่าง', en: 'Department', url: null });
    expect((await put('brand', { th: '', en: null, version: await versionOf('brand') })).status).toBe(200);
    expect((await info()).brand).toMatchObject({ th: 'ระบบกำกับดูแลวัตถุอันตราย', en: 'Hazardous Substance Control' });
  });

  it('is visible in every process, without a notification', async () => {
    const other = await startTestApp({ database: site.database });
    await put('brand', { th: 'สองเครื่อง', en: 'Two', version: await versionOf('brand') });
    expect((await other.call('GET', '/api/server/info')).body).toMatchObject({ brand: { th: 'สองเครื่อง' } });
    await other.stop();
  });

  it.each([
    ['too long', { th: 'ก'.repeat(101), en: 'A' }],
    ['more than one line', { th: 'ก\nข', en: 'A' }],
    ['no text', { th: 5, en: 'A' }],
    ['half of it', { th: 'ก' }],
    ['what nobody may set', { th: 'ก', en: 'A', key: 'MAIL' }],
    ['who made it', { th: 'ก', en: 'A', createBy: 'x' }],
    ['whether it is in use', { th: 'ก', en: 'A', isActive: false }],
    ['a secret', { th: 'ก', en: 'A', secret: 'x' }],
  ])('is refused if it is %s', async (_what, body) => {
    expect((await put('brand', body)).status).toBe(400);
  });

  it('changed by two at the same time: the second is refused', async () => {
    const version = await versionOf('brand');
    expect((await put('brand', { th: 'หนึ่ง', en: 'One', version })).status).toBe(200);
    const late = await put('brand', { th: 'สอง', en: 'Two', version });
    expect(late).toMatchObject({ status: 409, body: { messageKey: 'staleVersion' } });
    expect(JSON.stringify(late.body)).toContain('หนึ่ง');
    expect((await put('brand', { th: 'สอง', en: 'Two' })).status).toBe(409);
    const now = await versionOf('brand');
    const both = await Promise.all([
      put('brand', { th: 'ก', en: 'A', version: now }),
      put('brand', { th: 'ข', en: 'B', version: now }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('set for the first time by two at once is set by one', async () => {
    const fresh = await startTestApp();
    const person = await fresh.person({ roles: ['ADMIN'] });
    const both = await Promise.all(
      ['ก', 'ข'].map((th) => fresh.call('PUT', `${BASE}/brand`, { as: person, body: { th, en: 'A' } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await fresh.stop();
  });

  it('is logged in the history, the audit and the security log', async () => {
    const { body } = await put('brand', { th: 'ตรวจสอบได้', en: 'Traceable', version: await versionOf('brand') });
    const { version } = body as { version: number };
    const { rows } = await site.app.pools.api.query(
      `select l.record_version as version, l.create_by as by, l.changes::text as changes from entity_log l
        where l.entity = 'appProperty' order by l.create_date desc, l.id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      version,
      by: admin.username,
      changes: expect.stringContaining('ตรวจสอบได้') as unknown,
    });
    const events = await site.app.pools.api.query(
      `select username, outcome, reason, ip_address from security_event where action = 'settingsChanged'
        order by create_date desc, id desc limit 1`,
    );
    expect(events.rows[0]).toEqual({
      username: admin.username,
      outcome: 'success',
      reason: 'update BRAND',
      ip_address: '127.0.0.1',
    });
  });
});

describe('a picture', () => {
  it('is visible to everybody under an address that changes with it, and can be removed', async () => {
    expect(await put('logo', { file: blob(PNG), version: await versionOf('logo') })).toMatchObject({
      status: 200,
      body: {
        file: { name: 'a.png', type: 'image/png' },
        url: expect.stringMatching(/logo\?v=[0-9a-f]{16}$/) as unknown,
      },
    });
    const first = (await info()).logo ?? '';
    const answer = await site.call('GET', first.replace('/haz/backend', ''));
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': expect.stringContaining('immutable') as unknown },
    });
    expect((await site.call('GET', '/api/server/pictures/logo?t=1')).headers['cache-control']).toBe('no-cache');
    expect(
      (
        await site.call('GET', '/api/server/pictures/logo?t=2', {
          headers: { 'if-none-match': String(answer.headers['etag']) },
        })
      ).status,
    ).toBe(304);
    await put('logo', {
      file: blob(Buffer.concat([PNG.subarray(0, 33), chunk('tEXt', 'a'), PNG.subarray(33)])),
      version: await versionOf('logo'),
    });
    expect((await info()).logo).not.toBe(first);
    expect((await put('logo', { file: null, version: await versionOf('logo') })).body).toMatchObject({
      file: null,
      url: null,
    });
    expect((await info()).logo).toBeNull();
    expect((await site.call('GET', '/api/server/pictures/logo')).status).toBe(404);
  });

  it('stays if only the texts next to it change', async () => {
    await put('brand', { th: 'ก', en: 'A', file: blob(PNG), version: await versionOf('brand') });
    await put('brand', { th: 'ข', en: 'B', version: await versionOf('brand') });
    expect((await info()).brand).toMatchObject({
      th: 'ข',
      url: expect.stringContaining('/pictures/brand?v=') as unknown,
    });
    await put('brand', { th: 'ข', en: 'B', file: null, version: await versionOf('brand') });
    expect((await info()).brand.url).toBeNull();
  });

  it('may be one that its sender has uploaded, and not one of another person', async () => {
    const { app } = site;
    const { id } = await upload(admin);
    expect((await put('favicon', { file: { id }, version: await versionOf('favicon') })).status).toBe(200);
    const foreign = await upload(outsider);
    expect(await put('favicon', { file: { id: foreign.id }, version: await versionOf('favicon') })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'file', messageKey: 'fileNotFound' }] },
    });
    const { rows } = await app.pools.api.query('select claimed_entity, claimed_field from stored_file where id = $1', [
      id,
    ]);
    expect(rows[0]).toEqual({ claimed_entity: 'appProperty', claimed_field: 'refFile' });
  });

  it('in the ICO format is accepted for the page icon only', async () => {
    expect((await put('favicon', { file: blob(ICO, 'a.ico'), version: await versionOf('favicon') })).status).toBe(200);
    const before = await versionOf('logo');
    expect(await put('logo', { file: blob(ICO), version: before })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'file', messageKey: 'fileTypeNotAllowed' }] },
    });
    expect(await versionOf('logo')).toBe(before);
  });

  it.each([
    [
      'a drawing with a program in it',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'fileTypeNotAllowed',
    ],
    [
      'a picture with a page behind it',
      Buffer.concat([PNG, Buffer.from('<html><script>alert(1)</script></html>')]),
      'fileMixed',
    ],
    [
      'a document that was renamed',
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      'fileMixed',
    ],
    ['larger than it may be', Buffer.alloc(1024 * 1024 + 1), 'fileTooLarge'],
    ['enormous once it is unpacked', sized(PNG, 60_000, 50_000), 'pictureTooLarge'],
    ['nothing at all', sized(PNG, 0, 0), 'fileBroken'],
  ])('is refused if it is %s', async (_what, bytes, messageKey) => {
    for (const name of ['logo', 'favicon'] as const) {
      const before = await versionOf(name);
      const answer = await put(name, { file: blob(bytes), version: before });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'file', messageKey, message: expect.stringMatching(/[ก-๙]/) as unknown }] },
      });
      expect(await versionOf(name)).toBe(before);
    }
    const brand = await put('brand', { th: 'ก', en: 'A', file: blob(bytes), version: await versionOf('brand') });
    expect(brand).toMatchObject({ status: 422, body: { fields: [{ path: 'file', messageKey }] } });
  });

  it('in a body over the limit is rejected before parsing', async () => {
    expect((await put('logo', `{"file":{"blob":"${'A'.repeat(50 * 1024 * 1024)}"}}`)).status).toBe(413);
  });

  it('is refused with an unknown field, or without the file', async () => {
    expect((await put('logo', {})).status).toBe(400);
    expect((await put('logo', { file: { ...blob(PNG), ownerId: admin.id } })).status).toBe(400);
    expect((await put('logo', { file: null, refFile: null })).status).toBe(400);
    expect((await put('logo', { file: 'x' })).status).toBe(400);
  });
});

describe('the theme', () => {
  it('is sent to every page, and can be reset to the default', async () => {
    const lessVar = { '@primary-color': '#5b2a86', 'border-radius-base': '4px', 'font-size-base': '15px' };
    expect(await put('theme', { lessVar, version: await versionOf('theme') })).toMatchObject({
      status: 200,
      body: { lessVar },
    });
    expect((await info()).lessVar).toEqual(lessVar);
    expect((await put('theme', { lessVar: {}, version: await versionOf('theme') })).status).toBe(200);
    expect((await info()).lessVar).toEqual({});
  });

  it.each([
    [{ 'primary-color': '#ffd400' }, 'lessVar.primary-color', 'themeContrast'],
    [{ '@link-color': '#7fb2ff' }, 'lessVar.@link-color', 'themeContrast'],
    [{ 'layout-header-background': '#88aadd' }, 'lessVar.layout-header-background', 'themeContrast'],
    [{ 'primary-color': 'red' }, 'lessVar.primary-color', 'themeColour'],
    [{ 'primary-color': '8px' }, 'lessVar.primary-color', 'themeColour'],
    [{ 'border-radius-base': '40px' }, 'lessVar.border-radius-base', 'themeRadius'],
    [{ shadow: 'url(https://example.org/x)' }, 'lessVar.shadow', 'themeValue'],
    [{ shadow: 'expression(alert(1))' }, 'lessVar.shadow', 'themeValue'],
    [{ 'a;b': '#000000' }, 'lessVar.a;b', 'themeName'],
  ])('%o is refused', async (lessVar, path, messageKey) => {
    expect(await put('theme', { lessVar, version: await versionOf('theme') })).toMatchObject({
      status: 422,
      body: { fields: [{ path, messageKey }] },
    });
  });

  it('is refused if it is no list of texts, too long, or stale', async () => {
    expect((await put('theme', { lessVar: { nested: { color: 'red' } } })).status).toBe(400);
    expect((await put('theme', { lessVar: [] })).status).toBe(400);
    expect((await put('theme', { lessVar: {}, isActive: false })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`v${index}`, '1px']));
    expect((await put('theme', { lessVar: many, version: await versionOf('theme') })).status).toBe(422);
    expect((await put('theme', { lessVar: {}, version: 99 })).status).toBe(409);
  });
});

async function upload(as: Person): Promise<{ id: string }> {
  const address = await listening();
  const answer = await fetch(`${address}/haz/backend/api/v1/master/attachments/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': 'up.png',
    },
    body: new Uint8Array(PNG),
  });
  return (await answer.json()) as { id: string };
}

let address: Promise<string> | undefined;
function listening(): Promise<string> {
  address ??= site.listen();
  return address;
}

function sized(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function chunk(name: string, text: string): Buffer {
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(name), body, Buffer.alloc(4)]);
}

function icon(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0]);
  const entry = Buffer.alloc(16);
  entry.writeUInt32LE(png.length, 8);
  entry.writeUInt32LE(22, 12);
  return Buffer.concat([head, entry, png]);
}
