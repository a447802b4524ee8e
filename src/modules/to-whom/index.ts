/** Letters “to whom it may concern”. */
import type { MessageCatalogue } from '#language/message.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts } from '#language/values/plainDate.ts';
import { requestFlow } from '#platform/model/request/requestFlow.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { letterDelivery, letterLanguage, toWhom as letter, toWhomAttachment, toWhomChecklist } from './toWhom.ts';

const messages = {
  productOrCertificate: { th: 'กรุณาระบุผลิตภัณฑ์หรือใบรับรองที่อ้างถึงอย่างน้อยหนึ่งอย่าง', en: 'Please name the product or the certificate that the letter is about.' },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    toWhom: typeof messages;
  }
}

const title = ['หนังสือ To whom', 'To-whom letters'] as const;

export const toWhom = requestModule({
  name: 'to-whom',
  title,
  icon: 'MailOutlined',
  document: letter,
  parts: [toWhomAttachment],
  choices: [letterLanguage, letterDelivery, toWhomChecklist],
  messages,
  registerTitle: ['หนังสือที่ออกแล้ว', 'Letters issued'],
  documentTypes: ['toWhom'],
  workflow: requestFlow({ name: 'toWhom', title, days: { receive: 1, review: 5, sign: 2 }, officerEdits: ['statement'] }),
  // Each renewal is a letter of its own: who was sent the old one must not find it saying something else.
  renewal: 'reissue',
  validMonths: 12,
  approveCode: (count, approved) => `TW${count}/${toBuddhistYear(dateParts(approved).year)}`,
  subject: ({ subject, addressee }) => {
    const words = [subject, addressee].filter((text) => typeof text === 'string' && text !== '').join(' · ');
    return [words, words];
  },
  checklist: [
    { code: 'requestLetter', label: toWhomChecklist.values.requestLetter.label, requiredFor: ['new'] },
    { code: 'productLabel', label: toWhomChecklist.values.productLabel.label, requiredFor: [] },
    { code: 'authorityLetter', label: toWhomChecklist.values.authorityLetter.label, requiredFor: [] },
    { code: 'other', label: toWhomChecklist.values.other.label, requiredFor: [] },
  ],
  cancelFields: ['reason', 'attachments'],
  calls: ['POST /api/v1/transaction/requests/report/to-whom', 'POST /api/v1/transaction/to-whoms/report/data'],
});
