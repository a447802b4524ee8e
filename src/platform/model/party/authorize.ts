/**
 * Powers: who may give one for a company, and to whom it was given. An agent acts for the company within the document
 * types, the days and the roles of the power, and only by it.
 */
import { defineChoice } from '#language/choice.ts';
import { entity, rule, section, slot, type Rule } from '#language/entity.ts';
import { choice, codes, date, defineFields, file, parts, ref, text } from '#language/field.ts';
import { fieldProblem, message } from '#language/message.ts';
import { notBefore } from '#language/sharedRules.ts';
import { holderScope } from './holderScope.ts';
import { partyName } from './partyName.ts';

export const authorizeKind = defineChoice('authorizeKind', {
  group: 'AUTHORIZE_KIND',
  title: ['ประเภทการมอบอำนาจ', 'Authorisation type'],
  values: {
    authorizer: { key: '1', label: ['ผู้มอบอำนาจ', 'Authoriser'] },
    agent: { key: '2', label: ['ผู้รับมอบอำนาจ', 'Authorised agent'] },
  },
});

export const authorizeStatus = defineChoice('authorizeStatus', {
  group: 'AUTHORIZE_STATUS',
  title: ['สถานะการมอบอำนาจ', 'Authorisation status'],
  values: {
    inForce: { key: '1', label: ['มีผล', 'In force'] },
    suspended: { key: '2', label: ['ระงับชั่วคราว', 'Suspended'] },
    revoked: { key: '3', label: ['เพิกถอน', 'Revoked'] },
    waiting: { key: '4', label: ['รอผู้รับมอบอำนาจตอบรับ', 'Waiting for the agent'] },
    declined: { key: '5', label: ['ผู้รับมอบอำนาจไม่รับ', 'Declined by the agent'] },
    lapsed: { key: '6', label: ['ไม่ได้ตอบรับภายในกำหนด', 'Not accepted in time'] },
  },
});

export const authorizeChoices = [authorizeKind, authorizeStatus] as const;

const fields = defineFields({
  refHolder: ref('user', ['ผู้ประกอบการ', 'Operator'], { required: true, managed: true }),
  refKind: choice('authorizeKind', ['ประเภท', 'Kind'], { required: true, fixed: true }),
  refUser: ref('user', ['ผู้รับมอบอำนาจ', 'Agent'], { managed: true }),
  fullName: partyName(['ชื่อ', 'Name'], { required: true, searched: true }),
  idCard: text(['เลขประจำตัวประชาชน', 'ID card number'], { max: 13, code: true, class: 'personal' }),
  position: text(['ตำแหน่ง', 'Position'], { max: 200 }),
  refAuthorizer: ref('userAuthorize', ['มอบอำนาจโดย', 'Authorised by']),
  documentTypes: codes('documentType', ['ประเภทเอกสาร', 'Document types'], {
    help: ['ผู้มอบอำนาจที่ไม่ระบุ มอบได้ทุกประเภท', 'An authoriser with none selected can authorise others for all types'],
  }),
  startDate: date(['ตั้งแต่วันที่', 'From'], { required: true }),
  endDate: date(['ถึงวันที่', 'Until'], { rules: [notBefore('startDate')] }),
  refStatus: choice('authorizeStatus', ['สถานะ', 'Status'], { required: true, managed: true, default: 'inForce' }),
  statusReason: text(['เหตุผลของสถานะ', 'Reason for the status'], { max: 300, managed: true }),
  documentNo: text(['เลขที่หนังสือมอบอำนาจ', 'Power of attorney number'], { max: 100 }),
  documentDate: date(['ลงวันที่', 'Dated']),
  file: file(['หนังสือมอบอำนาจ', 'Power of attorney'], { accept: ['application/pdf', 'image/png', 'image/jpeg'] }),
  /** The end date of which both sides have been notified; a changed date is notified again. */
  endToldDate: date(['แจ้งก่อนสิ้นสุดแล้ว', 'Notified before the end'], { managed: true }),
  roles: parts('userAuthorizeRole', ['สิทธิที่ได้รับ', 'Roles'], { max: 20 }),
});

const roleFields = defineFields({
  refRole: ref('role', ['บทบาทของกิจการ', 'Role of the company'], { required: true }),
});

declare module '#language/registry.ts' {
  interface Fields {
    userAuthorize: typeof fields;
    userAuthorizeRole: typeof roleFields;
  }
  interface Choices {
    authorizeKind: typeof authorizeKind;
    authorizeStatus: typeof authorizeStatus;
  }
}

const isAgent = ({ refKind }: { readonly refKind?: unknown }): boolean => refKind === 'agent';

/** A power without document types or without an end cannot be what a company meant to give. */
const agentIsLimited: Rule<'userAuthorize'> = rule<'userAuthorize'>('agentIsLimited', {
  check: (record) => {
    if (!isAgent(record)) return undefined;
    const missing = {
      documentTypes: (record.documentTypes ?? []).length === 0,
      roles: (record.roles ?? []).length === 0,
    };
    return Object.entries(missing).flatMap(([path, isMissing]) =>
      isMissing ? [fieldProblem(path, message('required'))] : [],
    );
  },
});

export const userAuthorize = entity('userAuthorize', fields, {
  wire: 'transaction/user-authorizes',
  title: ['การมอบอำนาจ', 'Authorisation'],
  readOnly: true,
  card: { th: 'fullName' },
  scope: holderScope,
  indexes: [['refUser', 'refStatus']],
  list: {
    columns: [
      'fullName',
      'position',
      'documentTypes',
      'startDate',
      'endDate',
      'refStatus.value',
      'refAuthorizer.fullName',
      'isActive',
    ],
    search: ['fullName', 'refKind', 'refStatus', 'startDate', 'endDate'],
    sort: ['-createDate'],
  },
  form: [
    section(['บุคคล', 'Person'], [slot('PowerPerson', ['idCard', 'fullName', 'position']), 'refAuthorizer']),
    section(
      ['ขอบเขตอำนาจ', 'Scope'],
      [slot('PowerTypes', ['documentTypes']), 'startDate', 'endDate', slot('PowerDays'), 'refStatus', 'statusReason'],
    ),
    section(['หนังสือมอบอำนาจ', 'Power of attorney'], ['documentNo', 'documentDate', 'file']),
    section(['สิทธิที่ได้รับ', 'Roles'], [slot('PowerRoles', ['roles'])]),
  ],
  behaviour: {
    refAuthorizer: {
      shownWhen: isAgent,
      requiredWhen: isAgent,
      offers: () => [{ name: 'refKind.code', operator: '=', value: 'authorizer' }],
    },
    roles: { shownWhen: isAgent },
    idCard: { requiredWhen: isAgent },
    endDate: { requiredWhen: isAgent },
    documentNo: { requiredWhen: isAgent },
    documentDate: { requiredWhen: isAgent },
    file: { requiredWhen: isAgent },
    statusReason: { shownWhen: ({ statusReason }) => statusReason !== null },
  },
  rules: [agentIsLimited],
});

export const userAuthorizeRole = entity('userAuthorizeRole', roleFields, {
  wire: 'transaction/user-authorize-roles',
  title: ['สิทธิตามการมอบอำนาจ', 'Role of an authorisation'],
  partOf: { root: 'userAuthorize', field: 'roles', rootField: 'refUserAuthorize' },
  unique: [['$root', 'refRole']],
  list: { columns: ['refRole.name'], search: ['refRole'], sort: ['refRole.name'] },
  form: [section(['บทบาท', 'Role'], ['refRole'])],
});
