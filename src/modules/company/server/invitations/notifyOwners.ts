/** Notifies the owners of a company how their invitation ended, under the name they typed. */
import type { Label } from '#language/label.ts';
import type { App } from '#platform/server/app.ts';
import { notifyUser } from '#platform/server/notify/notifyUser.ts';
import { findOwnerIds } from '#platform/server/request/notify/accounts.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import type { InvitationEnd } from './closeInvitation.ts';
import type { OpenInvitation } from './openInvitation.ts';

type NotifiedEnd = Exclude<InvitationEnd, 'withdrawn'>;

const titles: Readonly<Record<NotifiedEnd, Label>> = {
  accepted: ['{name} ตอบรับคำเชิญแล้ว', '{name} has accepted your invitation'],
  declined: ['{name} ไม่ตอบรับคำเชิญ', '{name} has declined your invitation'],
  lapsed: ['คำเชิญถึง {name} พ้นกำหนดโดยไม่มีคำตอบ', 'Your invitation to {name} lapsed without a reply'],
};

export async function notifyOwners(
  app: Pick<App, 'clock'>,
  db: Queryable,
  { invitation, end }: { invitation: Pick<OpenInvitation, 'holderId' | 'fullName'>; end: NotifiedEnd },
): Promise<void> {
  const [th, en] = titles[end];
  const title: Label = [th.replace('{name}', invitation.fullName), en.replace('{name}', invitation.fullName)];
  for (const userId of await findOwnerIds(db, { holderId: invitation.holderId, today: app.clock.today() })) {
    const { rows } = await db.query({
      text: 'select 1 from "user" where "id" = $1 and "username" is not null',
      values: [userId],
    });
    if (rows.length > 0) await notifyUser(db, { userId, title, nowMs: app.clock.nowMs() });
  }
}
