/** Sends queued mails. Success and failure are recorded as events; the content is stored nowhere. */
import { JobGivenUp, type JobTask } from '../jobs/job.ts';
import { unseal } from '../seal.ts';
import { mailSchema, maskEmail, type Mail } from './mail.ts';
import { MailProblem } from './mailProblem.ts';
import { findMailSettings } from './mailSettings.ts';
import { sendMail } from './sendMail.ts';

export const sendQueuedMail: JobTask = async ({ app, payload, signal }) => {
  const mail = unsealMail(app.config.keySecret, payload['sealed']);
  const to = maskEmail(mail.to);
  // In true time, as the queue itself: the clocks that tests move do not apply to the mail server.
  if (mail.goodUntilMs !== undefined && Date.now() > mail.goodUntilMs)
    return { to, notSent: 'What it carried had run out before it could be sent.' };
  try {
    await unlessStopped(sendMail(await findMailSettings(app, app.pools.jobs), mail), signal);
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error;
    // Once a server is set up, later mails are sent: this one would only be retried in vain for half a day.
    if (error.failure === 'noServer') throw new JobGivenUp(`The mail was not sent. ${error.message} To: ${to}`);
    throw new MailProblem(`${error.message} To: ${to}`);
  }
  return { to };
};

function unsealMail(keySecret: string, sealed: unknown): Mail {
  try {
    return mailSchema.parse(JSON.parse(unseal(keySecret, typeof sealed === 'string' ? sealed : '')));
  } catch {
    // Not the error itself: it may repeat the data it could not read.
    throw new MailProblem('A mail in the queue cannot be opened, because KEY_SECRET has changed since it was written.');
  }
}

/** A server that does not answer must not delay the end of the process; the queue retries after the next start. */
async function unlessStopped(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new MailProblem('The process stops before the mail went out.');
  let stop: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(new MailProblem('The process stopped before the mail went out.'));
    signal.addEventListener('abort', stop);
  });
  await Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop));
}
