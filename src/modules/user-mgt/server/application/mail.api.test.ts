import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MailSetting, ApplicationSettings } from '#platform/model/settings/appSettings.ts';
import { findMailSettings } from '#platform/server/mail/mailSettings.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { TEST_MAILS_MAX } from './testEmail.ts';

const BASE = '/api/v1/security/app-properties';
const PASSWORD = 'rahat-lap-9917';

let site: TestApp;
let admin: Person;
const opened: (SMTPServer | Server)[] = [];

beforeAll(async () => void (site = await startTestApp()));
beforeAll(async () => void (admin = await site.person({ roles: ['ADMIN'] })));
afterAll(() => site.stop());
afterEach(async () => {
  for (const server of opened.splice(0))
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
});

const server = {
  host: 'smtp.example.go.th',
  port: 587,
  isSecure: false,
  username: 'haz',
  from: 'haz@example.go.th',
} as const;
const stored = async (): Promise<MailSetting> =>
  ((await site.call('GET', `${BASE}/settings`, { as: admin })).body as ApplicationSettings).mail;
const put = async (body: object): Promise<TestAnswer> =>
  site.call('PUT', `${BASE}/mail`, { as: admin, body: { isActive: true, version: (await stored()).version, ...body } });
const send = (body: object, as: Person = admin): Promise<TestAnswer> =>
  site.call('POST', `${BASE}/test-email`, { as, body });

describe('the settings of mail', () => {
  it('are used for mails, and the password is never returned', async () => {
    const saved = await put({ ...server, password: PASSWORD });
    expect(saved).toMatchObject({ status: 200, body: { ...server, hasPassword: true, isActive: true } });
    expect(saved.text).not.toContain('secret');
    expect(await findMailSettings(site.app, site.app.pools.api)).toMatchObject({ ...server, password: PASSWORD });
  });

  it('keep the stored password if none is sent, and remove it if it is null', async () => {
    await put({ ...server, password: PASSWORD });
    expect((await put({ ...server, from: 'other@example.go.th' })).body).toMatchObject({ hasPassword: true });
    expect(await findMailSettings(site.app, site.app.pools.api)).toMatchObject({
      from: 'other@example.go.th',
      password: PASSWORD,
    });
    expect((await put({ ...server, password: null })).body).toMatchObject({ hasPassword: false });
    expect((await findMailSettings(site.app, site.app.pools.api)).password).toBeUndefined();
  });

  it('do not send the stored password to another server', async () => {
    await put({ ...server, password: PASSWORD });
    const moved = { ...server, host: 'smtp.attacker.example' };
    expect(await put(moved)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'password', messageKey: 'mailPasswordAgain' }] },
    });
    expect(await send({ to: 'a@example.com', settings: { ...server, port: 2525 } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'settings.password', messageKey: 'mailPasswordAgain' }] },
    });
    expect((await put({ ...moved, password: 'another' })).status).toBe(200);
  });

  it('are stored but not used while they are switched off, and can be changed meanwhile', async () => {
    await put({ ...server, password: PASSWORD });
    expect((await put({ ...server, isActive: false })).body).toMatchObject({ isActive: false, hasPassword: true });
    await expect(findMailSettings(site.app, site.app.pools.api)).rejects.toThrow('no mail server');
    expect((await put({ ...server, from: 'new@example.go.th', isActive: false })).body).toMatchObject({
      isActive: false,
      from: 'new@example.go.th',
    });
    expect((await put({ ...server })).body).toMatchObject({ isActive: true, hasPassword: true });
  });

  it.each([
    [{ host: 'no host' }, 'host', 'mailHost'],
    [{ host: '' }, 'host', 'mailHost'],
    [{ host: 'http://smtp.example.go.th/' }, 'host', 'mailHost'],
    [{ port: 0 }, 'port', 'mailPort'],
    [{ port: 65_536 }, 'port', 'mailPort'],
    [{ from: 'nobody' }, 'from', 'email'],
    [{ from: ' ' }, 'from', 'required'],
    [{ username: null, password: 'x' }, 'username', 'required'],
  ])('with %o are refused', async (wrong, path, messageKey) => {
    expect(await put({ ...server, password: 'x', ...wrong })).toMatchObject({
      status: 422,
      body: { fields: [{ path, messageKey }] },
    });
  });

  it.each([
    { port: '587' },
    { isSecure: 'true' },
    { secret: 'x' },
    { hasPassword: true },
    { key: 'LOGO' },
    { createBy: 'x' },
    { password: 'x'.repeat(101) },
    { host: undefined },
  ])('with %o are refused as bad input', async (wrong) => {
    expect((await put({ ...server, ...wrong })).status).toBe(400);
  });

  it('changed by another person meanwhile are refused, without revealing either password', async () => {
    const late = await put({ ...server, password: PASSWORD, version: 0 });
    expect(late).toMatchObject({ status: 409, body: { messageKey: 'staleVersion' } });
    expect(late.text).not.toContain(PASSWORD);
  });
});

