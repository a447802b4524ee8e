/** What an officer is in the department, beside being somebody who signs in. */
import { entity, section } from '#language/entity.ts';
import { boolean, defineFields, lookup, ref } from '#language/field.ts';

const fields = defineFields({
  refUser: ref('user', ['เจ้าหน้าที่', 'Officer'], { required: true, fixed: true }),
  refJobPosition: ref('jobPosition', ['ตำแหน่ง', 'Position']),
  refOfficerLevel: lookup('OFFICER_LEVEL', ['ระดับ', 'Level']),
  isCommittee: boolean(['เป็นกรรมการ', 'Member of a committee'], { required: true, default: false }),
  isAuthorizer: boolean(['มีอำนาจลงนาม', 'May sign'], { required: true, default: false }),
});

declare module '#language/registry.ts' {
  interface Fields {
    userOfficer: typeof fields;
  }
}

export const userOfficer = entity('userOfficer', fields, {
  wire: 'security/user-officers',
  title: ['เจ้าหน้าที่', 'Officer'],
  readOnly: true,
  unique: [['refUser']],
  list: { columns: ['refUser.fullName', 'refJobPosition.nameTh', 'refOfficerLevel.value', 'isCommittee', 'isAuthorizer', 'isActive'], search: ['refUser', 'refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer', 'isActive'], sort: ['-createDate'] },
  form: [section(['เจ้าหน้าที่', 'Officer'], ['refUser', 'refJobPosition', 'refOfficerLevel', 'isCommittee', 'isAuthorizer'])],
});
