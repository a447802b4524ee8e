/** A mail put down in the transaction it tells about: it goes out after the commit, and never if there is none. */
import type { App } from '../app.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Queryable } from '../database/queryable.ts';
import { seal } from '../seal.ts';
import type { Mail } from './mail.ts';

/** Sealed, because a job lies in a table and a mail may hold a key or a code. */
export async function queueMail({ config }: Pick<App, 'config'>, db: Queryable, mail: Mail): Promise<void> {
  await addJob(db, SEND_MAIL, { sealed: seal(config.keySecret, JSON.stringify(mail)) });
}

/** The task that sends it. */
export const SEND_MAIL = 'sendMail';