describe('the password of the mail server', () => {
  it('is in no answer, history, audit, export, search, event or security log, and sealed in the table', async () => {
    await put({ ...server, password: PASSWORD });
    await put({ ...server, password: `${PASSWORD}2` });
    await send({ to: 'a@example.com', settings: { ...server, host: '127.0.0.1', port: 1, password: PASSWORD } });
    const { rows } = await site.app.pools.api.query<{ id: string; secret: string }>(
      `select id, secret from app_property where key = 'MAIL'`,
    );
    const [{ id, secret }] = rows as [{ id: string; secret: string }];
    expect(secret).not.toContain(PASSWORD);
    const answers = [
      await site.call('GET', `${BASE}/settings`, { as: admin }),
      await site.call('POST', `${BASE}/_search`, { as: admin, body: {} }),
      await site.call('POST', `${BASE}/_export`, { as: admin, body: {} }),
      await site.call('POST', `${BASE}/${id}/_changes`, { as: admin }),
      await site.call('POST', `${BASE}/${id}/_rev`, { as: admin }),
      await site.call('GET', '/api/server/info'),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const hidden of [PASSWORD, secret]) expect(text).not.toContain(hidden);
    }
    for (const criteria of [
      { select: ['secret'] },
      { where: [{ name: 'secret', operator: 'like', value: 'v1' }] },
      { sort: [{ name: 'secret', type: 'ASC' }] },
    ]) {
      expect((await site.call('POST', `${BASE}/_search`, { as: admin, body: criteria })).status).toBe(400);
    }
    for (const table of ['entity_log', 'event', 'security_event', 'service_log']) {
      const logRows = await site.app.pools.api.query<{ line: string }>(
        `select row_to_json(t)::text as line from ${table} t`,
      );
      const lines = logRows.rows.map(({ line }) => line).join('\n');
      for (const hidden of [PASSWORD, secret]) expect(lines).not.toContain(hidden);
    }
  });
});

