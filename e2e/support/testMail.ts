/** Lets a server in a test send mails that can be read: the mailbox of the demonstration, and running jobs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startMailbox } from '#apps/partners/mailbox/startMailbox.ts';
import { mailboxPages } from '#apps/partners/mailbox/pages.ts';
import type { App } from '#platform/server/app.ts';
import { createPlatformTasks } from '#platform/server/platformJobs.ts';
import { startJobs } from '#platform/server/jobs/startJobs.ts';
import { freePort } from '#platform/testing/processBench.ts';

export interface TestMail {
  /** Reserved for the server: the links in its mails contain it. */
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Call before the server listens. Returns a function that removes everything again. */
  readonly attach: (app: App, server: FastifyInstance) => Promise<() => Promise<void>>;
}

export async function openTestMail(): Promise<TestMail> {
  const folder = mkdtempSync(join(tmpdir(), 'haz-mail-'));
  const mailbox = await startMailbox(folder);
  const port = await freePort();
  return {
    port,
    env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: `http://127.0.0.1:${port}` },
    attach: async (app, server) => {
      mailboxPages(server, { ...app.config, folder: mailbox.folder });
      const jobs = await startJobs(app, createPlatformTasks(), []);
      return async () => {
        await jobs.stop();
        await mailbox.stop();
        rmSync(folder, { recursive: true, force: true });
      };
    },
  };
}
