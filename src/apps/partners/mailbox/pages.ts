/**
 * Serves the mails of the demonstration as pages at /haz/mailbox. In production there is no mailbox, and so no page.
 */
import type { FastifyInstance } from 'fastify';
import { BASE } from '#platform/server/routes/server.ts';
import { createFrames, sendPage, type FrameOptions } from '../partnerPage.ts';
import { listPage, mailPage, missingPage } from './drawPages.ts';
import { findMail, listMails } from './savedMails.ts';

export const MAILBOX_PATH = `${BASE}/mailbox`;

export interface MailboxPages extends Omit<FrameOptions, 'path'> {
  readonly folder: string;
}

export function mailboxPages(server: FastifyInstance, { folder, publicUrl, webDir }: MailboxPages): void {
  const frameOf = createFrames({ path: MAILBOX_PATH, publicUrl, webDir });
  server.get(MAILBOX_PATH, async (request, reply) => {
    const frame = frameOf(request);
    return sendPage(reply, frame, listPage(frame, await listMails(folder)));
  });
  server.get(`${MAILBOX_PATH}/:id`, async (request, reply) => {
    const frame = frameOf(request);
    const mail = await findMail(folder, (request.params as { readonly id: string }).id);
    if (mail === undefined) void reply.code(404);
    return sendPage(reply, frame, mail === undefined ? missingPage(frame) : mailPage(frame, mail));
  });
}