describe('a test mail', () => {
  it('uses the settings on the screen before they are saved', async () => {
    const received: string[] = [];
    const take: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
      received.push(address);
      done();
    };
    const port = await listen(new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onRcptTo: take }));
    const before = await stored();
    expect(
      await send({ to: 'me@example.go.th', settings: { ...server, host: '127.0.0.1', port, username: null } }),
    ).toMatchObject({ status: 200, body: {} });
    expect(received).toEqual(['me@example.go.th']);
    expect(await stored()).toEqual(before);
    const { rows } = await site.app.pools.api.query(
      `select outcome, detail from event where name = 'test-email' order by create_date desc, id desc limit 1`,
    );
    expect(rows[0]).toEqual({ outcome: 'success', detail: { to: 'm***@example.go.th', server: `127.0.0.1:${port}` } });
    const log = await site.app.pools.api.query(
      `select username, reason from security_event where reason like 'test-email %' order by create_date desc, id desc
        limit 1`,
    );
    expect(log.rows[0]).toEqual({ username: admin.username, reason: `test-email 127.0.0.1:${port}` });
  });

  it('uses the stored settings and password if no others are sent', async () => {
    const logins: string[] = [];
    const letIn: SMTPServerOptions['onAuth'] = ({ username = '', password = '' }, _session, done) => {
      logins.push(`${username} ${password}`);
      done(null, { user: username });
    };
    const port = await listen(
      new SMTPServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: letIn }),
    );
    const person = await site.person({ roles: ['ADMIN'] });
    await put({ ...server, host: '127.0.0.1', port, password: PASSWORD });
    expect((await send({ to: 'me@example.go.th' }, person)).status).toBe(200);
    expect(
      (await send({ to: 'me@example.go.th', settings: { ...server, host: '127.0.0.1', port } }, person)).status,
    ).toBe(200);
    expect(logins).toEqual([`haz ${PASSWORD}`, `haz ${PASSWORD}`]);
  });

  it('that fails is reported with a reason a person can act on, and nothing of the password', async () => {
    const person = await site.person({ roles: ['ADMIN'] });
    const fussy = await listen(
      new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ password }, _session, done) => done(new Error(`Wrong password ${password}`)),
        onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
      }),
    );
    const page = await listen(createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
    const trySettings = (more: object): Promise<TestAnswer> =>
      send({ to: 'me@example.go.th', settings: { ...server, host: '127.0.0.1', username: null, ...more } }, person);
    const answers = [
      [await trySettings({ port: 1 }), 'เชื่อมต่อเครื่องแม่ข่ายไม่ได้'],
      [await trySettings({ host: 'no-such-host.invalid', port: 25 }), 'ไม่พบเครื่องแม่ข่าย'],
      [await trySettings({ port: fussy, username: 'haz', password: PASSWORD }), 'ชื่อผู้ใช้หรือรหัสผ่าน'],
      [await trySettings({ port: fussy }), 'อีเมลผู้ส่งหรือผู้รับ'],
      [await trySettings({ port: fussy, isSecure: true }), 'การเข้ารหัส'],
      [await trySettings({ port: page }), 'ไม่ใช่เครื่องแม่ข่ายอีเมล'],
    ] as const;
    for (const [answer, words] of answers) {
      expect(answer).toMatchObject({
        status: 422,
        body: { messageKey: 'mailNotSent', message: expect.stringContaining(words) as unknown },
      });
      expect(answer.text).not.toContain(PASSWORD);
      expect(answer.text).not.toContain('node_modules');
    }
  });

  it('is refused if there is no mail server at all', async () => {
    await put({ ...server, password: 'x', isActive: false });
    expect(await send({ to: 'me@example.go.th' }, await site.person({ roles: ['ADMIN'] }))).toMatchObject({
      status: 422,
      body: { messageKey: 'mailNotSent', message: expect.stringContaining('ยังไม่ได้ตั้งค่า') as unknown },
    });
  });

  it('is refused for an invalid address or unknown fields', async () => {
    for (const to of ['', 'nobody', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])
      expect(await send({ to })).toMatchObject({ status: 422, body: { fields: [{ path: 'to' }] } });
    expect(await send({ to: 'a@example.com', settings: { ...server, username: null, host: 'x y' } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'settings.host' }] },
    });
    expect((await send({ to: 'a@example.com', cc: 'b@example.com' })).status).toBe(400);
    expect((await send({ to: 'a@example.com', settings: { ...server, isActive: true } })).status).toBe(400);
  });

  it('is throttled', async () => {
    const person = await site.person({ roles: ['ADMIN'] });
    const tries = Array.from({ length: TEST_MAILS_MAX + 2 }, () =>
      send({ to: 'a@example.com', settings: { ...server, host: '127.0.0.1', port: 1, username: null } }, person),
    );
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    site.securityClock.move(10 * 60 * 1000 + 1000);
    expect(
      (await send({ to: 'a@example.com', settings: { ...server, host: '127.0.0.1', port: 1, username: null } }, person))
        .status,
    ).toBe(422);
    site.securityClock.move(0);
  });
});

async function listen(listener: SMTPServer | Server): Promise<number> {
  opened.push(listener);
  listener.on('error', () => undefined);
  const inner = listener instanceof SMTPServer ? listener.server : listener;
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve());
  });
  return (inner.address() as AddressInfo).port;
}
