/** Positions of officers, and the words with which each signs which document. */
import { entity, section, slot, table } from '#language/entity.ts';
import { choice, date, defineFields, lookup, parts, ref, text } from '#language/field.ts';
import { notBefore } from '#language/sharedRules.ts';

const positionFields = defineFields({
  code: text(['รหัสตำแหน่ง', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อตำแหน่ง (ไทย)', 'Position (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อตำแหน่ง (อังกฤษ)', 'Position (English)'], { max: 200, searched: true }),
  refOfficerLevel: lookup('OFFICER_LEVEL', ['ระดับ', 'Level']),
});

const signFields = defineFields({
  code: text(['รหัส', 'Code'], { required: true, max: 30, code: true, searched: true }),
  refJobPosition: ref('jobPosition', ['ตำแหน่ง', 'Position'], { required: true }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], {
    help: ['เว้นว่างหากลงนามได้ทุกหน่วยงาน', 'Leave empty if it signs for every department'],
  }),
  lineTh: text(['ตำแหน่งที่พิมพ์ บรรทัดที่ 1 (ไทย)', 'Printed position, line 1 (Thai)'], {
    required: true,
    max: 200,
    searched: true,
  }),
  line2Th: text(['ตำแหน่งที่พิมพ์ บรรทัดที่ 2 (ไทย)', 'Printed position, line 2 (Thai)'], {
    max: 200,
    help: ['เช่น ปฏิบัติราชการแทน …', 'Such as “for …”'],
  }),
  lineEn: text(['ตำแหน่งที่พิมพ์ บรรทัดที่ 1 (อังกฤษ)', 'Printed position, line 1 (English)'], { max: 200 }),
  line2En: text(['ตำแหน่งที่พิมพ์ บรรทัดที่ 2 (อังกฤษ)', 'Printed position, line 2 (English)'], { max: 200 }),
  effectiveDate: date(['ตั้งแต่วันที่', 'From'], { required: true }),
  expireDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('effectiveDate')] }),
  remark: text(['หมายเหตุ', 'Remark'], { max: 1000, multiline: true }),
  details: parts('signJobPositionDetail', ['เอกสารที่ลงนามได้', 'Documents it may sign'], { min: 1, max: 100 }),
});

const detailFields = defineFields({
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  capacityTh: text(['ลงนามในฐานะ (ไทย)', 'Signs as (Thai)'], {
    max: 200,
    help: ['เช่น พนักงานเจ้าหน้าที่ หรือ ผู้อนุญาต', 'Such as competent official, or licensor'],
  }),
  capacityEn: text(['ลงนามในฐานะ (อังกฤษ)', 'Signs as (English)'], { max: 200 }),
});

declare module '#language/registry.ts' {
  interface Fields {
    jobPosition: typeof positionFields;
    signJobPosition: typeof signFields;
    signJobPositionDetail: typeof detailFields;
  }
}

export const jobPosition = entity('jobPosition', positionFields, {
  wire: 'master/job-positions',
  title: ['ตำแหน่ง', 'Job position'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['code']],
  list: {
    columns: ['code', 'nameTh', 'nameEn', 'refOfficerLevel.value', 'isActive'],
    search: ['code', 'nameTh', 'nameEn', 'refOfficerLevel', 'isActive'],
    sort: ['code'],
  },
  form: [section(['ตำแหน่ง', 'Position'], ['code', 'nameTh', 'nameEn', 'refOfficerLevel'])],
});

export const signJobPosition = entity('signJobPosition', signFields, {
  wire: 'master/sign-job-positions',
  title: ['ตำแหน่งผู้ลงนาม', 'Signing position'],
  card: { key: 'code', th: 'lineTh', en: 'lineEn' },
  unique: [['code']],
  list: {
    columns: [
      'code',
      'refJobPosition.nameTh',
      'refDepartment.nameTh',
      'lineTh',
      'line2Th',
      'effectiveDate',
      'expireDate',
      'isActive',
    ],
    search: [
      'code',
      'refJobPosition',
      'refDepartment',
      'lineTh',
      'details.refDocumentType',
      'effectiveDate',
      'isActive',
    ],
    sort: ['code'],
  },
  form: [
    section(
      ['ตำแหน่งผู้ลงนาม', 'Signing position'],
      ['code', 'refJobPosition', 'refDepartment', 'effectiveDate', 'expireDate', 'remark'],
    ),
    section(
      ['ข้อความที่พิมพ์ใต้ลายมือชื่อ', 'Printed below the signature'],
      ['lineTh', 'line2Th', 'lineEn', 'line2En', slot('PrintedSignature')],
    ),
    section(['เอกสารที่ลงนามได้', 'Documents it may sign'], [table('details')]),
  ],
});

export const signJobPositionDetail = entity('signJobPositionDetail', detailFields, {
  wire: 'master/sign-job-position-details',
  title: ['เอกสารที่ลงนามได้', 'Document type of a signing position'],
  partOf: { root: 'signJobPosition', field: 'details', rootField: 'refSignJobPosition' },
  unique: [['$root', 'refDocumentType']],
  list: {
    columns: ['refDocumentType.value', 'capacityTh', 'capacityEn'],
    search: ['refDocumentType'],
    sort: ['refDocumentType'],
  },
  form: [section(['เอกสาร', 'Document'], ['refDocumentType', 'capacityTh', 'capacityEn'])],
});
