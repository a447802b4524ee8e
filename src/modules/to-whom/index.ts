/** Letters “to whom it may concern”. */
import type { MessageCatalogue } from '#language/message.ts';
import { subjectFromFields, numberedByYear } from '#platform/model/request/numbering.ts';
import { requestModule } from '#platform/model/request/requestModule.ts';
import { receive, review, sign } from '#platform/model/request/stages.ts';
import { letterLanguage, toWhom as letter, toWhomAttachment, toWhomChecklist } from './toWhom.ts';

const messages = {
  productOrCertificate: {
    th: 'กรุณาระบุผลิตภัณฑ์หรือใบรับรองที่อ้างถึงอย่างน้อยหนึ่งอย่าง',
    en: 'Enter the product or the certificate that the letter is about.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    toWhom: typeof messages;
  }
}

export const toWhom = requestModule({
  name: 'to-whom',
  title: ['หนังสือ To whom', 'To-whom letters'],
  icon: 'MailOutlined',
  document: letter,
  parts: [toWhomAttachment],
  choices: [letterLanguage],
  messages,
  registerTitle: ['หนังสือที่ออกแล้ว', 'Issued letters'],
  documentTypes: ['toWhom'],
  workflow: { stages: [receive({ days: 1 }), review({ days: 5, edits: ['statement'] }), sign({ days: 2 })] },
  // Each renewal is a letter of its own: the text of an old letter must not change for those who received it.
  renewal: 'reissue',
  validity: { months: 12 },
  approveCode: numberedByYear('TW'),
  subject: subjectFromFields('subject', 'addressee'),
  checklist: toWhomChecklist,
  requiredFor: { requestLetter: ['new'] },
  calls: ['POST /api/v1/transaction/requests/report/to-whom', 'POST /api/v1/transaction/to-whoms/report/data'],
});
