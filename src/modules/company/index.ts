/** Companies and their people: their registered facts, their members, and the rights of these. */
import { codesOf } from '#language/choice.ts';
import type { Label } from '#language/label.ts';
import { defineModule, readRights, menuSideUnder, type MenuDeclaration } from '#language/module.ts';
import type { RecordValues } from '#language/record.ts';
import { declareRequest, type ChecklistItem } from '#language/requestDeclaration.ts';
import { landingScreen, pageScreen, resourceScreen, type ScreenDeclaration } from '#language/screen.ts';
import { subjectFromNames, numberedByYear } from '#platform/model/request/numbering.ts';
import { stepCalls } from '#platform/model/request/requestModule.ts';
import { userRequestChecklist } from './choices.ts';
import { invitation, invitationRole, invitationStatus } from './invitation.ts';
import { companyMessages } from './messages.ts';
import { userBank } from './userBank.ts';
import { userRequest, userRequestAttachment } from './userRequest.ts';
import { userRequestFlow } from './userRequestFlow.ts';
import { userCommittee, userObjective, userOperatorType, userRequestRole } from './userRequestParts.ts';
import { isFromRegistry, isHolder, isLegalEntity, isOfficer } from './userRequestRules.ts';

export { companyFactsOf, isActiveCompany, type CompanyFacts } from './juristicProfile.ts';
export { LAPSE_DAYS } from './lapse.ts';

const NAME = 'company';
const API = '/api/v1';
const userRequests = `${API}/transaction/user-requests`;

/** The calls that move a registration: its own and those of every request. */
const STEPS = [
  'request',
  'wait-receive-customs',
  're-edit',
  'not-receive-customs',
  'wait-approve-center',
  'not-receive-center',
  'wait-doc-customs',
  'approve',
  'not-approve',
  'cancel',
  'approve-officer',
  'not-approve-officer',
  'check',
  'accept',
  'refuse',
] as const;

/** Calls of the records that an owner manages at their own address. */
const recordCallsBelow = (base: string): readonly string[] => [
  `PUT ${base}`,
  ...['_search', '_export', '{id}/_rev', '{id}/_changes', '_delete', '_delete_all', '_active', '_active_all'].map(
    (call) => `POST ${base}/${call}`,
  ),
];

const caseCalls = [
  ...stepCalls,
  ...STEPS.flatMap((step) =>
    step === 'request'
      ? [`PUT ${userRequests}/request`]
      : [`PUT ${userRequests}/${step}`, `PUT ${userRequests}/request/${step}`],
  ),
  `PUT ${userRequests}/re-status`,
  `PUT ${userRequests}/request/re-status`,
];

const viewRights = ['canView', 'canSelect'] as const;
const editRights = [...viewRights, 'canEdit'] as const;
/** Never granted to others: only the owner manages the company. */
const ownerOnly = { ownerOnly: true };
const readerRoles = { ADMIN: readRights, AUDITOR: readRights };

const menu = (
  key: string,
  label: Label,
  rest: Pick<MenuDeclaration, 'roles' | 'entities'> & Partial<MenuDeclaration>,
): MenuDeclaration => ({ key: `${NAME}.${key}`, label, url: `/app/${NAME}/${key}/**`, ...rest });

const documents = ['userRequest', 'request', 'dossier'];

