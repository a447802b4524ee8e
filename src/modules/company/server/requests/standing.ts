/**
 * Nobody may act for a holder whose registration is suspended or revoked: this is read from its dossier wherever the
 * holders a person may act for are computed. Here the people concerned are notified.
 */
import type { StandingEffect } from '#platform/server/request/step/stepParts.ts';
import { nameLabelOf } from '#platform/server/resource/read/nameOf.ts';
import { stoppedMail } from './mails.ts';
import { refreshActingFor, mailOwners } from './holderPeople.ts';

export const standingOfHolder: StandingEffect = async ({ engine, db, holderId, to, remark }) => {
  await refreshActingFor(db, holderId);
  // People who may act again are notified as of every other step.
  if (to !== 'suspended' && to !== 'revoked') return;
  const { rows } = await db.query<{ fullName: string; fullNameEn: string | null }>(
    'select "full_name" as "fullName", "full_name_en" as "fullNameEn" from "user" where "id" = $1',
    [holderId],
  );
  await mailOwners(engine, db, {
    holderId,
    mail: stoppedMail({ holder: nameLabelOf(rows[0]?.fullName, rows[0]?.fullNameEn), to, remark }),
  });
};
