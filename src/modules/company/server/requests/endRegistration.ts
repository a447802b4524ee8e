/** Ends what an approved registration gave when it is given up. */
import { getHolderId } from '#platform/server/request/case/loadCase.ts';
import { getEntity } from '#language/catalogue.ts';
import { nameLabelOf } from '#platform/server/resource/read/nameOf.ts';
import { setActive } from '#platform/server/resource/write/lifecycle.ts';
import {
  writerWithApproval,
  writerAsApprover,
  getUser,
  writeApproved,
  type RegistrationEffect,
} from './writeApproved.ts';
import { endedMail } from './mails.ts';
import { isOfType, EMPLOYEE_REGISTRATION } from './registration.ts';
import { refreshActingFor, mailOwners } from './holderPeople.ts';

/**
 * A holder that gave up its registration is suspended, and nobody may act for it any more; an employee leaves the
 * company.
 */
export async function endRegistration(context: RegistrationEffect): Promise<void> {
  const { engine, db, found } = context;
  const holderId = getHolderId(found.document);
  if (isOfType(found, EMPLOYEE_REGISTRATION)) {
    const { rows } = await db.query<{ id: string }>(
      'select "id" from "membership" where "user_id" = $1 and "holder_id" = $2 and "is_active"',
      [found.document.refApplicant.id, holderId],
    );
    for (const { id } of rows)
      await setActive(engine, db, {
        ...writerWithApproval(context),
        entity: getEntity(engine.catalogue, 'membership'),
        target: { id },
        isActive: false,
      });
    return;
  }
  const before = await getUser(context, holderId);
  const { reason } = found.document;
  await writeApproved(context, {
    entity: 'user',
    by: writerAsApprover(context),
    before,
    after: { ...before, refStatus: 'suspended', statusReason: reason?.slice(0, REASON_LENGTH) ?? null },
  });
  await mailOwners(engine, db, {
    holderId,
    mail: endedMail({ holder: nameLabelOf(before.fullName, before.fullNameEn) }),
  });
  await refreshActingFor(db, holderId);
}

/** Length of `statusReason`. */
const REASON_LENGTH = 300;
