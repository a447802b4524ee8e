/**
 * A paper that a holder stores with the department, to be attached to one request after another: a company certificate,
 * a power of attorney.
 */
import { entity, section } from '#language/entity.ts';
import { date, defineFields, file, lookup, ref, text } from '#language/field.ts';

const fields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, managed: true }),
  refAttachmentType: lookup('ATTACHMENT_TYPE', ['ประเภทเอกสาร', 'Type of document'], { required: true }),
  file: file(['ไฟล์', 'File'], { required: true, accept: ['application/pdf', 'image/png', 'image/jpeg'] }),
  documentNo: text(['เลขที่เอกสาร', 'Document number'], { max: 100, searched: true }),
  documentDate: date(['ลงวันที่', 'Dated']),
  documentExpiredDate: date(['วันหมดอายุ', 'Expires']),
});

declare module '#language/registry.ts' {
  interface Fields {
    attachment: typeof fields;
  }
}

export const attachment = entity('attachment', fields, {
  wire: 'master/attachments',
  title: ['เอกสารประจำตัวผู้ประกอบการ', 'Company document'],
  card: { th: 'documentNo' },
  scope: { holder: 'refHolder' },
  indexes: [['refHolder', '-createDate']],
  list: {
    columns: [
      'refAttachmentType.value',
      'file',
      'documentNo',
      'documentDate',
      'documentExpiredDate',
      'refHolder.fullName',
      'isActive',
    ],
    search: ['refAttachmentType', 'documentNo', 'documentExpiredDate', 'refHolder', 'isActive'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['เอกสาร', 'Document'],
      ['refAttachmentType', 'file', 'documentNo', 'documentDate', 'documentExpiredDate', 'refHolder'],
    ),
  ],
});
