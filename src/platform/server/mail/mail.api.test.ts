/** Mail from the queue to a mailbox, over real SMTP. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { queuedMails, startMailServer, type TestMailServer } from '#platform/testing/mailServer.ts';
import { inTransaction } from '../database/transaction.ts';
import { createPlatformTasks } from '../platformJobs.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { createLog } from '../log.ts';
import { newId } from '../database/newId.ts';
import { seal } from '../seal.ts';
import { findMailSettings } from './mailSettings.ts';
import { queueMail } from './queueMail.ts';
import { sendMail } from './sendMail.ts';
import { warnWithoutMailServer } from './warnWithoutMailServer.ts';

let test: TestApp;
let server: TestMailServer | undefined;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await test.app.pools.api.query(`delete from "app_property" where "key" = 'MAIL'`);
});

const mail = {
  to: 'somchai@example.com',
  subject: ['รหัสของท่าน “ทดสอบ”', 'Your code'],
  text: ['เรียน คุณสมชาย\n\nรหัสคือ 123456', 'Dear Somchai\n\nThe code is 123456'],
} as const;

const appWith = (smtpUrl?: string) => ({
  ...test.app,
  config: { ...test.app.config, ...(smtpUrl === undefined ? {} : { smtpUrl }) },
});

async function setMail(value: object, secret?: string): Promise<void> {
  await test.app.pools.api.query(
    `insert into "app_property" ("id", "key", "name", "value", "secret", "version", "is_active", "create_by",
        "create_date", "update_by", "update_date")
      values ($1, 'MAIL', 'อีเมล', $2, $3, 1, true, 'system', now(), 'system', now())`,
    [newId(), JSON.stringify(value), secret ?? null],
  );
}

const eventsOf = async (outcome: string) =>
  (
    await test.app.pools.api.query<{ detail: Record<string, unknown> }>(
      `select "detail" from "event" where "name" = 'sendMail' and "outcome" = $1 order by "id"`,
      [outcome],
    )
  ).rows.map(({ detail }) => detail);

async function eventually<T>(poll: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await poll();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

describe('a mail in the queue', () => {
  it('arrives with Thai subject and text intact, as text and as HTML, marked as sent automatically', async () => {
    server = await startMailServer();
    const app = appWith(server.url);
    const jobs = await startJobs(app, createPlatformTasks(), []);
    try {
      await inTransaction(app.pools.api, {}, (db) => queueMail(app, db, mail));
      const [caught] = await server.waitForMails(1);
      expect(caught?.subject).toBe('รหัสของท่าน “ทดสอบ” / Your code');
      expect(caught?.text).toContain('เรียน คุณสมชาย\n\nรหัสคือ 123456');
      expect(caught?.text).toContain('Dear Somchai');
      expect(caught?.html).toContain('<p>เรียน คุณสมชาย</p>');
      expect(caught?.from).toEqual({ name: 'ระบบกำกับดูแลวัตถุอันตราย', address: 'no-reply@localhost' });
      expect(caught?.recipients).toEqual([mail.to]);
      expect(caught?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
      expect(caught?.raw).toMatch(/charset="?utf-8/i);
      const [event] = await eventually(async () =>
        (await eventsOf('success')).length > 0 ? eventsOf('success') : undefined,
      );
      expect(event).toEqual({ to: 'so***@example.com' });
    } finally {
      await jobs.stop();
    }
  });

  it('is never sent if its transaction is rolled back', async () => {
    await inTransaction(test.app.pools.api, { isDryRun: true }, (db) =>
      queueMail(test.app, db, { ...mail, to: 'nobody@example.com' }),
    );
    expect(await queuedMails(test.app, 'nobody@example.com')).toEqual([]);
  });

  it('cannot be read in the table of jobs', async () => {
    await queueMail(test.app, test.app.pools.api, { ...mail, to: 'waits@example.com' });
    const { rows } = await test.app.pools.api.query<{ text: string }>(
      'select "payload"::text as "text" from graphile_worker._private_jobs',
    );
    expect(rows.map(({ text }) => text).join()).not.toMatch(/123456|waits@|สมชาย/);
    expect(await queuedMails(test.app, 'waits@example.com')).toHaveLength(1);
    await test.app.pools.api.query('delete from graphile_worker._private_jobs');
  });

  it('waits while the server is down, writes an event without private data, and arrives when it is back', async () => {
    const first = await startMailServer();
    await first.stop();
    const app = appWith(first.url);
    const jobs = await startJobs(app, createPlatformTasks(), []);
    try {
      await queueMail(app, app.pools.api, { ...mail, to: 'patient@example.com' });
      const [failure] = await eventually(async () =>
        (await eventsOf('failure')).length > 0 ? eventsOf('failure') : undefined,
      );
      expect(failure).toEqual({
        attempt: 1,
        error: `The mail server 127.0.0.1:${first.port} cannot be reached. To: pa***@example.com`,
      });
      server = await startMailServer({ port: first.port });
      await eventually(async () =>
        (
          await app.pools.api.query(
            'update graphile_worker._private_jobs set "run_at" = now() where "locked_at" is null and "attempts" = 1 returning 1',
          )
        ).rowCount === 1
          ? true
          : undefined,
      );
      await app.pools.api.query(`notify "jobs:insert", '{"r":1,"count":1}'`);
      expect((await server.waitForMails(1))[0]?.recipients).toEqual(['patient@example.com']);
    } finally {
      await jobs.stop();
    }
  });

  it('is not sent once its content has expired', async () => {
    server = await startMailServer();
    const app = appWith(server.url);
    const run = createPlatformTasks()['sendMail'];
    const sealed = seal(app.config.keySecret, JSON.stringify({ ...mail, goodUntilMs: Date.now() - 1 }));
    expect(await run?.({ app, payload: { sealed }, log: app.log, signal: new AbortController().signal })).toMatchObject(
      { to: 'so***@example.com', notSent: expect.any(String) as string },
    );
    expect(server.mails).toEqual([]);
  });
});

describe('a process without a mail server', () => {
  it('warns once at its start, and gives up each mail with one line and one event', async () => {
    const lines: { message: string; reason?: string }[] = [];
    const app = {
      ...appWith(),
      log: createLog({
        level: 'warn',
        write: (_stream, line) => void lines.push(JSON.parse(line) as { message: string }),
      }),
    };
    await warnWithoutMailServer(app);
    expect(lines.splice(0)).toMatchObject([
      {
        message: 'No mail will be sent',
        reason: 'There is no mail server: set one on the application page, or in SMTP_URL.',
      },
    ]);
    const jobs = await startJobs(app, createPlatformTasks(), []);
    try {
      await queueMail(app, app.pools.api, { ...mail, to: 'nowhere@example.com' });
      const error =
        'The mail was not sent. There is no mail server: set one on the application page, or in SMTP_URL. To: no***@example.com';
      const event = await eventually(async () =>
        (await eventsOf('failure')).find((detail) => detail['error'] === error),
      );
      expect(event).toEqual({ error, attempt: 1, isLast: true });
      await eventually(async () => ((await queuedMails(app, 'nowhere@example.com')).length === 0 ? true : undefined));
      expect(lines).toMatchObject([{ message: 'A job was given up', reason: error }]);
    } finally {
      await jobs.stop();
    }
  });

  it('does not warn if there is one, and reports settings that cannot be used', async () => {
    const lines: { message: string }[] = [];
    const log = createLog({
      level: 'warn',
      write: (_stream, line) => void lines.push(JSON.parse(line) as { message: string }),
    });
    await warnWithoutMailServer({ ...appWith('smtp://mail.example'), log });
    expect(lines).toEqual([]);
    await setMail({ host: 'x', port: 0, isSecure: true, from: 'a@b' });
    await warnWithoutMailServer({ ...appWith(), log });
    expect(lines.map(({ message }) => message)).toEqual(['Mails cannot be sent as they are set up']);
  });
});

describe('the mail settings', () => {
  it('are those of the settings page if an administrator has set them, else those of the process', async () => {
    const app = appWith('smtp://user%40x:pass%2Fword@mail.example?from=haz@example.go.th');
    expect(await findMailSettings(app, app.pools.api)).toMatchObject({
      host: 'mail.example',
      port: 587,
      isSecure: false,
      username: 'user@x',
      password: 'pass/word',
      from: 'haz@example.go.th',
    });
    await setMail(
      { host: 'page.example', port: 465, isSecure: true, username: 'page', from: 'page@example.go.th' },
      seal(app.config.keySecret, 'S3CRET'),
    );
    expect(await findMailSettings(app, app.pools.api)).toMatchObject({
      host: 'page.example',
      port: 465,
      isSecure: true,
      username: 'page',
      password: 'S3CRET',
      from: 'page@example.go.th',
    });
    await test.app.pools.api.query(`update "app_property" set "is_active" = false where "key" = 'MAIL'`);
    expect(await findMailSettings(app, app.pools.api)).toMatchObject({ host: 'mail.example' });
  });

  it('that are missing, incomplete or encrypted with another secret are reported in a sentence each', async () => {
    const { app } = test;
    await expect(findMailSettings(app, app.pools.api)).rejects.toThrow('There is no mail server');
    await setMail({ host: 'x', port: 0, isSecure: true, from: 'a@b' });
    await expect(findMailSettings(app, app.pools.api)).rejects.toThrow('not complete: please check “port”');
    await app.pools.api.query(`update "app_property" set "value" = $1, "secret" = $2 where "key" = 'MAIL'`, [
      JSON.stringify({ host: 'x', port: 25, isSecure: false, username: 'u', from: 'a@b' }),
      seal('other', 'x'),
    ]);
    await expect(findMailSettings(app, app.pools.api)).rejects.toThrow('KEY_SECRET has changed');
  });

  it('that are wrong are reported separately: unknown server, wrong password, refused recipient', async () => {
    server = await startMailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('bad') ? Object.assign(new Error(`no such ${address}`), { responseCode: 550 }) : null),
    });
    const settings = await findMailSettings(appWith(server.url), test.app.pools.api);
    await expect(sendMail({ ...settings, username: 'u', password: 'p' }, mail)).rejects.toThrow(
      'does not accept the username and password (it answered 535)',
    );
    await expect(sendMail(settings, { ...mail, to: 'bad@example.com' })).rejects.toThrow(
      /^The mail server 127\.0\.0\.1:\d+ does not take mail from this sender or to this recipient \(it answered 550\)\.$/,
    );
    await expect(sendMail({ ...settings, port: 1 }, mail)).rejects.toThrow('cannot be reached');
  });

  it.each(['', 'x', 'a@b, c@d', 'a@b\r\nBcc: c@d', '"a"@b', 'ก <a@b>'])(
    'send nothing to %j, which is not one address',
    async (to) => {
      server = await startMailServer();
      const settings = await findMailSettings(appWith(server.url), test.app.pools.api);
      await expect(sendMail(settings, { ...mail, to })).rejects.toThrow('none that mail can be sent to');
      expect(server.mails).toEqual([]);
    },
  );

  it('never send a password unencrypted to another machine', async () => {
    server = await startMailServer();
    // Another machine by its name: every address of 127/8 written in full is this one.
    const settings = {
      ...(await findMailSettings(appWith(server.url), test.app.pools.api)),
      host: '0.0.0.0',
      username: 'u',
      password: 'S3CRET',
    };
    await expect(sendMail(settings, mail)).rejects.toThrow('cannot be encrypted');
  });
});