const menus: readonly MenuDeclaration[] = [
  menu('mgt', ['ข้อมูลผู้ประกอบการ', 'Company'], {
    icon: 'BankOutlined',
    entities: [...documents, 'userBank', 'userCa', 'userAuthorize', 'invitation'],
    cards: ['role', 'lookup'],
    calls: [
      ...caseCalls,
      // Only for reading: membership is written by its own call.
      `POST ${API}/security/memberships/_search`,
      `POST ${API}/security/memberships/_export`,
      `POST ${API}/security/memberships/{id}/_rev`,
      `POST ${API}/security/memberships/{id}/_changes`,
      ...recordCallsBelow(`${API}/security/users/employee`),
      `PUT ${API}/transaction/user-authorizes/authorize`,
      `PUT ${API}/transaction/user-authorizes/status`,
      `PUT ${API}/security/invitations/withdraw`,
      `PUT ${API}/transaction/user-committees/committee`,
      `GET ${API}/transaction/user-requests/waiting`,
      `POST ${API}/security/users/has-username`,
      `POST ${API}/security/users/has-id-card`,
      `POST ${API}/security/users/check-id-tax`,
      `POST ${API}/security/users/check-id-card`,
      `POST ${API}/security/roles/company/_search`,
    ],
    attributes: ownerOnly,
    roles: {
      ...readerRoles,
      OPERATOR_OWNER: [...editRights, 'canCreate', 'canArchive', 'canActive', 'canDelete'],
      APPLICANT: viewRights,
      OFFICER_CUSTOMS: viewRights,
      OFFICER_CENTER: viewRights,
      OFFICER_HEAD: viewRights,
      SIGNATORY: viewRights,
    },
  }),
  menu('requests', ['คำขอลงทะเบียนและเปลี่ยนแปลงข้อมูล', 'Registration requests'], {
    icon: 'FileTextOutlined',
    entities: documents,
    calls: [...caseCalls, `POST ${API}/security/users/check-id-tax`, `POST ${API}/security/users/check-id-card`],
    attributes: ownerOnly,
    roles: { ...readerRoles, OPERATOR_OWNER: [...editRights, 'canCreate', 'canDelete'], APPLICANT: editRights },
  }),
  menu('employee-requests', ['พนักงานที่ขอเข้าร่วม', 'Requests to join'], {
    icon: 'SolutionOutlined',
    entities: documents,
    calls: caseCalls,
    attributes: ownerOnly,
    roles: { ...readerRoles, OPERATOR_OWNER: editRights },
  }),
  menu('role-mgt', ['สิทธิของพนักงานและผู้รับมอบอำนาจ', 'Company roles'], {
    icon: 'SafetyCertificateOutlined',
    entities: [],
    cards: ['role', 'menu'],
    calls: [
      ...recordCallsBelow(`${API}/security/roles/company`),
      `GET ${API}/security/roles/company/menus`,
      // The search for people who have a role.
      `POST ${API}/security/users/employee/_search`,
      `POST ${API}/transaction/user-authorizes/_search`,
    ],
    attributes: ownerOnly,
    roles: { OPERATOR_OWNER: [...editRights, 'canCreate', 'canArchive', 'canActive'] },
  }),
  menu('register', ['ทะเบียนผู้ประกอบการ', 'Register of operators'], {
    icon: 'AuditOutlined',
    entities: documents,
    calls: stepCalls,
    roles: {
      ...readerRoles,
      OFFICER_CENTER: viewRights,
      OFFICER_HEAD: viewRights,
      SIGNATORY: [...viewRights, 'canArchive', 'canActive'],
    },
  }),
  menu('request-receives', ['รับคำขอลงทะเบียน', 'Registrations to review'], {
    icon: 'InboxOutlined',
    entities: documents,
    calls: caseCalls,
    roles: { ...readerRoles, OFFICER_CUSTOMS: [...editRights, 'canActive'] },
  }),
  menu('request-approves', ['อนุมัติการลงทะเบียน', 'Registrations to approve'], {
    icon: 'FileDoneOutlined',
    entities: documents,
    calls: caseCalls,
    attributes: { forApprove: true },
    roles: { ...readerRoles, OFFICER_CENTER: editRights, OFFICER_HEAD: [...editRights, 'canActive'] },
  }),
];

const status = 'refRequest.refStatus.code';
const type = 'refDocumentType.code';
const ofHolder = { name: 'refHolder.id', operator: '=', value: '{companyId}' } as const;
const TAB = `/app/${NAME}/mgt/tab/{companyId}/{personType}`;
const inCompanyFrame = { frame: 'CompanyFrame' } as const;

