/** A letter “to whom it may concern”: that a product is registered, or is not controlled, for an authority abroad. */
import { defineChoice } from '#language/choice.ts';
import { entity, rule, section } from '#language/entity.ts';
import { choice, defineFields, integer, lookup, parts, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { deliveryAddressBehaviour, deliveryFields } from '#platform/model/request/delivery.ts';
import {
  attachmentFields,
  attachmentEntityOptions,
  closingSections,
  documentFields,
  documentList,
  documentScope,
  reasonBehaviour,
} from '#platform/model/request/document.ts';

export const letterLanguage = defineChoice('letterLanguage', {
  group: 'LETTER_LANGUAGE',
  title: ['ภาษาของหนังสือ', 'Language of a letter'],
  values: {
    en: { key: '1', label: ['อังกฤษ', 'English'] },
    enTh: { key: '2', label: ['อังกฤษ มีหัวเรื่องภาษาไทย', 'English with Thai headings'] },
  },
});

export const toWhomChecklist = defineChoice('toWhomChecklist', {
  group: 'TO_WHOM_CHECKLIST',
  title: ['เอกสารประกอบคำขอหนังสือรับรอง', 'Documents for a to-whom letter'],
  values: {
    requestLetter: { key: '1', label: ['หนังสือขอรับรอง', 'Letter of request'] },
    productLabel: { key: '2', label: ['ฉลากหรือเอกสารกำกับผลิตภัณฑ์', 'Product label or leaflet'] },
    authorityLetter: { key: '3', label: ['หนังสือมอบอำนาจ', 'Power of attorney'] },
    other: { key: '9', label: ['เอกสารอื่น', 'Other'] },
  },
});

const fields = defineFields({
  ...documentFields,
  addressee: text(['เรียน (ผู้รับหนังสือ)', 'Addressee'], {
    required: true,
    max: 200,
    default: 'TO WHOM IT MAY CONCERN',
    help: ['เป็นภาษาอังกฤษ', 'In English'],
  }),
  subject: text(['เรื่อง', 'Subject'], {
    required: true,
    max: 200,
    searched: true,
    help: ['เป็นภาษาอังกฤษ', 'In English'],
  }),
  refPurpose: lookup('TO_WHOM_PURPOSE', ['วัตถุประสงค์', 'Purpose'], { required: true }),
  productName: text(['ผลิตภัณฑ์ที่อ้างถึง', 'Product referred to'], {
    max: 200,
    searched: true,
    help: ['ระบุผลิตภัณฑ์หรือใบรับรองอย่างน้อยหนึ่งอย่าง', 'Enter a product, a certificate, or both'],
  }),
  certificateNo: text(['ใบรับรองที่อ้างถึง', 'Certificate referred to'], {
    max: 60,
    code: true,
    searched: true,
    help: ['เลขที่ใบรับรองของท่านที่ยังมีผลใช้บังคับ', 'The number of your certificate in force'],
  }),
  statement: text(['ข้อความที่ขอให้รับรอง', 'Statement'], {
    required: true,
    max: 3000,
    multiline: true,
    help: ['เป็นภาษาอังกฤษ', 'In English'],
  }),
  refLanguage: choice('letterLanguage', ['ภาษา', 'Language'], { required: true, default: 'en' }),
  copies: integer(['จำนวนฉบับ', 'Copies'], { required: true, min: 1, max: 20, default: 1 }),
  ...deliveryFields,
  attachments: parts('toWhomAttachment', ['เอกสารแนบ', 'Attachments'], { max: 30 }),
});

const attachments = attachmentFields('toWhomChecklist');

declare module '#language/registry.ts' {
  interface Fields {
    toWhom: typeof fields;
    toWhomAttachment: typeof attachments;
  }
  interface Choices {
    letterLanguage: typeof letterLanguage;
    toWhomChecklist: typeof toWhomChecklist;
  }
  interface Facts {
    /** Whether the certificate named in a letter belongs to the holder and is in force. */
    certificateReferred: boolean;
  }
}

const something = rule<'toWhom'>('productOrCertificate', {
  isAtSubmit: true,
  check: ({ productName, certificateNo }) =>
    productName === null && certificateNo === null
      ? fieldProblem('productName', message('productOrCertificate'))
      : undefined,
});

const certificateFound = rule<'toWhom', 'certificateReferred'>('certificateFound', {
  needs: ['certificateReferred'],
  check: ({ certificateNo }, { certificateReferred }) =>
    certificateNo !== null && !certificateReferred
      ? fieldProblem('certificateNo', message('certificateNotFound'))
      : undefined,
});

export const toWhom = entity('toWhom', fields, {
  wire: 'transaction/to-whoms',
  title: ['หนังสือรับรอง To whom', 'To-whom letter'],
  isDocument: true,
  card: { th: 'subject' },
  scope: documentScope,
  indexes: [['certificateNo']],
  list: documentList({ columns: ['subject', 'addressee'], search: ['subject', 'productName'] }),
  form: [
    section(['หนังสือ', 'Letter'], ['addressee', 'subject', 'refPurpose', 'refLanguage']),
    section(['สิ่งที่ขอให้รับรอง', 'Statement to certify'], ['productName', 'certificateNo', 'statement']),
    section(['จำนวนและการรับ', 'Copies and delivery'], ['copies', 'refDelivery', 'deliveryAddress']),
    ...closingSections,
  ],
  behaviour: {
    reason: reasonBehaviour,
    deliveryAddress: deliveryAddressBehaviour,
  },
  rules: [something, certificateFound],
});

export const toWhomAttachment = entity('toWhomAttachment', attachments, attachmentEntityOptions('toWhom'));
