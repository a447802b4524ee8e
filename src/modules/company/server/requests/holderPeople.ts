/** Reaches the people concerned when nobody may act for a holder any more, or somebody may again. */
import type { PoolClient } from 'pg';
import { mailTo } from '#platform/server/account/mails.ts';
import { notifyAll } from '#platform/server/database/listen.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import type { MailText } from './mails.ts';

/** They are mailed because they cannot open the case with its notifications. */
export async function mailOwners(
  engine: Engine,
  db: PoolClient,
  { holderId, mail: { subject, text } }: { holderId: string; mail: MailText },
): Promise<void> {
  const { rows } = await db.query<{ email: string; fullName: string; fullNameEn: string | null }>(
    `select distinct on (u."email") u."email", u."full_name" as "fullName", u."full_name_en" as "fullNameEn"
      from "user" u
where u."email" is not null and (u."id" = $1 or exists (select from "membership" m
where m."holder_id" = $1 and m."user_id" = u."id" and m."kind" = 'owner' and m."is_active")) order by u."email"`,
    [holderId],
  );
  for (const to of rows) await queueMail(engine, db, mailTo(to, subject, text));
}

/** The holders they may act for are computed again, also in open sessions. */
export async function refreshActingFor(db: PoolClient, holderId: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'select $1::uuid as "id" union select "user_id" from "membership" where "holder_id" = $1 union select "user_id" from "user_authorize" where "holder_id" = $1 and "user_id" is not null',
    [holderId],
  );
  await notifyAll(
    db,
    'user',
    rows.map(({ id }) => id),
  );
}
