/**
 * An invitation of a company to work for it, or to be its agent. It contains what the owner typed and nothing that the
 * system knows of the person: the company does not learn whether there is such a person before they have accepted.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, rule, section, table } from '#language/entity.ts';
import { choice, date, defineFields, instant, lookup, parts, ref, text } from '#language/field.ts';
import { email, notBefore } from '#language/sharedRules.ts';
import { partyName } from '#platform/model/party/partyName.ts';
import { findIdentityProblem } from '#platform/model/party/userRules.ts';

/** After so many days without an answer an invitation lapses: as long as a registration waits for the company. */
export const INVITATION_DAYS = 30;

export const invitationStatus = defineChoice('invitationStatus', {
  group: 'INVITATION_STATUS',
  title: ['สถานะคำเชิญ', 'Invitation status'],
  values: {
    waiting: { key: '1', label: ['เชิญแล้ว รอตอบรับ', 'Waiting for a reply'] },
    accepted: { key: '2', label: ['ตอบรับแล้ว', 'Accepted'] },
    declined: { key: '3', label: ['ไม่ตอบรับ', 'Declined'] },
    withdrawn: { key: '4', label: ['ถอนคำเชิญแล้ว', 'Withdrawn'] },
    lapsed: { key: '5', label: ['พ้นกำหนดตอบรับ', 'Lapsed'] },
  },
});

const fields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, managed: true }),
  refKind: choice('membershipKind', ['เชิญเป็น', 'Invited as'], { required: true, managed: true }),
  refDocumentTypePerson: choice('documentTypePerson', ['เอกสารแสดงตน', 'Identity document'], {
    required: true,
    managed: true,
    class: 'personal',
  }),
  idCard: text(['เลขประจำตัว', 'Identity number'], {
    required: true,
    max: 30,
    code: true,
    managed: true,
    class: 'personal',
  }),
  refTitle: lookup('TITLE', ['คำนำหน้า', 'Title']),
  fullName: partyName(['ชื่อ', 'Name'], { required: true, searched: true }),
  fullNameEn: partyName(['ชื่อ (อังกฤษ)', 'Name (English)'], { searched: true }),
  email: text(['อีเมล', 'E-mail'], { max: 200, class: 'personal', rules: [email()] }),
  phone: text(['โทรศัพท์', 'Telephone'], { max: 50, class: 'personal' }),
  position: text(['ตำแหน่ง', 'Position'], { max: 200 }),
  startDate: date(['ตั้งแต่วันที่', 'From']),
  endDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('startDate')] }),
  roles: parts('invitationRole', ['สิทธิที่จะได้รับ', 'Roles'], { max: 20 }),
  /** The power that is in force once an agent has accepted. */
  refAuthorize: ref('userAuthorize', ['การมอบอำนาจ', 'Authorisation'], { managed: true }),
  refStatus: choice('invitationStatus', ['สถานะ', 'Status'], { required: true, managed: true, default: 'waiting' }),
  lapseDate: date(['ตอบรับได้ถึง', 'Reply by'], { required: true, managed: true }),
  closedDate: instant(['สิ้นสุดเมื่อ', 'Closed on'], { managed: true }),
  // Hash of the key in the mail to the address that was typed; the key itself is not stored.
  keyHash: text(['ค่าแฮชของรหัส', 'Hash of the key'], { max: 64, code: true, class: 'secret', managed: true }),
});

const roleFields = defineFields({
  refRole: ref('role', ['บทบาทของกิจการ', 'Role of the company'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    invitation: typeof fields;
    invitationRole: typeof roleFields;
  }
  interface Choices {
    invitationStatus: typeof invitationStatus;
  }
}

export const invitation = entity('invitation', fields, {
  wire: 'security/invitations',
  title: ['คำเชิญ', 'Invitation'],
  readOnly: true,
  card: { th: 'fullName', en: 'fullNameEn', namesLabel: ['ชื่อ', 'Name'] },
  scope: { holder: 'refHolder' },
  unique: [['keyHash']],
  indexes: [
    ['refHolder', '-createDate'],
    ['idCard', 'refStatus'],
  ],
  list: {
    columns: ['fullName', 'refKind.value', 'position', 'createDate', 'lapseDate', 'refStatus.value'],
    search: ['fullName', 'refKind', 'refStatus', 'createDate'],
    sort: ['-createDate'],
  },
  form: [
    section(['คำเชิญ', 'Invitation'], ['refKind', 'refStatus', 'lapseDate', 'closedDate']),
    section(
      ['ตามที่ท่านกรอกไว้', 'As you entered it'],
      ['refDocumentTypePerson', 'idCard', 'refTitle', 'fullName', 'fullNameEn', 'email', 'phone'],
    ),
    section(['การทำงาน', 'Employment'], ['position', 'startDate', 'endDate']),
    table('roles'),
  ],
  rules: [rule<'invitation'>('identityFits', { check: findIdentityProblem })],
});

export const invitationRole = entity('invitationRole', roleFields, {
  wire: 'security/invitation-roles',
  title: ['สิทธิตามคำเชิญ', 'Role offered'],
  partOf: { root: 'invitation', field: 'roles', rootField: 'refInvitation' },
  unique: [['$root', 'refRole']],
  list: { columns: ['refRole.name'], search: ['refRole'], sort: ['refRole.name'] },
  form: [section(['บทบาท', 'Role'], ['refRole'])],
});
