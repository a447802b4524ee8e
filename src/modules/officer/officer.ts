/**
 * An officer as people fill in and read it: the person with their account, and their post in the department, on one
 * page. Stored in two records, `user` and `userOfficer`; the calls of officers split and merge them.
 */
import { section, slot, type AnyEntity } from '#language/entity.ts';
import type { FieldSet } from '#language/field.ts';
import { user } from '#platform/model/party/user.ts';
import { userOfficer } from './userOfficer.ts';

/** Fields of the account. */
export const accountFieldNames = [
  'username',
  'refTitle',
  'fullName',
  'fullNameEn',
  'refDocumentTypePerson',
  'idCard',
  'email',
  'phone',
  'refImage',
  'refDepartment',
  'refStatus',
  'statusReason',
  'roles',
] as const;
/** Fields of the post. */
export const postFieldNames = ['refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer'] as const;
/** Without these nobody could sign in, there would be no department, and the first password could not be sent. */
export const requiredNames = ['username', 'refDepartment', 'email'] as const;

const fields: FieldSet = {
  ...pick(user.fields, accountFieldNames),
  ...pick(userOfficer.fields, postFieldNames),
};

const needed: FieldSet = Object.fromEntries(
  Object.entries(pick(fields, requiredNames)).map(([name, field]) => [
    name,
    field.kind === 'inverse' ? field : { ...field, required: true },
  ]),
);

/** Not in the catalogue: it has no table of its own. */
export const officer: AnyEntity = {
  ...userOfficer,
  wire: 'security/users/customs',
  fields: { ...fields, ...needed },
  card: { key: 'username', th: 'fullName', en: 'fullNameEn', namesLabel: ['ชื่อ', 'Name'] },
  readOnly: false,
  scope: {},
  unique: [],
  indexes: [],
  list: {
    columns: [
      'username',
      'fullName',
      'refDepartment.nameTh',
      'refJobPosition.nameTh',
      'refStatus.value',
      'isAuthorizer',
      'isCommittee',
      'refOfficerLevel.value',
      'isActive',
    ],
    search: [
      'username',
      'fullName',
      'refDepartment',
      'refJobPosition',
      'refOfficerLevel',
      'roles.refRole',
      'isCommittee',
      'isAuthorizer',
      'refStatus',
      'isActive',
    ],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['ข้อมูลบุคคล', 'Person'],
      ['refTitle', 'fullName', 'fullNameEn', 'refDocumentTypePerson', 'idCard', 'refImage'],
    ),
    section(['การติดต่อ', 'Contact'], ['email', 'phone']),
    section(
      ['หน่วยงานและตำแหน่ง', 'Department and position'],
      ['refDepartment', 'refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer', slot('OfficerLinks')],
    ),
    section(['บัญชีผู้ใช้', 'Account'], ['username', 'refStatus', 'statusReason', slot('OfficerAccount')]),
    section(['บทบาท', 'Roles'], [slot('OfficerRoles', ['roles'])]),
  ],
  behaviour: { statusReason: user.behaviour['statusReason'] ?? {} },
  rules: [...user.rules, ...userOfficer.rules],
};

function pick(from: FieldSet, names: readonly string[]): FieldSet {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}
