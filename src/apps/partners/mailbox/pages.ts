/** The mails of the demonstration as pages at /haz/mailbox. In production there is no mailbox, and so no page. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#language/label.ts';
import { BASE } from '#platform/server/http/server.ts';
import { findMail, listMails } from './keptMails.ts';
import { listPage, mailPage, missingPage, type Frame } from './drawPages.ts';

export const MAILBOX_PATH = `${BASE}/mailbox`;

export interface MailboxPages {
  readonly folder: string;
  readonly publicUrl: string;
  /** The built screens: the pages wear their styles. */
  readonly webDir: string;
}

export function mailboxPages(server: FastifyInstance, { folder, publicUrl, webDir }: MailboxPages): void {
  const dress = dressOf(webDir);
  const frameOf = (request: FastifyRequest): Frame => ({ path: MAILBOX_PATH, locale: localeOf(request), nonce: randomBytes(NONCE_BYTES).toString('base64'), ...dress, publicUrl });
  server.get(MAILBOX_PATH, async (request, reply) => {
    const frame = frameOf(request);
    return send(reply, frame, listPage(frame, await listMails(folder)));
  });
  server.get(`${MAILBOX_PATH}/:id`, async (request, reply) => {
    const frame = frameOf(request);
    const mail = await findMail(folder, (request.params as { readonly id: string }).id);
    if (mail === undefined) void reply.code(404);
    return send(reply, frame, mail === undefined ? missingPage(frame) : mailPage(frame, mail));
  });
}

const NONCE_BYTES = 18;

function localeOf({ query }: FastifyRequest): Locale {
  return (query as { readonly lang?: unknown }).lang === 'en' ? 'en' : 'th';
}

/** Those of the first page of the screens: their names change with every build. */
function dressOf(webDir: string): Pick<Frame, 'sheets' | 'icon'> {
  const path = join(webDir, 'index.html');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    sheets: [...page.matchAll(/<link rel="stylesheet"[^>]* href="(\/[\w./-]+\.css)"/g)].map((match) => match[1] ?? ''),
    icon: /<link rel="icon" href="(\/[\w./-]+)"/.exec(page)?.[1],
  };
}

/** Mails may hold anything: nothing runs, nothing is fetched from elsewhere, nothing is sent. */
function send(reply: FastifyReply, { nonce }: Frame, page: string): FastifyReply {
  return reply
    .header('content-security-policy', `default-src 'none';style-src 'self' 'nonce-${nonce}';font-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`)
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
