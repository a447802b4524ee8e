/**
 * Mail to an address that somebody has only typed: it may be anybody's. One a day goes there, whoever asks for it, however
 * often and in however many processes: the row that counts it can be there only once.
 */
import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import type { Queryable } from '../database/queryable.ts';
import { deriveKey } from '../seal.ts';
import type { Mail } from './mail.ts';
import { queueMail } from './queueMail.ts';

type UnverifiedMailApp = Pick<App, 'config' | 'clock'>;

/** Answers whether it goes out. What was to be told can be seen by signing in. */
export async function queueUnverifiedMail(app: UnverifiedMailApp, db: Queryable, mail: Mail): Promise<boolean> {
  const isFirst = await takeUnverifiedMail(app, db, mail.to);
  if (isFirst) await queueMail(app, db, mail);
  return isFirst;
}

/** Today's mail to this address, in the transaction of the caller: false where it was taken. Who comes second waits for the first to commit. */
export async function takeUnverifiedMail(
  { config, clock }: UnverifiedMailApp,
  db: Queryable,
  address: string,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `insert into "unproven_mail" ("address_hash", "day") values ($1, $2) on conflict do nothing returning 1`,
    // The address itself is not kept: it may be that of somebody who has nothing to do with us.
    values: [
      createHmac('sha256', deriveKey(config.keySecret, 'unproven mail v1')).update(mailboxOf(address)).digest('hex'),
      clock.today(),
    ],
  });
  return rows.length > 0;
}

/**
 * The mailbox an address leads to, as far as it can be told: without regard to case, to dots behind the domain, and to a
 * tag behind a plus sign, which most providers leave out of account; and, at the one that does so, to dots in the name.
 * Two people whose addresses differ by that alone share one mail a day, which costs one of them a mail and nothing else.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const [name = ''] = folded.slice(0, at).split('+');
  const domain = folded.slice(at + 1).replace(/\.+$/, '');
  return DOTLESS_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
