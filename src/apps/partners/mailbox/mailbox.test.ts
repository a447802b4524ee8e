/** Tests the mails of a demonstration: caught over SMTP, saved as files, read in a browser. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendMail } from '#platform/server/mail/sendMail.ts';
import { startMailbox, type Mailbox } from './startMailbox.ts';
import { findMail, saveMail, listMails, MAX_MAILS } from './savedMails.ts';
import { MAILBOX_PATH, mailboxPages } from './pages.ts';

let folder: string;
let mailbox: Mailbox;
let server: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-mailbox-'));
  mailbox = await startMailbox(folder);
  writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" crossorigin href="/haz/assets/index-abc.css">');
  server = fastify();
  mailboxPages(server, { folder: mailbox.folder, publicUrl: PUBLIC_URL, webDir: folder });
});

afterEach(async () => {
  await server.close();
  await mailbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const PUBLIC_URL = 'http://localhost:8080';

async function send(text: string, subject = 'ตั้งรหัสผ่านใหม่'): Promise<void> {
  const { hostname, port } = new URL(mailbox.smtpUrl);
  await sendMail(
    {
      host: hostname,
      port: Number(port),
      isSecure: false,
      from: 'no-reply@localhost',
      brand: ['ระบบ', 'System'],
      publicUrl: PUBLIC_URL,
    },
    { to: 'somchai@example.com', subject: [subject, 'New password'], text: [text, 'x'] },
  );
}

const get = async (path: string) => server.inject({ url: MAILBOX_PATH + path });

describe('the mailbox of a demonstration', () => {
  it('shows a mail in the list and opens it completely, with a working link to this system', async () => {
    await send(`กรุณาเปิด ${PUBLIC_URL}/haz/account/active-forgot-password?key=a-b_c`);
    const [mail] = await listMails(mailbox.folder);
    const list = await get('');
    expect(list.body).toContain('ตั้งรหัสผ่านใหม่ / New password');
    expect(list.body).toContain('somchai@example.com');
    expect(list.body).toContain(`href="${MAILBOX_PATH}/${mail?.id}"`);
    const page = await get(`/${mail?.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<a href="${PUBLIC_URL}/haz/account/active-forgot-password?key=a-b_c">`);
    expect(page.body).toContain('<link rel="stylesheet" href="/haz/assets/index-abc.css">');
  });

  it('is English if requested, and stays so', async () => {
    await send('x');
    const { body } = await get('?lang=en');
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('Demonstration mailbox');
    expect(body).toMatch(/href="\/haz\/mailbox\/[\w-]+\?lang=en"/);
    expect((await get('?lang=xx')).body).toContain('<html lang="th"');
    expect((await get('')).body).toContain('กล่องจดหมายของระบบสาธิต');
  });

  it('runs and fetches nothing, whatever a mail contains, and links to this system only', async () => {
    await send(
      '<script>alert(1)</script><img src=x> https://evil.example/ http://localhost:8080@evil.example/',
      '<b>x</b>',
    );
    const [mail] = await listMails(mailbox.folder);
    for (const path of ['', `/${mail?.id}`]) {
      const { body, headers } = await get(path);
      expect(body).not.toMatch(/<script|<img|<b>|evil\.example[^<]*">/);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'self' 'nonce-[^']{24}'/);
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    }
  });

  it('shows a message if there is no mail, or not this one', async () => {
    expect((await get('')).body).toContain('ยังไม่มีอีเมล');
    for (const id of ['1793000000000-00000000', '..%2F..%2Fsecrets', 'x'])
      expect((await get(`/${id}`)).statusCode, id).toBe(404);
  });

  it(`keeps the newest ${MAX_MAILS} and lets nobody else read the files`, async () => {
    for (let n = 0; n < MAX_MAILS + 3; n++)
      await saveMail(mailbox.folder, Buffer.from(`Subject: ${n}\r\n\r\nx`), 1_793_000_000_000 + n);
    const names = readdirSync(mailbox.folder);
    expect(names).toHaveLength(MAX_MAILS);
    expect(names.toSorted()[0]).toMatch(/^1793000000003-/);
    expect(statSync(join(mailbox.folder, names[0] ?? '')).mode & 0o077).toBe(0);
    expect((await findMail(mailbox.folder, names.toSorted()[0]?.slice(0, -'.eml'.length) ?? ''))?.subject).toBe('3');
  });
});
