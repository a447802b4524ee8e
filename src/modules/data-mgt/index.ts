/** What an administrator maintains for everybody, and what the system has recorded: departments, vocabularies, logs. */
import {
  allRights,
  defineModule,
  type MenuDeclaration,
  type MenuSideDeclaration,
  readRights,
  menuSideUnder,
} from '#language/module.ts';
import { landingScreen, logScreen, resourceScreen, type ScreenDeclaration } from '#language/screen.ts';

const adminRoles = { ADMIN: allRights, AUDITOR: readRights };
/** Only the server writes a log; nobody changes it. */
const logReaderRoles = { ADMIN: readRights, AUDITOR: readRights };

const masterDataMenus: readonly MenuDeclaration[] = [
  {
    key: 'data-mgt.departments',
    label: ['หน่วยงาน', 'Departments'],
    url: '/app/data-mgt/departments/**',
    icon: 'ApartmentOutlined',
    entities: ['department'],
    roles: adminRoles,
  },
  {
    // Also the lists of one group: /app/data-mgt/lookups/{group}.
    key: 'data-mgt.lookups',
    label: ['ข้อมูลอ้างอิง', 'Lookups'],
    url: '/app/data-mgt/lookups/**',
    icon: 'UnorderedListOutlined',
    entities: ['lookup'],
    roles: adminRoles,
  },
];

const logMenus: readonly MenuDeclaration[] = [
  {
    key: 'data-mgt.events',
    label: ['เหตุการณ์ของระบบ', 'System events'],
    url: '/app/data-mgt/events/**',
    icon: 'ThunderboltOutlined',
    entities: ['event'],
    roles: logReaderRoles,
  },
  {
    key: 'data-mgt.entity-logs',
    label: ['ประวัติการแก้ไขข้อมูล', 'Record changes'],
    url: '/app/data-mgt/entity-logs/**',
    icon: 'HistoryOutlined',
    entities: ['entityLog'],
    roles: logReaderRoles,
  },
  {
    key: 'data-mgt.status-histories',
    label: ['ประวัติสถานะ', 'Status history'],
    url: '/app/data-mgt/status-histories/**',
    icon: 'SwapOutlined',
    entities: ['statusHistory'],
    roles: logReaderRoles,
  },
  {
    key: 'data-mgt.security-events',
    label: ['เหตุการณ์ความปลอดภัย', 'Security events'],
    url: '/app/data-mgt/security-events/**',
    icon: 'SecurityScanOutlined',
    entities: ['securityEvent'],
    roles: logReaderRoles,
  },
  {
    key: 'data-mgt.user-usages',
    label: ['การใช้งานของผู้ใช้', 'User sessions'],
    url: '/app/data-mgt/user-usages/**',
    icon: 'UserOutlined',
    entities: ['userUsage'],
    roles: logReaderRoles,
  },
  {
    key: 'data-mgt.service-logs',
    label: ['บันทึกการเชื่อมโยง', 'Service logs'],
    url: '/app/data-mgt/service-logs/**',
    icon: 'ApiOutlined',
    entities: ['serviceLog'],
    roles: logReaderRoles,
  },
];

const MASTER_DATA = 'data-mgt';
const LOGS = 'data-mgt.logs';

const menuSides: readonly MenuSideDeclaration[] = [
  { key: MASTER_DATA, label: ['ข้อมูลหลัก', 'Master data'], icon: 'DatabaseOutlined', seq: 1900 },
  ...masterDataMenus.map(menuSideUnder(MASTER_DATA)),
  { key: LOGS, label: ['บันทึกและการตรวจสอบ', 'Logs and audit'], icon: 'AuditOutlined', seq: 1950 },
  ...logMenus.map(menuSideUnder(LOGS)),
];

const screens: readonly ScreenDeclaration[] = [
  landingScreen('/app/data-mgt', ['ข้อมูลหลัก', 'Master data']),
  resourceScreen('/app/data-mgt/departments', 'department'),
  // Without a group the page lists the groups; each group has its own list.
  resourceScreen('/app/data-mgt/lookups', 'lookup', { components: { list: 'LookupGroups' } }),
  resourceScreen('/app/data-mgt/lookups/{group}', 'lookup', { pages: ['list'], components: { list: 'LookupList' } }),
  logScreen('/app/data-mgt/events', 'event'),
  logScreen('/app/data-mgt/entity-logs', 'entityLog'),
  logScreen('/app/data-mgt/status-histories', 'statusHistory'),
  logScreen('/app/data-mgt/security-events', 'securityEvent'),
  logScreen('/app/data-mgt/user-usages', 'userUsage'),
  logScreen('/app/data-mgt/service-logs', 'serviceLog'),
];

export const dataMgt = defineModule({ name: 'data-mgt', menus: [...masterDataMenus, ...logMenus], menuSides, screens });
