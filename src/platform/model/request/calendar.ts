/** The working days of the department, and which of its units receives a type of document: data of administrators. */
import { entity, section } from '#language/entity.ts';
import { choice, date, defineFields, ref, text } from '#language/field.ts';

const holidayFields = defineFields({
  date: date(['วันที่', 'Date'], { required: true }),
  nameTh: text(['ชื่อวันหยุด', 'Name'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อวันหยุด (อังกฤษ)', 'Name (English)'], { max: 200, searched: true }),
});

const requestDepartmentFields = defineFields({
  refDocumentType: choice('documentType', ['ประเภทเอกสาร', 'Document type'], { required: true }),
  refDepartment: ref('department', ['หน่วยงานที่รับ', 'Department'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    holiday: typeof holidayFields;
    requestDepartment: typeof requestDepartmentFields;
  }
}

export const holiday = entity('holiday', holidayFields, {
  wire: 'master/holidays',
  title: ['วันหยุดราชการ', 'Public holiday'],
  card: { th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  unique: [['date']],
  list: {
    columns: ['date', 'nameTh', 'nameEn', 'isActive'],
    search: ['date', 'nameTh', 'nameEn', 'isActive'],
    sort: ['date'],
  },
  form: [section(['วันหยุดราชการ', 'Public holiday'], ['date', 'nameTh', 'nameEn'])],
});

export const requestDepartment = entity('requestDepartment', requestDepartmentFields, {
  wire: 'master/request-departments',
  title: ['หน่วยงานที่รับคำขอ', 'Receiving department'],
  small: true,
  isImported: true,
  unique: [['refDocumentType']],
  list: {
    columns: ['refDocumentType.value', 'refDepartment.nameTh', 'isActive'],
    search: ['refDocumentType', 'refDepartment', 'isActive'],
    sort: ['refDocumentType'],
  },
  form: [section(['หน่วยงานที่รับคำขอ', 'Receiving department'], ['refDocumentType', 'refDepartment'])],
});
