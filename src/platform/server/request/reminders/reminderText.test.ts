import { describe, expect, it } from 'vitest';
import { getPlainDate } from '#language/values/plainDate.ts';
import { reminderTextOf, type ReminderTextOptions } from './reminderText.ts';

const options: ReminderTextOptions = {
  due: { documentType: 'toWhom', code: 'TW1/2569', expireDate: getPlainDate('2027-01-15'), daysLeft: 30 },
  subject: ['หนังสือถึง ABC', 'Letter to ABC'],
  renewal: 'byHolder',
  isProven: true,
  link: 'https://haz.example.org/haz/app/to-whom/to-whoms/1/view',
};
const textWith = (more: Partial<ReminderTextOptions>) => reminderTextOf({ ...options, ...more });
const titleWith = (daysLeft: number) => textWith({ due: { ...options.due, daysLeft } }).title;

describe('the text of a reminder', () => {
  it('names type, number, subject, last day, days left and what to do', () => {
    const { title, notice } = textWith({});
    expect(title).toEqual([
      'หนังสือรับรอง To whom it may concern TW1/2569: จะหมดอายุในอีก 30 วัน',
      'To-whom letter TW1/2569: expires in 30 days',
    ]);
    expect(notice).toEqual([
      'หนังสือถึง ABC\nใช้ได้ถึงวันที่ 15 มกราคม 2570\nหากต้องการใช้ต่อ กรุณาเปิดเอกสารแล้วกด “ขอต่ออายุ” ก่อนพ้นวันดังกล่าว',
      'Letter to ABC\nValid until 15 January 2027.\nTo keep using it, open it and press “Request renewal” by that day.',
    ]);
  });

  it('leads to the document in the mail, which names the subject only to a verified address', () => {
    const { mail, title } = textWith({});
    expect(mail[0].split('\n\n')).toEqual([
      title[0],
      'หนังสือถึง ABC',
      'ใช้ได้ถึงวันที่ 15 มกราคม 2570',
      'หากต้องการใช้ต่อ กรุณาเปิดเอกสารแล้วกด “ขอต่ออายุ” ก่อนพ้นวันดังกล่าว',
      `เปิดเอกสาร\n${options.link}`,
    ]);
    expect(mail[1]).toContain(`Open the document\n${options.link}`);
    expect(textWith({ isProven: false }).mail.join()).not.toContain('ABC');
  });

  it('counts the days in words of each language', () => {
    expect([2, 1, 0].map((daysLeft) => titleWith(daysLeft).map((text) => text.replace(/^.*: /u, '')))).toEqual([
      ['จะหมดอายุในอีก 2 วัน', 'expires in 2 days'],
      ['จะหมดอายุในอีก 1 วัน', 'expires in 1 day'],
      ['หมดอายุวันนี้', 'expires today'],
    ]);
  });

  it('says if only officers can renew it, and if nobody can', () => {
    expect(textWith({ renewal: 'byOfficers' }).notice[1]).toContain('contact the department that issued it');
    const { notice } = textWith({ renewal: 'never' });
    expect(notice[0]).toContain('ต่ออายุไม่ได้');
    expect(notice[1]).toContain('It ends on that day and cannot be renewed.');
  });

  it('leaves out a subject that the request does not have', () => {
    expect(textWith({ subject: ['', ''] }).notice[1]).toMatch(/^Valid until/u);
  });
});
