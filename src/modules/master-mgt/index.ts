/**
 * Master data that administrators and heads of group maintain: what is regulated, where goods pass, how risk is scored,
 * who signs.
 */
import {
  allRights,
  defineModule,
  type MenuDeclaration,
  type MenuSideDeclaration,
  readRights,
  menuSideUnder,
} from '#language/module.ts';
import type { Label } from '#language/label.ts';
import { landingScreen, resourceScreen, type ScreenDeclaration } from '#language/screen.ts';
import { masterChoices } from './choices.ts';
import { coordinateCustoms } from './coordinateCustoms.ts';
import { discussCaseDetail, discussCaseSubStance, hazDiscussCase } from './discussCase.ts';
import { discussMessages } from './discussMessages.ts';
import { hazObject, hazObjectCoordinate } from './hazObject.ts';
import { hazSubStance } from './hazSubStance.ts';
import { jobPosition, signJobPosition, signJobPositionDetail } from './jobPosition.ts';
import { ld50 } from './ld50.ts';
import { licenceCondition } from './licenceCondition.ts';
import { masterMessages } from './messages.ts';
import { pairingMessages } from './pairingMessages.ts';
import { pictogram } from './pictogram.ts';
import { country, customs, departmentCustoms } from './places.ts';
import { inspectionRisk, inspectionRiskTopic, riskTopic, riskTopicCondition, userRedAccount } from './risk.ts';
import { riskMessages } from './riskMessages.ts';

export {
  findRuling,
  rankOf,
  type AskedConcentration,
  type ConcentrationTest,
  type HazType,
  type MissedCondition,
  type Operation,
  type RulingAnswer,
  type RulingCaseDetails,
  type RulingLine,
  type RulingQuestion,
} from './findRuling.ts';
export { misplacedSubChoices } from './discussCase.ts';
export { bandColours } from './bandColours.ts';
export { bandColour, contentUnit, ghsHazard } from './choices.ts';
export { hazTypeLaw } from './hazTypeLaw.ts';
export { hasDrawing } from './pictogramsOnLabel.ts';
export { doseOfProduct, toxicityClass, type PhysicalState, type Route, type ToxicityRow } from './toxicityClass.ts';

/** Administration: everybody else only reads. */
const adminRoles = { ADMIN: allRights, AUDITOR: readRights, OFFICER_HEAD: readRights };
/** Data that the department knows best: its heads maintain it, its officers read it. */
const headOfGroupRoles = {
  ADMIN: allRights,
  OFFICER_HEAD: allRights,
  OFFICER_CENTER: readRights,
  OFFICER_CUSTOMS: readRights,
  OFFICER_LAB: readRights,
  SIGNATORY: readRights,
  AUDITOR: readRights,
};
/** Only officers may know who is always inspected. */
const redAccountRoles = {
  ADMIN: readRights,
  OFFICER_HEAD: allRights,
  OFFICER_CENTER: readRights,
  OFFICER_CUSTOMS: readRights,
  AUDITOR: readRights,
};
/** A holder manages their own papers. */
const ownPaperRoles = { OPERATOR_OWNER: allRights, ADMIN: readRights, AUDITOR: readRights };

const MASTER_DATA = 'data-mgt';
const SUBSTANCES = 'master-mgt.substances';
const PLACES = 'master-mgt.places';
const RISK = 'master-mgt.risk';

interface MasterDataScreen {
  readonly collection: string;
  readonly entity: string;
  readonly label: Label;
  readonly description?: Label;
  readonly icon: string;
  readonly parentMenu: string;
  readonly roles: MenuDeclaration['roles'];
  /** The calls of its screens in addition to its own records. */
  readonly calls?: readonly string[];
  readonly components?: Parameters<typeof resourceScreen>[2];
}

