/**
 * If a company opened an account for a person who now registers themselves, the account is closed, and the company is
 * notified what to do.
 */
import type { Label } from '#language/label.ts';
import { mailTo } from '#platform/server/account/mails.ts';
import type { App } from '#platform/server/app.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import { notifyUser } from '#platform/server/notify/notifyUser.ts';
import { findOwnerIds, loadAccounts } from '#platform/server/request/notify/accounts.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

/** Called before the memberships end, which name the companies. */
export async function notifyCompanies(
  app: Pick<App, 'config' | 'clock'>,
  db: Queryable,
  userId: string,
): Promise<void> {
  const { rows } = await db.query({
    text: `select m."holder_id" as "holderId", u."full_name" as "name" from "membership" m
      join "user" u on u."id" = m."user_id" where m."user_id" = $1 and m."is_active" order by m."id"`,
    values: [userId],
  });
  for (const { holderId, name } of rows) {
    const ownerIds = await findOwnerIds(db, { holderId: String(holderId), today: app.clock.today() });
    const title: Label = [`ปิดบัญชีที่เปิดให้ ${String(name)} แล้ว`, `The account you opened for ${String(name)} was closed`];
    for (const account of await loadAccounts(db, ownerIds)) {
      if (!account.isUsable) continue;
      await notifyUser(db, { userId: account.id, title, content: TEXT, url: PAGE, nowMs: app.clock.nowMs() });
      const { email } = account;
      if (email !== null)
        await queueMail(
          app,
          db,
          mailTo({ ...account, email }, title, [
            `${TEXT[0]}\n\n${app.config.publicUrl}/haz${PAGE}`,
            `${TEXT[1]}\n\n${app.config.publicUrl}/haz${PAGE}`,
          ]),
        );
    }
  }
}

const PAGE = '/app/company/mgt';
const TEXT: Label = [
  'เจ้าของบัตรลงทะเบียนด้วยตนเอง และยังไม่มีผู้ใดใช้บัญชีที่กิจการเปิดไว้ ระบบจึงปิดบัญชีนั้นและสิ้นสุดการเป็นพนักงาน เมื่อการลงทะเบียนได้รับอนุมัติแล้ว ท่านเพิ่มผู้นั้นเป็นพนักงานได้อีกครั้งด้วยเลขประจำตัวเดิม',
  'The holder of that card has registered, and nobody had used the account you opened, so it was closed and the employment ended. Once the registration is approved, you can add them as an employee again with the same number.',
];
