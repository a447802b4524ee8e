/** Officers: their posts in the department, and their registration. */
import { defineModule, readRights, menuSideUnder, type MenuDeclaration } from '#language/module.ts';
import { landingScreen, resourceScreen } from '#language/screen.ts';
import { stepCalls } from '#platform/model/request/requestModule.ts';
import { officerMessages } from './messages.ts';
import { userOfficer } from './userOfficer.ts';

const API = '/api/v1';
const users = `${API}/security/users`;
const userRequests = `${API}/transaction/user-requests`;
const editRights = ['canView', 'canSelect', 'canEdit'] as const;

const menus: readonly MenuDeclaration[] = [
  {
    key: 'officer.users',
    label: ['เจ้าหน้าที่', 'Officers'],
    url: '/app/officer/users/**',
    icon: 'TeamOutlined',
    entities: ['userOfficer'],
    cards: ['user', 'role', 'department', 'jobPosition'],
    calls: [
      `PUT ${users}/customs`,
      `POST ${users}/customs/**`,
      `POST ${users}/has-username`,
      `POST ${users}/has-id-card`,
      `POST ${users}/check-id-card`,
      // The actions for the account on the officer’s page.
      `PUT ${users}/status`,
      `PUT ${users}/change-password`,
      `PUT ${users}/end-sessions`,
      `PUT ${API}/security/forgot-passwords`,
    ],
    roles: {
      ADMIN: [...editRights, 'canCreate', 'canArchive', 'canActive'],
      AUDITOR: readRights,
      OFFICER_HEAD: readRights,
    },
  },
  {
    key: 'officer.officer-approves',
    label: ['อนุมัติเจ้าหน้าที่', 'Officers to approve'],
    url: '/app/officer/officer-approves/**',
    icon: 'SolutionOutlined',
    entities: ['userRequest', 'request', 'dossier'],
    cards: ['role'],
    calls: [
      ...stepCalls,
      ...['approve-officer', 'not-approve-officer', 're-edit', 're-status'].flatMap((step) => [
        `PUT ${userRequests}/${step}`,
        `PUT ${userRequests}/request/${step}`,
      ]),
    ],
    attributes: { forApprove: true },
    roles: { ADMIN: [...editRights, 'canActive'], AUDITOR: readRights, OFFICER_HEAD: readRights },
  },
];

export const officer = defineModule({
  name: 'officer',
  messages: officerMessages,
  entities: [userOfficer],
  menus,
  menuSides: [
    { key: 'officer', label: ['เจ้าหน้าที่', 'Officers'], icon: 'TeamOutlined', seq: 60 },
    ...menus.map(menuSideUnder('officer')),
  ],
  screens: [
    landingScreen('/app/officer', ['เจ้าหน้าที่', 'Officers']),
    resourceScreen('/app/officer/users', 'userOfficer', {
      components: { list: 'OfficerList', create: 'OfficerForm', edit: 'OfficerForm', view: 'OfficerForm' },
    }),
    resourceScreen('/app/officer/officer-approves', 'userRequest', {
      pages: ['list', 'edit', 'view'],
      components: { list: 'OfficerRequests' },
      party: 'administrator',
      listFilter: [
        { name: 'refDocumentType.code', operator: '=', value: 'officerRegistration' },
        { name: 'refRequest.refStatus.code', operator: '=', value: 'draft', isNot: true },
      ],
    }),
  ],
});
