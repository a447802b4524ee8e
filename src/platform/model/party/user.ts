/**
 * A party that the system knows: a person who signs in, or a legal entity that only holds records. Passwords are stored
 * in a separate table that is no entity.
 */
import { entity, section, slot } from '#language/entity.ts';
import { choice, defineFields, file, lookup, parts, ref, text } from '#language/field.ts';
import { digitsUnderscoreDot, email, lettersDigitsUnderscoreDot } from '#language/sharedRules.ts';
import { partyName } from './partyName.ts';
import { dotsBetweenLetters, mayHaveAccount, needsUsername, userRules } from './userRules.ts';

const fields = defineFields({
  username: text(['ชื่อผู้ใช้', 'Username'], {
    max: 100,
    code: true,
    searched: true,
    rules: [lettersDigitsUnderscoreDot(), dotsBetweenLetters()],
  }),
  refTitle: lookup('TITLE', ['คำนำหน้า', 'Title']),
  fullName: partyName(['ชื่อ', 'Name'], { required: true, searched: true }),
  fullNameEn: partyName(['ชื่อ (อังกฤษ)', 'Name (English)'], { searched: true }),
  refPersonType: choice('personType', ['ประเภทบุคคล', 'Person type'], { required: true }),
  refStatus: choice('userStatus', ['สถานะ', 'Status'], { required: true, managed: true, default: 'usable' }),
  statusReason: text(['เหตุผลของสถานะ', 'Reason for the status'], { max: 300, managed: true }),
  refDocumentTypePerson: choice('documentTypePerson', ['เอกสารแสดงตน', 'Identity document'], { class: 'personal' }),
  idCard: text(['เลขประจำตัว', 'Identity number'], { max: 30, code: true, class: 'personal' }),
  idTax: text(['เลขประจำตัวผู้เสียภาษี', 'Tax number'], {
    max: 13,
    code: true,
    searched: true,
    rules: [digitsUnderscoreDot()],
  }),
  email: text(['อีเมล', 'E-mail'], { max: 200, class: 'personal', rules: [email()] }),
  phone: text(['โทรศัพท์', 'Telephone'], { max: 50, class: 'personal' }),
  refDepartment: ref('department', ['หน่วยงาน', 'Department']),
  refImage: file(['รูปประจำตัว', 'Picture'], {
    accept: ['image/png', 'image/jpeg'],
    maxBytes: 2 * 1024 * 1024,
    class: 'personal',
  }),
  roles: parts('userRole', ['บทบาท', 'Roles'], { max: 50 }),
});

const roleFields = defineFields({
  refRole: ref('role', ['บทบาท', 'Role'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    user: typeof fields;
    userRole: typeof roleFields;
  }
}

export const user = entity('user', fields, {
  wire: 'security/users',
  title: ['ผู้ใช้งาน', 'User'],
  card: { key: 'username', th: 'fullName', en: 'fullNameEn', namesLabel: ['ชื่อ', 'Name'] },
  pickerFilterFields: ['refPersonType'],
  isParty: true,
  unique: [['username']],
  indexes: [['refDepartment', '-createDate'], ['idTax'], ['idCard']],
  list: {
    columns: ['username', 'fullName', 'refPersonType.value', 'refDepartment.nameTh', 'refStatus.value', 'isActive'],
    search: [
      'username',
      'fullName',
      'idTax',
      'refPersonType',
      'refDepartment',
      'refStatus',
      'roles.refRole',
      'isActive',
    ],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['ข้อมูลบุคคล', 'Person'],
      ['refPersonType', 'refTitle', 'fullName', 'fullNameEn', 'refDocumentTypePerson', 'idCard', 'idTax', 'refImage'],
    ),
    section(['การติดต่อ', 'Contact'], ['email', 'phone']),
    section(['บัญชีผู้ใช้', 'Account'], ['username', 'refDepartment', 'refStatus', 'statusReason', slot('AccountNotice')]),
    section(['บทบาท', 'Roles'], [slot('UserRoles', ['roles'])]),
  ],
  behaviour: {
    username: { shownWhen: mayHaveAccount, requiredWhen: needsUsername },
    roles: { shownWhen: mayHaveAccount },
    statusReason: { shownWhen: ({ statusReason }) => statusReason !== null },
  },
  rules: userRules,
});

export const userRole = entity('userRole', roleFields, {
  wire: 'security/user-roles',
  title: ['บทบาทของผู้ใช้งาน', 'Role of a user'],
  partOf: { root: 'user', field: 'roles', rootField: 'refUser' },
  unique: [['$root', 'refRole']],
  list: { columns: ['refRole.name'], search: ['refRole'], sort: ['refRole.name'] },
  form: [section(['บทบาท', 'Role'], ['refRole'])],
});
