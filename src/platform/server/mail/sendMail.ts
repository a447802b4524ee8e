/** Sends one mail now. Code that does not need the result at once queues it instead. */
import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/loopback.ts';
import type { Mail } from './mail.ts';
import { MailProblem, mailProblemOf } from './mailProblem.ts';
import type { MailSettings } from './mailSettings.ts';
import { writeMail } from './mailText.ts';

/** Throws a MailProblem with a sentence if it could not be delivered to the server. */
export async function sendMail(settings: MailSettings, mail: Mail): Promise<void> {
  if (!ONE_ADDRESS.test(mail.to))
    throw new MailProblem('The address of the recipient is none that mail can be sent to.', 'address');
  if (!ONE_ADDRESS.test(settings.from))
    throw new MailProblem('The address mails are sent from is none: please check the mail settings.', 'address');
  const { subject, text, html } = writeMail(mail, settings);
  const transport = createTransport(transportOf(settings));
  try {
    await transport.sendMail({
      from: { name: settings.brand[0], address: settings.from },
      // As an object, so that it is one address and not parsed as a list.
      to: { name: '', address: mail.to },
      subject,
      text,
      html,
      // RFC 3834: prevents automatic out-of-office replies.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw mailProblemOf(error, settings);
  } finally {
    transport.close();
  }
}

/** One mailbox, without name, list, comment or line break. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

function transportOf({ host, port, isSecure, username, password }: MailSettings) {
  const isThisMachine = host === 'localhost' || isLoopback(host);
  return {
    host,
    port,
    secure: isSecure,
    // A password is never sent where others could read it.
    requireTLS: !isSecure && username !== undefined && !isThisMachine,
    // The mail catcher on this machine has no certificate that could be checked.
    ...(isThisMachine && !isSecure ? { ignoreTLS: true } : {}),
    ...(username === undefined ? {} : { auth: { user: username, pass: password ?? '' } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    tls: { minVersion: 'TLSv1.2' as const },
  };
}