/** Sub-page 1 of a tab shows the facts in force, 2 those that are requested or have ended. */
const tabs: readonly ScreenDeclaration[] = [
  resourceScreen(`${TAB}/1/1`, 'userRequest', {
    ...inCompanyFrame,
    listFilter: [ofHolder, { name: type, operator: '=', value: 'holderRegistration' }],
    components: { list: 'HolderInForce' },
    party: 'operator',
  }),
  pageScreen(`${TAB}/1/2`, ['ข้อมูลที่ขอเปลี่ยนแปลง', 'Requested changes'], {
    ...inCompanyFrame,
    component: 'HolderRequested',
  }),
  resourceScreen(`${TAB}/2/1`, 'userBank', {
    ...inCompanyFrame,
    listFilter: [ofHolder, { name: 'isActive', operator: '=', value: true }],
    components: { list: 'BankList', create: 'BankForm', edit: 'BankForm', view: 'BankForm' },
  }),
  resourceScreen(`${TAB}/2/2`, 'userBank', {
    ...inCompanyFrame,
    pages: ['list', 'view'],
    components: { list: 'BankList', view: 'BankForm' },
    listFilter: [ofHolder, { name: 'isActive', operator: '=', value: false }],
  }),
  ...['1', '2'].map((sub) =>
    resourceScreen(`${TAB}/3/${sub}`, 'userCommittee', {
      ...inCompanyFrame,
      components: { list: 'DirectorList', create: 'DirectorForm', edit: 'DirectorForm', view: 'DirectorForm' },
    }),
  ),
  resourceScreen(`${TAB}/4/1`, 'membership', {
    ...inCompanyFrame,
    listFilter: [ofHolder, { name: 'isActive', operator: '=', value: true }],
    components: { list: 'EmployeeList', create: 'EmployeeForm', edit: 'EmployeeForm', view: 'EmployeeForm' },
  }),
  resourceScreen(`${TAB}/4/2`, 'userRequest', {
    ...inCompanyFrame,
    listFilter: [ofHolder, { name: type, operator: '=', value: 'employeeRegistration' }],
    components: { list: 'EmployeeRequests', create: 'EmployeeForm' },
    party: 'owner',
  }),
  resourceScreen(`${TAB}/4/3`, 'invitation', {
    ...inCompanyFrame,
    pages: ['list', 'create', 'view'],
    listFilter: [ofHolder, { name: 'refKind.code', operator: '=', value: 'employee' }],
    components: { list: 'InvitationList', create: 'EmployeeForm', view: 'InvitationView' },
  }),
  ...(['5', '6'] as const).flatMap((tab) =>
    (['1', '2'] as const).map((sub) =>
      resourceScreen(`${TAB}/${tab}/${sub}`, 'userAuthorize', {
        ...inCompanyFrame,
        listFilter: [
          ofHolder,
          { name: 'refKind.code', operator: '=', value: tab === '5' ? 'authorizer' : 'agent' },
          { name: 'refStatus.code', operator: 'in', value: ['inForce', 'waiting'], isNot: sub === '2' },
        ],
        components: { list: 'AuthorizeList', create: 'AuthorizeForm', edit: 'AuthorizeForm', view: 'AuthorizeForm' },
      }),
    ),
  ),
  pageScreen(`${TAB}/7`, ['ตั้งค่าลายมือชื่ออิเล็กทรอนิกส์', 'Electronic signature'], {
    ...inCompanyFrame,
    component: 'CertificatePage',
  }),
];

