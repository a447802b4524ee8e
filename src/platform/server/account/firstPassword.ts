/**
 * The first password of an account opened by another person: random, sent to the person only, valid for three days, and
 * usable only to change it.
 */
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { makePassword } from '#platform/model/account/makePassword.ts';
import type { App } from '../app.ts';
import { setPassword } from '../auth/credential.ts';
import type { Origin } from '../audit/securityEvent.ts';
import { TEMPORARY_PASSWORD_MS } from '../auth/signIn.ts';
import { ruleBroken, notFound } from '../errors.ts';
import { queueMail } from '../mail/queueMail.ts';
import { findAccount } from './accountRows.ts';
import { firstPasswordMail } from './mails.ts';

export interface FirstPassword {
  readonly password: string;
  readonly passwordHash: string;
}

/** Runs before the transaction, so that no lock waits for a hash. */
export async function drawFirstPassword({ passwords }: Pick<App, 'passwords'>): Promise<FirstPassword> {
  const password = makePassword(() => randomBytes(1)[0] ?? 0);
  return { password, passwordHash: await passwords.hash(password) };
}

export interface FirstPasswordGrant {
  readonly userId: string;
  readonly by: string;
  /** Who opened the account, as shown to the person; an administrator by default. */
  readonly opener?: Label;
  readonly first: FirstPassword;
  readonly origin: Origin;
}

/** Runs in the transaction that opens the account. */
export async function giveFirstPassword(
  app: App,
  db: PoolClient,
  { userId, by, opener, first, origin }: FirstPasswordGrant,
): Promise<void> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw notFound();
  const { username, email } = account;
  if (email === null) throw ruleBroken('email', message('required'));
  await setPassword(db, {
    userId,
    username,
    passwordHash: first.passwordHash,
    mustChange: true,
    reason: `by ${by}`,
    origin,
    nowMs: app.securityClock.nowMs(),
  });
  await queueMail(app, db, {
    ...firstPasswordMail(
      { ...account, email },
      {
        username,
        password: first.password,
        link: `${app.config.publicUrl}/haz/account/login`,
        validDays: TEMPORARY_PASSWORD_MS / DAY_MS,
        opener,
      },
    ),
    goodUntilMs: Date.now() + TEMPORARY_PASSWORD_MS,
  });
}

const DAY_MS = 24 * 60 * 60_000;
