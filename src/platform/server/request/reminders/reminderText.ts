/** The text with which a holder is reminded that a document expires: until when it is valid, and what they can do. */
import { labelOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { formatLongDate } from '#language/values/buddhistEra.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { DueReminder } from './dueReminders.ts';

export interface ReminderText {
  /** The title of both the notice and the mail. */
  readonly title: Label;
  readonly notice: Label;
  readonly mail: Label;
}

export interface ReminderTextOptions {
  readonly due: Pick<DueReminder, 'documentType' | 'code' | 'expireDate' | 'daysLeft'>;
  /** The name of the case, as in queues and mails. */
  readonly subject: Label;
  readonly renewal: Renewal;
  /** True if the mail address is verified; otherwise the mail contains nothing that an unknown person may have typed. */
  readonly isProven: boolean;
  /** The full address of the page. */
  readonly link: string;
}

/** Whether the document can be renewed, and by whom the renewal is filed. */
export type Renewal = 'byHolder' | 'byOfficers' | 'never';

export function reminderTextOf({ due, subject, renewal, isProven, link }: ReminderTextOptions): ReminderText {
  const { documentType: type, code, expireDate, daysLeft } = due;
  const kind = labelOf(documentType, type);
  const ending = endingIn(daysLeft);
  const title: Label = [`${kind[0]} ${code}: ${ending[0]}`, `${kind[1]} ${code}: ${ending[1]}`];
  const until: Label = [
    `ใช้ได้ถึงวันที่ ${formatLongDate(expireDate, 'th')}`,
    `Valid until ${formatLongDate(expireDate, 'en')}.`,
  ];
  const facts = joinLabels('\n', subject, until, tasks[renewal]);
  return {
    title,
    notice: facts,
    mail: joinLabels('\n\n', title, isProven ? subject : NOTHING, until, tasks[renewal], [
      `เปิดเอกสาร\n${link}`,
      `Open the document\n${link}`,
    ]),
  };
}

const NOTHING: Label = ['', ''];

const tasks: Readonly<Record<Renewal, Label>> = {
  byHolder: [
    'หากต้องการใช้ต่อ กรุณาเปิดเอกสารแล้วกด “ขอต่ออายุ” ก่อนพ้นวันดังกล่าว',
    'To keep using it, open it and press “Request renewal” by that day.',
  ],
  byOfficers: [
    'หากต้องการใช้ต่อ กรุณาติดต่อหน่วยงานที่ออกเอกสารก่อนพ้นวันดังกล่าว',
    'To keep using it, contact the department that issued it by that day.',
  ],
  never: ['เอกสารนี้สิ้นสุดในวันดังกล่าวและต่ออายุไม่ได้', 'It ends on that day and cannot be renewed.'],
};

function endingIn(daysLeft: number): Label {
  if (daysLeft === 0) return ['หมดอายุวันนี้', 'expires today'];
  return [`จะหมดอายุในอีก ${daysLeft} วัน`, `expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`];
}

function joinLabels(between: string, ...labels: readonly Label[]): Label {
  const inLanguage = (index: 0 | 1): string =>
    labels
      .map((label) => label[index])
      .filter((text) => text !== '')
      .join(between);
  return [inLanguage(0), inLanguage(1)];
}
