/** Queues a mail in the transaction it is about: it is sent after the commit, and never without one. */
import type { App } from '../app.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Queryable } from '../database/queryable.ts';
import { seal } from '../seal.ts';
import type { Mail } from './mail.ts';

/** Encrypted, because a job is stored in a table and a mail may contain a key or a code. */
export async function queueMail({ config }: Pick<App, 'config'>, db: Queryable, mail: Mail): Promise<void> {
  await addJob(db, SEND_MAIL, { sealed: seal(config.keySecret, JSON.stringify(mail)) });
}

/** The task that sends queued mails. */
export const SEND_MAIL = 'sendMail';
