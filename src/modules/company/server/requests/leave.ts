/** What becomes of those whose registration is given up. */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import { getEntity } from '#language/catalogue.ts';
import { nameOf } from '#platform/server/resource/read/nameOf.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import { asApproved, asThemselves, getUser, write, type Deciding } from './decided.ts';
import { endedMail } from './mails.ts';
import { isOfType, ofEmployees } from './registration.ts';
import { lookAnew, mailOwners } from './thoseOfHolder.ts';

/** A holder that gave up its registration is suspended, and who acted for it acts for it no longer; an employee leaves the company. */
export async function leave(context: Deciding): Promise<void> {
  const { engine, db, found } = context;
  const holderId = getHolderId(found.document);
  if (isOfType(found, ofEmployees)) {
    const { rows } = await db.query<{ id: string }>(
      'select "id" from "membership" where "user_id" = $1 and "holder_id" = $2 and "is_active"',
      [found.document.refApplicant.id, holderId],
    );
    for (const { id } of rows)
      await setActive(engine, db, {
        ...asApproved(context),
        entity: getEntity(engine.catalogue, 'membership'),
        target: { id },
        isActive: false,
      });
    return;
  }
  const before = await getUser(context, holderId);
  const { reason } = found.document;
  await write(context, {
    entity: 'user',
    by: asThemselves(context),
    before,
    after: { ...before, refStatus: 'suspended', statusReason: reason?.slice(0, REASON_LENGTH) ?? null },
  });
  await mailOwners(engine, db, { holderId, mail: endedMail({ holder: nameOf(before.fullName, before.fullNameEn) }) });
  await lookAnew(db, holderId);
}

/** Of statusReason. */
const REASON_LENGTH = 300;
