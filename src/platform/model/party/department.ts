/** A unit of the department: central, checkpoint, province, laboratory, or a customs house it works with. */
import { entity, panel, section } from '#language/entity.ts';
import { boolean, choice, defineFields, inverse, ref, text } from '#language/field.ts';
import { email } from '#language/sharedRules.ts';

const fields = defineFields({
  code: text(['รหัสหน่วยงาน', 'Code'], { required: true, max: 30, code: true, searched: true }),
  nameTh: text(['ชื่อหน่วยงาน (ไทย)', 'Name (Thai)'], { required: true, max: 200, searched: true }),
  nameEn: text(['ชื่อหน่วยงาน (อังกฤษ)', 'Name (English)'], { max: 200, searched: true }),
  refDepartmentType: choice('departmentType', ['ประเภทหน่วยงาน', 'Type'], { required: true }),
  refParent: ref('department', ['หน่วยงานต้นสังกัด', 'Parent department']),
  isRegister: boolean(['เปิดให้เจ้าหน้าที่ลงทะเบียน', 'Open for officer registration'], { required: true, default: false }),
  isDocument: boolean(['ออกเอกสาร', 'Issues documents'], { required: true, default: false }),
  isImport: boolean(['ดูแลการนำเข้า', 'Handles import'], { required: true, default: false }),
  isExport: boolean(['ดูแลการส่งออก', 'Handles export'], { required: true, default: false }),
  phone: text(['โทรศัพท์', 'Telephone'], { max: 50 }),
  email: text(['อีเมล', 'E-mail'], { max: 200, rules: [email()] }),
  refAddress: ref('address', ['ที่อยู่', 'Address']),
  children: inverse('department', 'refParent', ['หน่วยงานในสังกัด', 'Sub-units']),
});

declare module '#language/registry.ts' {
  interface Fields {
    department: typeof fields;
  }
}

/**
 * Returns the code of a provincial office: the key of its type of department, and the code of the province in three
 * digits.
 */
export function provincialOfficeCode(province: string): string {
  return `3${province.padStart(3, '0')}`;
}

export const department = entity('department', fields, {
  wire: 'master/departments',
  title: ['หน่วยงาน', 'Department'],
  card: { key: 'code', th: 'nameTh', en: 'nameEn' },
  small: true,
  isImported: true,
  tree: 'refParent',
  unique: [['code']],
  list: {
    columns: [
      'code',
      'nameTh',
      'nameEn',
      'refDepartmentType.value',
      'refParent.nameTh',
      'isRegister',
      'isDocument',
      'isImport',
      'isExport',
      'isActive',
    ],
    search: [
      'code',
      'nameTh',
      'nameEn',
      'refDepartmentType',
      'refParent',
      'isRegister',
      'isDocument',
      'isImport',
      'isExport',
      'isActive',
    ],
    sort: ['code'],
  },
  form: [
    section(['ข้อมูลหน่วยงาน', 'Department'], ['code', 'nameTh', 'nameEn', 'refDepartmentType', 'refParent']),
    section(['หน้าที่', 'Duties'], ['isRegister', 'isDocument', 'isImport', 'isExport']),
    section(['การติดต่อ', 'Contact'], ['phone', 'email', 'refAddress']),
    panel(['หน่วยงานในสังกัด', 'Sub-units'], 'children'),
  ],
});
