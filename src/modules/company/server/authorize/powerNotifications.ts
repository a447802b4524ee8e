/** Notifications about a power: the agent gets every change, both sides get its end in advance. */
import type { Label } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { findAccount } from '#platform/server/account/accountRows.ts';
import { mailTo } from '#platform/server/account/mails.ts';
import type { App } from '#platform/server/app.ts';
import { queueMail } from '#platform/server/mail/queueMail.ts';
import { notifyUser } from '#platform/server/notify/notifyUser.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';

export type PowerEvent = 'changed' | 'suspended' | 'reinstated' | 'revoked';

export interface PowerSummary {
  readonly holderName: string;
  readonly holderNameEn: string | null;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate | null;
  readonly reason: string | null;
}

/** Uses the caller's transaction: the notification is sent when it commits, and never if it does not. */
export async function notifyAgent(
  app: Pick<App, 'config' | 'clock'>,
  db: Queryable,
  { userId, news, power }: { userId: string; news: PowerEvent; power: PowerSummary },
): Promise<void> {
  await notifyAndMail(app, db, {
    userId,
    title: titleOf(news, power),
    text: joinLabels(' ', daysOf(power), reasonOf(power)),
    url: HOME,
  });
}

/**
 * Notifies the owners of the holder, or the individual who is the holder, about the agent, and the agent about the
 * holder.
 */
export async function notifyEnd(
  app: Pick<App, 'config' | 'clock'>,
  db: Queryable,
  {
    agentId,
    ownerIds,
    agentName,
    power,
    url,
  }: { agentId: string; ownerIds: readonly string[]; agentName: string; power: PowerSummary; url: string },
): Promise<void> {
  const [th, en] = [power.holderName, power.holderNameEn ?? power.holderName];
  const next: Label = [
    'หากต้องดำเนินการต่อ กรุณาขอให้ผู้มอบอำนาจต่ออายุก่อนวันดังกล่าว',
    'If you need to continue, please ask the authoriser to extend it before then.',
  ];
  await notifyAndMail(app, db, {
    userId: agentId,
    title: [`การมอบอำนาจจาก ${th} ใกล้สิ้นสุด`, `Your authorisation from ${en} ends soon`],
    text: joinLabels(' ', daysOf(power), next),
    url: HOME,
  });
  const renew: Label = ['หากต้องการให้ดำเนินการต่อ กรุณาแก้ไขวันที่สิ้นสุด', 'To let them continue, please change the end date.'];
  for (const userId of ownerIds)
    await notifyAndMail(app, db, {
      userId,
      title: [`การมอบอำนาจให้ ${agentName} ใกล้สิ้นสุด`, `The authorisation of ${agentName} ends soon`],
      text: joinLabels(' ', daysOf(power), renew),
      url,
    });
}

const HOME = '/app/home';

/** Notifies nobody who cannot sign in: they could not open it. */
async function notifyAndMail(
  app: Pick<App, 'config' | 'clock'>,
  db: Queryable,
  { userId, title, text, url }: { userId: string; title: Label; text: Label; url: string },
): Promise<void> {
  const account = await findAccount(db, userId);
  if (account?.isUsable !== true) return;
  await notifyUser(db, { userId, title, content: text, url, nowMs: app.clock.nowMs() });
  const { email } = account;
  if (email === null) return;
  const link = `${app.config.publicUrl}/haz${url}`;
  await queueMail(app, db, mailTo({ ...account, email }, title, joinLabels('\n\n', title, text, [link, link])));
}

const titles: Readonly<Record<PowerEvent, Label>> = {
  changed: ['{name} แก้ไขการมอบอำนาจของท่าน', '{name} has changed your authorisation'],
  suspended: ['{name} ระงับการมอบอำนาจของท่านชั่วคราว', '{name} has suspended your authorisation'],
  reinstated: ['{name} ให้การมอบอำนาจของท่านมีผลอีกครั้ง', '{name} has reinstated your authorisation'],
  revoked: ['{name} เพิกถอนการมอบอำนาจของท่าน', '{name} has revoked your authorisation'],
};

function titleOf(news: PowerEvent, { holderName, holderNameEn }: PowerSummary): Label {
  const [th, en] = titles[news];
  return [th.replace('{name}', holderName), en.replace('{name}', holderNameEn ?? holderName)];
}

function daysOf({ startDate, endDate }: PowerSummary): Label {
  if (endDate === null) return ['', ''];
  return [
    `ตั้งแต่ ${formatLongDate(startDate, 'th')} ถึง ${formatLongDate(endDate, 'th')}`,
    `From ${formatLongDate(startDate, 'en')} until ${formatLongDate(endDate, 'en')}.`,
  ];
}

function reasonOf({ reason }: PowerSummary): Label {
  return reason === null ? ['', ''] : [`เหตุผล: “${reason}”`, `Reason: “${reason}”`];
}

function joinLabels(between: string, ...labels: readonly Label[]): Label {
  const inLanguage = (index: 0 | 1): string =>
    labels
      .map((label) => label[index])
      .filter((text) => text !== '')
      .join(between);
  return [inLanguage(0), inLanguage(1)];
}
