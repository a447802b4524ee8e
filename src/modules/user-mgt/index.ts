/** Who may do what: people, roles, the calls and menus of roles, and the settings of the application. */
import {
  allRights,
  defineModule,
  type MenuDeclaration,
  type MenuSideDeclaration,
  readRights,
  menuSideUnder,
} from '#language/module.ts';
import { landingScreen, pageScreen, resourceScreen, type ScreenDeclaration } from '#language/screen.ts';

const adminRoles = { ADMIN: allRights, AUDITOR: readRights };
const security = '/api/v1/security';

/** The start page of everybody. Each reads there what other menus allow them to read. */
const home: MenuDeclaration = {
  key: 'home',
  label: ['หน้าหลัก', 'Home'],
  url: '/app/home',
  icon: 'HomeOutlined',
  entities: [],
  roles: { SIGNED_IN: ['canView'] },
};

const menus: readonly MenuDeclaration[] = [
  {
    key: 'user-mgt.users',
    label: ['ผู้ใช้งาน', 'Users'],
    url: '/app/user-mgt/users/**',
    icon: 'UserOutlined',
    entities: ['user', 'membership', 'forgotPassword', 'otp'],
    calls: [
      `PUT ${security}/users/change-password`,
      `PUT ${security}/users/status`,
      `POST ${security}/users/has-username`,
      `POST ${security}/users/has-id-card`,
      `POST ${security}/users/check-id-card`,
      `PUT ${security}/forgot-passwords`,
      `PUT ${security}/users/end-sessions`,
    ],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.roles',
    label: ['บทบาทและสิทธิ', 'Roles'],
    url: '/app/user-mgt/roles/**',
    icon: 'IdcardOutlined',
    entities: ['role'],
    // The tree of the rights, and the people with the role.
    calls: [`GET ${security}/menu-sides/data-items`, `POST ${security}/user-roles/_search`],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.resources',
    label: ['รายการเรียกใช้', 'Resources'],
    url: '/app/user-mgt/resources/**',
    icon: 'LinkOutlined',
    entities: ['resource'],
    // Where a call is used.
    calls: [`POST ${security}/menu-resources/_search`, `POST ${security}/role-resources/_search`],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.menus',
    label: ['เมนู', 'Menus'],
    url: '/app/user-mgt/menus/**',
    icon: 'MenuOutlined',
    entities: ['menu'],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.menu-sides',
    label: ['เมนูด้านข้าง', 'Side menu'],
    url: '/app/user-mgt/menu-sides/**',
    icon: 'PartitionOutlined',
    entities: ['menuSide'],
    calls: [`GET ${security}/menu-sides/data-items`],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.user-insteads',
    label: ['การปฏิบัติงานแทน', 'Substitutes'],
    url: '/app/user-mgt/user-insteads/**',
    icon: 'SwapOutlined',
    entities: ['userInstead'],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.user-signatures',
    label: ['ลายมือชื่อของผู้ใช้งาน', 'Signatures'],
    url: '/app/user-mgt/user-signatures/**',
    icon: 'EditOutlined',
    entities: ['userSignature'],
    roles: adminRoles,
  },
  {
    key: 'user-mgt.access',
    label: ['ตรวจสอบสิทธิ', 'Check rights'],
    url: '/app/user-mgt/access/**',
    icon: 'SafetyCertificateOutlined',
    entities: [],
    cards: ['user', 'role'],
    calls: [`POST ${security}/roles/explain`, `GET ${security}/roles/questions`],
    roles: { ADMIN: ['canView'], AUDITOR: ['canView'] },
  },
  {
    key: 'user-mgt.workflows',
    label: ['ขั้นตอนการทำงาน', 'Workflows'],
    url: '/app/user-mgt/workflows/**',
    icon: 'ApartmentOutlined',
    entities: [],
    cards: ['user'],
    calls: [`GET ${security}/roles/workflows`, `POST ${security}/roles/workflows/explain`],
    roles: { ADMIN: ['canView'], AUDITOR: ['canView'] },
  },
  {
    key: 'user-mgt.application',
    label: ['ตั้งค่าระบบ', 'System settings'],
    url: '/app/user-mgt/application/**',
    icon: 'SettingOutlined',
    entities: ['appProperty'],
    calls: [
      `PUT ${security}/app-properties/brand`,
      `PUT ${security}/app-properties/logo`,
      `PUT ${security}/app-properties/favicon`,
      `PUT ${security}/app-properties/theme`,
      `PUT ${security}/app-properties/mail`,
      `PUT ${security}/app-properties/papers`,
      `PUT ${security}/app-properties/maps`,
      `PUT ${security}/app-properties/reminders`,
      `GET ${security}/app-properties/settings`,
      `POST ${security}/app-properties/test-email`,
    ],
    roles: adminRoles,
  },
];

const USERS = 'user-mgt';

const menuSides: readonly MenuSideDeclaration[] = [
  { key: home.key, label: home.label, menu: home.key, icon: 'HomeOutlined', seq: 0 },
  { key: USERS, label: ['ผู้ใช้งานและสิทธิ', 'Users and rights'], icon: 'TeamOutlined', seq: 2000 },
  ...menus.map(menuSideUnder(USERS)),
];

const screens: readonly ScreenDeclaration[] = [
  landingScreen('/app/user-mgt', ['ผู้ใช้งานและสิทธิ', 'Users and rights']),
  resourceScreen('/app/user-mgt/users', 'user'),
  resourceScreen('/app/user-mgt/roles', 'role'),
  resourceScreen('/app/user-mgt/resources', 'resource'),
  resourceScreen('/app/user-mgt/menus', 'menu'),
  resourceScreen('/app/user-mgt/menu-sides', 'menuSide'),
  resourceScreen('/app/user-mgt/user-insteads', 'userInstead'),
  resourceScreen('/app/user-mgt/user-signatures', 'userSignature'),
  pageScreen('/app/user-mgt/access', ['ตรวจสอบสิทธิ', 'Check rights'], { component: 'AccessPage' }),
  pageScreen('/app/user-mgt/workflows', ['ขั้นตอนการทำงาน', 'Workflows'], { component: 'WorkflowsPage' }),
  // The first tab is also at the address without a tab.
  ...['', '/general', '/theme', '/email', '/papers', '/maps'].map((tab) =>
    pageScreen(`/app/user-mgt/application${tab}`, ['ตั้งค่าระบบ', 'System settings'], { component: 'Application' }),
  ),
];

export const userMgt = defineModule({ name: 'user-mgt', menus: [home, ...menus], menuSides, screens });