const masterDataScreens: readonly MasterDataScreen[] = [
  {
    collection: 'request-departments',
    entity: 'requestDepartment',
    label: ['หน่วยงานที่รับคำขอ', 'Receiving departments'],
    icon: 'ContainerOutlined',
    parentMenu: MASTER_DATA,
    roles: adminRoles,
  },
  {
    collection: 'holidays',
    entity: 'holiday',
    label: ['วันหยุดราชการ', 'Public holidays'],
    icon: 'CalendarOutlined',
    parentMenu: MASTER_DATA,
    roles: adminRoles,
  },
  {
    collection: 'job-positions',
    entity: 'jobPosition',
    label: ['ตำแหน่ง', 'Job positions'],
    icon: 'IdcardOutlined',
    parentMenu: MASTER_DATA,
    roles: adminRoles,
  },
  {
    collection: 'sign-job-positions',
    entity: 'signJobPosition',
    label: ['ตำแหน่งผู้ลงนาม', 'Signing positions'],
    icon: 'EditOutlined',
    parentMenu: MASTER_DATA,
    roles: adminRoles,
  },
  {
    collection: 'attachments',
    entity: 'attachment',
    label: ['เอกสารประจำตัวผู้ประกอบการ', 'Company documents'],
    description: ['เก็บเอกสารของกิจการไว้แนบกับคำขอ', 'Keep company documents to attach to requests'],
    icon: 'ProfileOutlined',
    parentMenu: MASTER_DATA,
    roles: ownPaperRoles,
  },

  {
    collection: 'haz-sub-stances',
    entity: 'hazSubStance',
    label: ['สารสำคัญ', 'Active substances'],
    icon: 'ExperimentOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
    calls: ['POST /api/v1/master/haz-objects/_search'],
  },
  {
    collection: 'haz-objects',
    entity: 'hazObject',
    label: ['วัตถุอันตรายในบัญชี', 'Listed hazardous substances'],
    icon: 'FileProtectOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
  },
  {
    collection: 'coordinate-customses',
    entity: 'coordinateCustoms',
    label: ['พิกัดศุลกากร', 'Tariff codes'],
    icon: 'BarsOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
    calls: ['POST /api/v1/master/haz-objects/_search'],
  },
  {
    collection: 'ld50',
    entity: 'ld50',
    label: ['เกณฑ์ LD50', 'LD50 classes'],
    icon: 'CalculatorOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
    components: { components: { list: 'Ld50List' } },
  },
  {
    collection: 'pictogram',
    entity: 'pictogram',
    label: ['รูปสัญลักษณ์ความเป็นอันตราย', 'Hazard pictograms'],
    icon: 'WarningOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
    components: { components: { list: 'PictogramList' } },
  },
  {
    collection: 'haz-discuss-cases',
    entity: 'hazDiscussCase',
    label: ['กรณีหารือ', 'Ruling cases'],
    icon: 'QuestionCircleOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
  },
  {
    collection: 'licence-conditions',
    entity: 'licenceCondition',
    label: ['เงื่อนไขใบอนุญาต', 'Licence conditions'],
    description: [
      'ข้อความเงื่อนไขที่เสนอให้เจ้าหน้าที่ใช้ในใบอนุญาตและใบรับแจ้ง',
      'Texts proposed to officers for licences and notices',
    ],
    icon: 'FileProtectOutlined',
    parentMenu: SUBSTANCES,
    roles: headOfGroupRoles,
  },

  {
    collection: 'countries',
    entity: 'country',
    label: ['ประเทศ', 'Countries'],
    icon: 'GlobalOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },
  {
    collection: 'customses',
    entity: 'customs',
    label: ['ด่านศุลกากร', 'Customs houses'],
    icon: 'BankOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },
  {
    collection: 'department-customses',
    entity: 'departmentCustoms',
    label: ['ด่านที่ดูแลด่านศุลกากร', 'Checkpoints and customs houses'],
    icon: 'LinkOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },
  {
    collection: 'protected-places',
    entity: 'protectedPlace',
    label: ['สถานที่คุ้มครอง', 'Protected places'],
    description: [
      'เขตพระราชฐานและสาธารณสถานที่ต้องระวังเมื่อมีสถานที่เก็บอยู่ใกล้',
      'Royal and public places that matter when a store is near',
    ],
    icon: 'EnvironmentOutlined',
    parentMenu: PLACES,
    roles: headOfGroupRoles,
  },
  {
    collection: 'location-flags',
    entity: 'locationFlag',
    label: ['ที่ตั้งใกล้สถานที่คุ้มครอง', 'Locations near protected places'],
    icon: 'EnvironmentOutlined',
    parentMenu: PLACES,
    // The list is not limited to a department: officers read the flags of a dossier that they see, by a call.
    roles: { ADMIN: readRights, AUDITOR: readRights },
  },
  {
    collection: 'provinces',
    entity: 'province',
    label: ['จังหวัด', 'Provinces'],
    icon: 'EnvironmentOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },
  {
    collection: 'amphurs',
    entity: 'amphur',
    label: ['อำเภอ/เขต', 'Amphurs'],
    icon: 'EnvironmentOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },
  {
    collection: 'tambons',
    entity: 'tambon',
    label: ['ตำบล/แขวง', 'Tambons'],
    icon: 'EnvironmentOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },
  {
    collection: 'addresses',
    entity: 'address',
    label: ['สมุดที่อยู่', 'Address book'],
    icon: 'BookOutlined',
    parentMenu: PLACES,
    roles: adminRoles,
  },

  {
    collection: 'risk-topics',
    entity: 'riskTopic',
    label: ['หัวข้อความเสี่ยง', 'Risk topics'],
    icon: 'BarChartOutlined',
    parentMenu: RISK,
    roles: headOfGroupRoles,
  },
  {
    collection: 'inspection-risks',
    entity: 'inspectionRisk',
    label: ['เกณฑ์ความเสี่ยงการตรวจ', 'Inspection risk schemes'],
    icon: 'SafetyCertificateOutlined',
    parentMenu: RISK,
    roles: headOfGroupRoles,
    calls: ['POST /api/v1/master/risk-topics/_search'],
  },
  {
    collection: 'user-red-accounts',
    entity: 'userRedAccount',
    label: ['บัญชีแดง', 'Red accounts'],
    icon: 'StopOutlined',
    parentMenu: RISK,
    roles: redAccountRoles,
  },
];

const menus: readonly MenuDeclaration[] = masterDataScreens.map(
  ({ collection, entity, label, description, icon, roles, calls }) => ({
    key: `master-mgt.${collection}`,
    label,
    url: `/app/master-mgt/${collection}/**`,
    icon,
    entities: [entity],
    roles,
    ...(calls === undefined ? {} : { calls }),
    ...(description === undefined ? {} : { description }),
  }),
);

const headings: readonly MenuSideDeclaration[] = [
  { key: SUBSTANCES, label: ['บัญชีวัตถุอันตราย', 'Substance lists'], icon: 'ExperimentOutlined', seq: 1910 },
  { key: PLACES, label: ['สถานที่และที่อยู่', 'Places and addresses'], icon: 'EnvironmentOutlined', seq: 1920 },
  { key: RISK, label: ['ความเสี่ยง', 'Risk'], icon: 'BarChartOutlined', seq: 1930 },
];

/** Below the heading of the module it depends on they come after the entries there. */
const menuSides: readonly MenuSideDeclaration[] = [
  ...headings,
  ...[MASTER_DATA, ...headings.map(({ key }) => key)].flatMap((heading) =>
    menus
      .filter((_, index) => masterDataScreens[index]?.parentMenu === heading)
      .map(menuSideUnder(heading))
      .map((side) => ({ ...side, seq: side.seq + 100 })),
  ),
];

const screens: readonly ScreenDeclaration[] = [
  landingScreen('/app/master-mgt', ['ข้อมูลหลัก', 'Master data']),
  ...masterDataScreens.map(({ collection, entity, components }) =>
    resourceScreen(`/app/master-mgt/${collection}`, entity, components),
  ),
];

export const masterMgt = defineModule({
  name: 'master-mgt',
  dependsOn: ['data-mgt'],
  choices: masterChoices,
  messages: { ...masterMessages, ...riskMessages, ...discussMessages, ...pairingMessages },
  entities: [
    country,
    customs,
    departmentCustoms,
    jobPosition,
    signJobPosition,
    signJobPositionDetail,
    hazSubStance,
    coordinateCustoms,
    hazObject,
    hazObjectCoordinate,
    ld50,
    pictogram,
    hazDiscussCase,
    discussCaseDetail,
    discussCaseSubStance,
    licenceCondition,
    riskTopic,
    riskTopicCondition,
    inspectionRisk,
    inspectionRiskTopic,
    userRedAccount,
  ],
  menus,
  menuSides,
  screens,
});
