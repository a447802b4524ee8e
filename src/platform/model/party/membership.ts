/** Membership of a person in a holder: its kind, its dates, and the holder's own roles. */
import { entity, section, table } from '#language/entity.ts';
import { choice, date, defineFields, parts, ref, text } from '#language/field.ts';
import { notBefore } from '#language/sharedRules.ts';
import { holderScope } from './holderScope.ts';

const membershipFields = defineFields({
  refUser: ref('user', ['บุคคล', 'Person'], { required: true, fixed: true }),
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, fixed: true }),
  refKind: choice('membershipKind', ['ฐานะ', 'Capacity'], { required: true }),
  position: text(['ตำแหน่ง', 'Position'], { max: 200 }),
  startDate: date(['ตั้งแต่วันที่', 'From']),
  endDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('startDate')] }),
  roles: parts('membershipRole', ['สิทธิที่ได้รับ', 'Roles'], { max: 20 }),
});

/** Roles that a person has while they act for this holder, and for no other. */
const membershipRoleFields = defineFields({
  refRole: ref('role', ['บทบาทของกิจการ', 'Role of the company'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    membership: typeof membershipFields;
    membershipRole: typeof membershipRoleFields;
  }
}

export const membership = entity('membership', membershipFields, {
  wire: 'security/memberships',
  title: ['ฐานะในกิจการ', 'Membership'],
  scope: holderScope,
  unique: [['refUser', 'refHolder']],
  list: {
    columns: [
      'refUser.fullName',
      'position',
      'refHolder.fullName',
      'refKind.value',
      'startDate',
      'endDate',
      'isActive',
    ],
    search: ['refUser', 'refHolder', 'refKind', 'isActive'],
    sort: ['-createDate'],
  },
  form: [
    section(['ฐานะในกิจการ', 'Membership'], ['refUser', 'refHolder', 'refKind', 'position', 'startDate', 'endDate']),
    table('roles'),
  ],
});

export const membershipRole = entity('membershipRole', membershipRoleFields, {
  wire: 'security/membership-roles',
  title: ['สิทธิในกิจการ', 'Role within a company'],
  partOf: { root: 'membership', field: 'roles', rootField: 'refMembership' },
  unique: [['$root', 'refRole']],
  list: { columns: ['refRole.name'], search: ['refRole'], sort: ['refRole.name'] },
  form: [section(['บทบาท', 'Role'], ['refRole'])],
});
