/** The post of an officer in the department, in addition to the account. */
import { entity, rule, section, type Rule } from '#language/entity.ts';
import { boolean, defineFields, lookup, ref } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import './messages.ts';

const fields = defineFields({
  refUser: ref('user', ['เจ้าหน้าที่', 'Officer'], { required: true, fixed: true, cascade: true }),
  /** The same as in the account, stored here too: it limits people to the officers of their departments. */
  refDepartment: ref('department', ['หน่วยงาน', 'Department'], { managed: true }),
  refJobPosition: ref('jobPosition', ['ตำแหน่ง', 'Position']),
  refOfficerLevel: lookup('OFFICER_LEVEL', ['ระดับ', 'Level']),
  isCommittee: boolean(['เป็นกรรมการ', 'Member of a committee'], {
    required: true,
    default: false,
    help: ['เป็นกรรมการหรืออนุกรรมการที่พิจารณาคำขอ', 'Member of a committee that considers requests'],
  }),
  isAuthorizer: boolean(['มีอำนาจลงนาม', 'May sign'], {
    required: true,
    default: false,
    help: [
      'ลงนามเอกสารประเภทใดได้ เป็นไปตาม “ตำแหน่งผู้ลงนาม” ของตำแหน่งนี้',
      'The signing positions of this position determine which documents they can sign',
    ],
  }),
});

declare module '#language/registry.ts' {
  interface Fields {
    userOfficer: typeof fields;
  }
}

/** What a person may sign depends on their position. */
const signsAsSomething: Rule<'userOfficer'> = rule<'userOfficer'>('signsAsSomething', {
  check: ({ isAuthorizer, refJobPosition }) =>
    isAuthorizer === true && (refJobPosition ?? null) === null
      ? fieldProblem('refJobPosition', message('signatoryPositionMissing'))
      : undefined,
});

export const userOfficer = entity('userOfficer', fields, {
  wire: 'security/user-officers',
  title: ['เจ้าหน้าที่', 'Officer'],
  readOnly: true,
  scope: { department: 'refDepartment' },
  unique: [['refUser']],
  indexes: [['refDepartment', '-createDate']],
  list: {
    columns: [
      'refUser.username',
      'refUser.fullName',
      'refDepartment.nameTh',
      'refJobPosition.nameTh',
      'refOfficerLevel.value',
      'isCommittee',
      'isAuthorizer',
      'isActive',
    ],
    search: [
      'refUser',
      'refDepartment',
      'refJobPosition',
      'refOfficerLevel',
      'isCommittee',
      'isAuthorizer',
      'isActive',
    ],
    sort: ['-createDate'],
  },
  form: [
    section(
      ['เจ้าหน้าที่', 'Officer'],
      ['refUser', 'refDepartment', 'refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer'],
    ),
  ],
  rules: [signsAsSomething],
});
