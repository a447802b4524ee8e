/**
 * The record that lives on through all requests: a registration, a licence, a letter, with its number, its holder and
 * its standing. Written only by the workflow and by the actions on it.
 */
import { entity, section } from '#language/entity.ts';
import { boolean, choice, date, defineFields, integer, ref, text } from '#language/field.ts';

const fields = defineFields({
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true, managed: true }),
  // Null while only officers know of it.
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { managed: true }),
  // Null until it is first submitted: officers may not read what has not been submitted.
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { managed: true }),
  refState: choice('dossierState', ['สถานะ', 'Status'], { required: true, managed: true, default: 'pending' }),
  code: text(['เลขที่เอกสาร', 'Document number'], { max: 60, code: true, searched: true, managed: true }),
  effectiveDate: date(['วันที่มีผล', 'Effective'], { managed: true }),
  expireDate: date(['วันที่หมดอายุ', 'Expires'], { managed: true }),
  revision: integer(['ฉบับแก้ไขที่ใช้อยู่', 'Revision in force'], { managed: true, min: 1 }),
  refPrevious: ref('dossier', ['ออกแทนฉบับเดิม', 'Replaces'], { managed: true }),
  // The document that was issued on the strength of this one, which it used up.
  refUsedBy: ref('dossier', ['ใช้สิทธิโดย', 'Used up by'], { managed: true }),
  usedDate: date(['วันที่ใช้สิทธิ', 'Used up on'], { managed: true }),
  isFiled: boolean(['เคยยื่นแล้ว', 'Submitted once'], { required: true, managed: true, default: false }),
  remark: text(['เหตุผลของสถานะ', 'Reason for the status'], { max: 1000, managed: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    dossier: typeof fields;
  }
}

export const dossier = entity('dossier', fields, {
  wire: 'transaction/dossiers',
  title: ['แฟ้มเรื่อง', 'Dossier'],
  readOnly: true,
  card: { key: 'code', th: 'code' },
  scope: { holder: 'refHolder', department: 'refDepartment', documentType: 'refDocumentType' },
  unique: [['refDocumentType', 'code']],
  indexes: [['code']],
  list: {
    columns: ['code', 'refDocumentType.value', 'refHolder.fullName', 'refState.value', 'effectiveDate', 'expireDate'],
    search: ['code', 'refDocumentType', 'refHolder', 'refState', 'expireDate'],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['แฟ้มเรื่อง', 'Dossier'],
      [
        'refDocumentType',
        'refHolder',
        'refDepartment',
        'refState',
        'remark',
        'code',
        'effectiveDate',
        'expireDate',
        'revision',
        'refPrevious',
        'refUsedBy',
        'usedDate',
      ],
    ),
  ],
});
