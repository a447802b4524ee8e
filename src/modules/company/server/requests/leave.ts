/** What becomes of those whose registration is given up. */
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { mailTo } from '#platform/server/account/mails.ts';
import { notifyAll } from '#platform/server/database/listen.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import type { EffectContext } from '#platform/server/request/effects.ts';
import { nameOf } from '#platform/server/request/labels.ts';
import { idOf } from '#platform/server/request/loadCase.ts';
import { setActive } from '#platform/server/resource/lifecycle.ts';
import { asApproved, asThemselves, getUser, write } from './decided.ts';
import { endedMail } from './mails.ts';
import { isOfType, ofEmployees } from './registration.ts';

/** A holder that gave up its registration is suspended, and who acted for it acts for it no longer; an employee leaves the company. */
export async function leave(context: EffectContext): Promise<void> {
  const { engine, db, found } = context;
  const holderId = idOf(found.document['refHolder']);
  if (isOfType(found, ofEmployees)) {
    const { rows } = await db.query<{ id: string }>('select "id" from "membership" where "user_id" = $1 and "holder_id" = $2 and "is_active"', [idOf(found.document['refApplicant']), holderId]);
    for (const { id } of rows) await setActive(engine, db, { ...asApproved(context), entity: getEntity(engine.catalogue, 'membership'), target: { id }, isActive: false });
    return;
  }
  const before = await getUser(context, holderId);
  const { reason } = found.document;
  await write(context, { entity: 'user', by: asThemselves(context), before, after: { ...before, refStatus: 'suspended', statusReason: typeof reason === 'string' ? reason.slice(0, REASON_LENGTH) : null } });
  await tellOwners(context, before);
  const { rows } = await db.query<{ id: string }>('select "user_id" as "id" from "membership" where "holder_id" = $1 union select "user_id" from "user_authorize" where "holder_id" = $1 and "user_id" is not null', [holderId]);
  await notifyAll(db, 'user', rows.map(({ id }) => id));
}

/** From now on nobody sees the case who could have been told by it. */
async function tellOwners({ engine, db }: EffectContext, holder: AnyRecord): Promise<void> {
  const { rows } = await db.query<{ email: string; fullName: string; fullNameEn: string | null }>(
    `select distinct on (u."email") u."email", u."full_name" as "fullName", u."full_name_en" as "fullNameEn" from "user" u
where u."email" is not null and (u."id" = $1 or exists (select from "membership" m where m."holder_id" = $1 and m."user_id" = u."id" and m."kind" = 'owner' and m."is_active")) order by u."email"`,
    [holder['id']],
  );
  const { subject, text } = endedMail({ holder: nameOf(holder['fullName'], holder['fullNameEn']) });
  for (const to of rows) await queueMail(engine, db, mailTo(to, subject, text));
}

/** Of statusReason. */
const REASON_LENGTH = 300;
