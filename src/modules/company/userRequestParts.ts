/** The lines of a registration: directors, objectives, kinds of operator, and the roles of an officer. */
import { entity, section } from '#language/entity.ts';
import { boolean, defineFields, lookup, ref, text } from '#language/field.ts';
import { partyName } from '#platform/model/party/partyName.ts';
import { lineFields } from '#platform/model/request/document.ts';

const committeeFields = defineFields({
  ...lineFields,
  refTitle: lookup('TITLE', ['คำนำหน้า', 'Title']),
  fullName: partyName(['ชื่อ', 'Name'], { required: true, searched: true }),
  fullNameEn: partyName(['ชื่อ (อังกฤษ)', 'Name (English)']),
  idCard: text(['เลขประจำตัวประชาชน', 'ID card number'], { max: 30, code: true, class: 'personal' }),
  position: text(['ตำแหน่ง', 'Position'], { max: 200 }),
  isAuthorizer: boolean(['มีอำนาจลงนาม', 'May sign for the company'], { required: true, default: false }),
});

const objectiveFields = defineFields({
  ...lineFields,
  code: text(['รหัส', 'Code'], { max: 30, code: true }),
  description: text(['วัตถุประสงค์', 'Objective'], { required: true, max: 2000, multiline: true, searched: true }),
});

const operatorTypeFields = defineFields({
  ...lineFields,
  refOperatorType: lookup('OPERATOR_TYPE', ['ประเภทผู้ประกอบการ', 'Operator type'], { required: true }),
});

const roleFields = defineFields({
  ...lineFields,
  refRole: ref('role', ['บทบาท', 'Role'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    userCommittee: typeof committeeFields;
    userObjective: typeof objectiveFields;
    userOperatorType: typeof operatorTypeFields;
    userRequestRole: typeof roleFields;
  }
}

const partOf = (field: string) => ({ root: 'userRequest', field, rootField: 'refUserRequest' }) as const;

export const userCommittee = entity('userCommittee', committeeFields, {
  wire: 'transaction/user-committees',
  title: ['กรรมการ', 'Director'],
  partOf: partOf('committees'),
  list: {
    columns: ['refTitle.value', 'fullName', 'fullNameEn', 'position', 'isAuthorizer'],
    search: ['fullName', 'isAuthorizer'],
    sort: ['fullName'],
  },
  form: [
    section(['กรรมการ', 'Director'], ['refTitle', 'fullName', 'fullNameEn', 'idCard', 'position', 'isAuthorizer']),
  ],
});

export const userObjective = entity('userObjective', objectiveFields, {
  wire: 'transaction/user-objectives',
  title: ['วัตถุประสงค์', 'Objective'],
  partOf: partOf('objectives'),
  list: { columns: ['code', 'description'], search: ['description'], sort: ['code'] },
  form: [section(['วัตถุประสงค์', 'Objective'], ['code', 'description'])],
});

export const userOperatorType = entity('userOperatorType', operatorTypeFields, {
  wire: 'transaction/user-operator-types',
  title: ['ประเภทผู้ประกอบการ', 'Operator type'],
  partOf: partOf('operatorTypes'),
  unique: [['$root', 'refOperatorType']],
  list: { columns: ['refOperatorType.value'], search: ['refOperatorType'], sort: ['refOperatorType.key'] },
  form: [section(['ประเภทผู้ประกอบการ', 'Operator type'], ['refOperatorType'])],
});

export const userRequestRole = entity('userRequestRole', roleFields, {
  wire: 'transaction/user-request-roles',
  title: ['บทบาทที่ให้', 'Role given'],
  partOf: partOf('roles'),
  unique: [['$root', 'refRole']],
  list: { columns: ['refRole.name'], search: ['refRole'], sort: ['refRole.name'] },
  form: [section(['บทบาท', 'Role'], ['refRole'])],
});
