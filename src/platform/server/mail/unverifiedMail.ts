/**
 * Mail to an address that a person has only typed and that may be anybody's. At most one mail a day is sent to it,
 * whoever requests it, however often and in however many processes: the row that counts it is unique.
 */
import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import type { Queryable } from '../database/queryable.ts';
import { deriveKey } from '../seal.ts';
import type { Mail } from './mail.ts';
import { queueMail } from './queueMail.ts';

type UnverifiedMailApp = Pick<App, 'config' | 'clock'>;

/** Returns whether it is sent. The content can also be seen by signing in. */
export async function queueUnverifiedMail(app: UnverifiedMailApp, db: Queryable, mail: Mail): Promise<boolean> {
  const isFirst = await takeUnverifiedMail(app, db, mail.to);
  if (isFirst) await queueMail(app, db, mail);
  return isFirst;
}

/**
 * Takes today's mail to this address, in the transaction of the caller; returns false if it was taken already. A second
 * caller waits for the first to commit.
 */
export async function takeUnverifiedMail(
  { config, clock }: UnverifiedMailApp,
  db: Queryable,
  address: string,
): Promise<boolean> {
  const { rows } = await db.query({
    text: `insert into "unproven_mail" ("address_hash", "day") values ($1, $2) on conflict do nothing returning 1`,
    // The address itself is not stored: it may belong to a person who has nothing to do with us.
    values: [
      createHmac('sha256', deriveKey(config.keySecret, 'unproven mail v1')).update(mailboxOf(address)).digest('hex'),
      clock.today(),
    ],
  });
  return rows.length > 0;
}

/**
 * Returns the mailbox of an address, as far as it can be known: ignoring case, dots after the domain, and a tag after a
 * plus sign, which most providers ignore; and, for the one provider that does so, dots in the name. Two people whose
 * addresses differ only by that share one mail a day, which costs one of them a mail and nothing else.
 */
export function mailboxOf(address: string): string {
  const folded = address.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const [name = ''] = folded.slice(0, at).split('+');
  const domain = folded.slice(at + 1).replace(/\.+$/, '');
  return DOTLESS_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
