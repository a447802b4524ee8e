/** Notices of the platform itself: others changed a person's rights or account, or named them as a substitute. */
import type { Label } from '#language/label.ts';
import type { RecordOf } from '#language/record.ts';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { emailChangedMail } from './mails.ts';
import type { App } from '../app.ts';
import { recordSecurityEvent } from '../audit/securityEvent.ts';
import { hasSameRoles } from '../auth/userRecord.ts';
import type { Clock } from '../clock.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Hooks, WriteContext } from '../resource/hooks.ts';
import type { Queryable } from '../database/queryable.ts';
import { notifyUser } from '../notify/notifyUser.ts';

/** On this page people read what they may do and for whom they act. */
const PROFILE = '/app/profile';

export function notifyHooks(clock: Clock, app: () => App): Pick<Hooks, 'afterWrite'> {
  return {
    afterWrite: {
      user: [(context) => afterUser(clock, context), (context) => afterEmail(app(), context)],
      userInstead: [(context) => afterInstead(clock, context)],
    },
  };
}

/** For the call by which an administrator gives a person a new password. */
export async function notifyPasswordChanged(
  db: Queryable,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<void> {
  await notifyUser(db, {
    userId,
    title: ['รหัสผ่านของท่านถูกเปลี่ยนโดยผู้ดูแลระบบ', 'An administrator changed your password'],
    content: [
      'หากท่านไม่ได้ขอให้เปลี่ยน กรุณาติดต่อผู้ดูแลระบบโดยเร็ว',
      'If you did not request this, please contact the administrator as soon as possible.',
    ],
    url: PROFILE,
    nowMs,
  });
}

async function afterUser(clock: Clock, { db, actor, action, before, after }: WriteContext<'user'>): Promise<void> {
  if (action !== 'update' || after === undefined || after.id === actor.userId || hasSameRoles(before, after)) return;
  await notifyUser(db, {
    userId: after.id,
    title: ['สิทธิการใช้งานของท่านเปลี่ยน', 'Your rights have changed'],
    content: [
      'ผู้ดูแลระบบได้ปรับบทบาทของท่าน ดูบทบาทปัจจุบันได้ที่หน้าข้อมูลส่วนตัว',
      'An administrator changed your roles. Your profile page shows your current roles.',
    ],
    url: PROFILE,
    nowMs: clock.nowMs(),
  });
}

/**
 * Sent to the former address: otherwise a person who changes the e-mail could have a password sent elsewhere unnoticed.
 */
async function afterEmail(
  app: App,
  { db, actor, action, before, after, origin, nowMs }: WriteContext<'user'>,
): Promise<void> {
  if (action !== 'update' || before === undefined || after === undefined || before.email === after.email) return;
  const { id, email, username } = after;
  const name = username ?? '';
  await recordSecurityEvent(db, {
    action: 'accountChanged',
    outcome: 'success',
    userId: actor.userId,
    username: actor.username,
    reason: id === actor.userId ? 'email' : `email of ${name}`,
    origin,
    nowMs,
  });
  if (before.email !== null) await queueMail(app, db, emailChangedMail({ to: before.email, username: name, email }));
}

interface SubstitutePeriod {
  readonly principal: string;
  readonly substitute: string;
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** Notifies the former and the new substitute, with the days; not for periods in the past. */
async function afterInstead(clock: Clock, { db, actor, before, after }: WriteContext<'userInstead'>): Promise<void> {
  const [was, is] = [substitutePeriodOf(before), substitutePeriodOf(after)];
  if (isSame(was, is)) return;
  const notifySubstitute = async (
    { principal, substitute, from, until }: SubstitutePeriod,
    title: (name: string) => string,
    titleEn: (name: string) => string,
  ): Promise<void> => {
    if (substitute === actor.userId || until < clock.today()) return;
    const [th, en] = await nameOf(db, principal);
    const content: Label = [
      `${formatShortDate(from, 'th')} – ${formatShortDate(until, 'th')}`,
      `${formatShortDate(from, 'en')} – ${formatShortDate(until, 'en')}`,
    ];
    await notifyUser(db, {
      userId: substitute,
      title: [title(th), titleEn(en)],
      content,
      url: PROFILE,
      nowMs: clock.nowMs(),
    });
  };
  if (was !== undefined && was.substitute !== is?.substitute)
    await notifySubstitute(
      was,
      (name) => `ท่านไม่ต้องปฏิบัติงานแทน ${name} แล้ว`,
      (name) => `You are no longer the substitute for ${name}`,
    );
  if (is !== undefined)
    await notifySubstitute(
      is,
      (name) => `ท่านได้รับมอบหมายให้ปฏิบัติงานแทน ${name}`,
      (name) => `You have been named substitute for ${name}`,
    );
}

/** Returns undefined while the substitution is not in force. */
function substitutePeriodOf(record: RecordOf<'userInstead'> | undefined): SubstitutePeriod | undefined {
  if (record?.isActive !== true) return undefined;
  const { refUser, refInstead, startDate, endDate } = record;
  return { principal: refUser.id, substitute: refInstead.id, from: startDate, until: endDate };
}

function isSame(a: SubstitutePeriod | undefined, b: SubstitutePeriod | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

async function nameOf(db: Queryable, userId: string): Promise<Label> {
  const { rows } = await db.query<{ th: string; en: string }>({
    text: 'select "full_name" as "th", coalesce("full_name_en", "full_name") as "en" from "user" where "id" = $1',
    values: [userId],
  });
  const [found] = rows;
  return [found?.th ?? '', found?.en ?? ''];
}
