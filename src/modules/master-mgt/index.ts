/** Master data that administrators keep: for now the department's calendar, and who takes which requests. */
import { allRights, defineModule, type MenuDeclaration, type MenuSideDeclaration, readRights, sideBelow } from '#language/module.ts';
import { landingScreen, resourceScreen } from '#language/screen.ts';

const kept = { ADMIN: allRights, AUDITOR: readRights, OFFICER_HEAD: readRights };

const menus: readonly MenuDeclaration[] = [
  {
    key: 'master-mgt.request-departments',
    label: ['หน่วยงานที่รับคำขอ', 'Receiving departments'],
    url: '/app/master-mgt/request-departments/**',
    icon: 'ContainerOutlined',
    entities: ['requestDepartment'],
    roles: kept,
  },
  { key: 'master-mgt.holidays', label: ['วันหยุดราชการ', 'Public holidays'], url: '/app/master-mgt/holidays/**', icon: 'CalendarOutlined', entities: ['holiday'], roles: kept },
];

const title = ['ข้อมูลหลัก', 'Master data'] as const;

/** Drawn below the heading of the module it depends on, after what stands there. */
const menuSides: readonly MenuSideDeclaration[] = menus.map(sideBelow('data-mgt')).map((side) => ({ ...side, seq: side.seq + 100 }));

export const masterMgt = defineModule({
  name: 'master-mgt',
  dependsOn: ['data-mgt'],
  menus,
  menuSides,
  screens: [landingScreen('/app/master-mgt', title), resourceScreen('/app/master-mgt/request-departments', 'requestDepartment'), resourceScreen('/app/master-mgt/holidays', 'holiday')],
});
