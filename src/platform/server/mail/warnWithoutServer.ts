/** Says once, when a process begins to send mails, that none will leave it: each of them is then given up by itself. */
import type { App } from '../app.ts';
import { MailProblem } from './mailProblem.ts';
import { findMailSettings } from './mailSettings.ts';

export async function warnWithoutMailServer({ config, pools, log }: Pick<App, 'config' | 'pools' | 'log'>): Promise<void> {
  try {
    await findMailSettings({ config }, pools.jobs);
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error;
    log.warn({ reason: error.message }, error.failure === 'noServer' ? 'No mail will be sent' : 'Mails cannot be sent as they are set up');
  }
}
