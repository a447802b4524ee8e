/** Warns once, when a process starts to send mails, that none can be sent: each of them is then given up by itself. */
import type { App } from '../app.ts';
import { MailProblem } from './mailProblem.ts';
import { findMailSettings } from './mailSettings.ts';

type MailApp = Pick<App, 'config' | 'pools' | 'log'>;

export async function warnWithoutMailServer({ config, pools, log }: MailApp): Promise<void> {
  try {
    await findMailSettings({ config }, pools.jobs);
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error;
    const isMissing = error.failure === 'noServer';
    log.warn({ reason: error.message }, isMissing ? 'No mail will be sent' : 'Mails cannot be sent as they are set up');
  }
}
