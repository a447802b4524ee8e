/** Stock control: the stock cards of everything that is counted, with their movements. */
import { defineModule, menuSideUnder, readRights, type MenuDeclaration } from '#language/module.ts';
import { landingScreen, resourceScreen } from '#language/screen.ts';

const MODULE = 'haz-mgt';

const menus: readonly MenuDeclaration[] = [
  {
    key: `${MODULE}.stock-cards`,
    label: ['บัตรคุม', 'Stock cards'],
    description: [
      'ดูปริมาณที่ได้รับ จอง ใช้ และคงเหลือ พร้อมความเคลื่อนไหวทุกรายการ',
      'See what is granted, reserved, used and left, with every movement',
    ],
    url: `/app/${MODULE}/stock-cards/**`,
    icon: 'ContainerOutlined',
    entities: ['stockCard', 'ledgerEntry', 'lot', 'lotSource'],
    calls: [],
    roles: {
      ADMIN: readRights,
      AUDITOR: readRights,
      OPERATOR_OWNER: readRights,
      OFFICER_CENTER: readRights,
      OFFICER_HEAD: readRights,
      OFFICER_CUSTOMS: readRights,
      SIGNATORY: readRights,
    },
  },
];

export const hazMgt = defineModule({
  name: MODULE,
  menus,
  menuSides: [
    { key: MODULE, label: ['ควบคุมปริมาณ', 'Stock control'], icon: 'ContainerOutlined', seq: 170 },
    ...menus.map(menuSideUnder(MODULE)),
  ],
  screens: [
    landingScreen(`/app/${MODULE}`, ['ควบคุมปริมาณ', 'Stock control']),
    resourceScreen(`/app/${MODULE}/stock-cards`, 'stockCard', { pages: ['list', 'view'] }),
  ],
});