const screens: readonly ScreenDeclaration[] = [
  pageScreen('/invitation', ['คำเชิญ', 'Invitation'], { component: 'InvitationByMail', access: 'public' }),
  landingScreen(`/app/${NAME}`, ['ผู้ประกอบการ', 'Operators']),
  pageScreen(`/app/${NAME}/mgt`, ['ข้อมูลผู้ประกอบการ', 'Operators'], { component: 'CompanyHome' }),
  resourceScreen(`/app/${NAME}/requests`, 'userRequest', { party: 'operator' }),
  resourceScreen(`/app/${NAME}/employee-requests`, 'userRequest', {
    pages: ['list', 'view'],
    components: { list: 'EmployeeRequests' },
    party: 'owner',
    listFilter: [{ name: type, operator: '=', value: 'employeeRegistration' }],
  }),
  resourceScreen(`/app/${NAME}/register`, 'userRequest', {
    pages: ['list', 'view'],
    listFilter: [
      { name: 'isCurrent', operator: '=', value: true },
      { name: type, operator: '=', value: 'holderRegistration' },
    ],
  }),
  resourceScreen(`/app/${NAME}/request-receives`, 'userRequest', {
    pages: ['list', 'view'],
    party: 'receiver',
    listFilter: [
      { name: status, operator: '=', value: 'draft', isNot: true },
      { name: type, operator: '=', value: 'holderRegistration' },
    ],
  }),
  resourceScreen(`/app/${NAME}/request-approves`, 'userRequest', {
    pages: ['list', 'view'],
    party: 'approver',
    listFilter: [
      { name: status, operator: '=', value: 'draft', isNot: true },
      { name: type, operator: '=', value: 'holderRegistration' },
    ],
  }),
  resourceScreen(`/app/${NAME}/role-mgt`, 'role', {
    pages: ['list', 'create', 'edit', 'view'],
    components: { list: 'CompanyRoles', create: 'CompanyRoleForm', edit: 'CompanyRoleForm', view: 'CompanyRoleForm' },
  }),
  ...tabs,
];

const neededWhen: Partial<
  Record<keyof typeof userRequestChecklist.values, ChecklistItem<RecordValues<'userRequest'>>['neededWhen']>
> = { companyCertificate: isLegalEntity, idCard: isHolder, officerCard: isOfficer };

const registration = declareRequest(userRequest, {
  module: NAME,
  documentTypes: ['holderRegistration', 'employeeRegistration', 'officerRegistration'],
  title: ['การลงทะเบียน', 'Registrations'],
  workflow: userRequestFlow,
  menus: {
    operator: `${NAME}.requests`,
    receiver: `${NAME}.request-receives`,
    approver: `${NAME}.request-approves`,
    owner: `${NAME}.employee-requests`,
    administrator: 'officer.officer-approves',
  },
  partiesFor: {
    holderRegistration: ['operator', 'receiver', 'approver'],
    employeeRegistration: ['operator', 'owner'],
    officerRegistration: ['operator', 'administrator'],
  },
  registerMenu: `${NAME}.register`,
  suspendableTypes: ['holderRegistration'],
  renewal: 'never',
  validity: null,
  approveCode: numberedByYear('RG'),
  subject: subjectFromNames('fullName', 'fullNameEn'),
  attachments: 'attachments',
  checklist: codesOf(userRequestChecklist).map((code) => ({
    code,
    label: userRequestChecklist.values[code].label,
    requiredFor: neededWhen[code] === undefined ? [] : ['new'],
    ...(neededWhen[code] === undefined ? {} : { neededWhen: neededWhen[code] }),
    ...(code === 'companyCertificate' ? { optionalWhen: isFromRegistry } : {}),
  })),
  cancelFields: ['reason', 'attachments'],
});

const HEADING = NAME;

export const company = defineModule({
  name: NAME,
  dependsOn: [],
  choices: [userRequestChecklist, invitationStatus],
  messages: companyMessages,
  entities: [
    userRequest,
    userRequestAttachment,
    userCommittee,
    userObjective,
    userOperatorType,
    userRequestRole,
    userBank,
    invitation,
    invitationRole,
  ],
  menus,
  menuSides: [
    { key: HEADING, label: ['ผู้ประกอบการ', 'Operators'], icon: 'BankOutlined', seq: 50 },
    ...menus.map(menuSideUnder(HEADING)),
  ],
  screens,
  requests: [registration],
});
