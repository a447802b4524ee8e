/** What is said when another authority does not answer: it keeps nobody from going on. */
import type { MessageCatalogue } from '#language/message.ts';

export const linkageMessages = {
  linkageNoResponse: {
    th: 'ไม่สามารถเชื่อมโยงกับ{partner}ได้ เนื่องจากไม่มีการตอบกลับ ท่านสามารถกรอกข้อมูลเองและแนบเอกสารเพื่อดำเนินการต่อได้',
    en: 'Cannot link to the {partner}: there was no response. You may go on by entering the data yourself and attaching the documents.',
  },
  linkageFailed: {
    th: 'เกิดข้อผิดพลาดในการเชื่อมโยงกับ{partner} (รหัส {code}) ท่านสามารถกรอกข้อมูลเองและแนบเอกสารเพื่อดำเนินการต่อได้',
    en: 'The link to the {partner} failed (code {code}). You may go on by entering the data yourself and attaching the documents.',
  },
} as const satisfies MessageCatalogue;

declare module '#language/message.ts' {
  interface MessageRegistry {
    linkage: typeof linkageMessages;
  }
}
