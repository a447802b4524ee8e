/**
 * Lists over the lines of all licences of a module: the products with what is left, the storage locations and the places
 * of manufacture.
 */
import type { FilterCondition } from '#language/entity.ts';
import { readRights, type MenuDeclaration } from '#language/module.ts';
import type { Label } from '#language/label.ts';
import { resourceScreen, type ScreenDeclaration } from '#language/screen.ts';

export interface LinesTerms {
  readonly module: string;
  readonly documentTypes: readonly string[];
}

interface LinesList {
  readonly path: string;
  readonly entity: string;
  readonly label: Label;
  readonly description: Label;
  readonly icon: string;
  readonly filter: readonly FilterCondition[];
  readonly columns: readonly string[];
}

/** The document of the line in front, and its holder behind the figures of the line. */
const listedWith = (figures: readonly string[]): readonly string[] => [
  'refHazLicense.refDossier.code',
  ...figures,
  'refHazLicense.refDossier.expireDate',
  'refHazLicense.refHolder.fullName',
];
const ofProducts = listedWith(['usedShare', 'quantityRemaining', 'kilograms']);
const ofPlaces = listedWith(['areaName', 'quantity', 'squareMetres']);

const lists: readonly LinesList[] = [
  {
    path: 'details',
    entity: 'hazLicenseDetail',
    label: ['ปริมาณรายผลิตภัณฑ์', 'Quantities by product'],
    description: ['ดูปริมาณที่ได้รับ ใช้ไป และคงเหลือของทุกฉบับ', 'See what all papers grant, what was used and what is left'],
    icon: 'BarsOutlined',
    filter: [],
    columns: ofProducts,
  },
  {
    path: 'storage-locations',
    entity: 'hazLicenseStorageLocation',
    label: ['สถานที่เก็บรักษาที่ระบุไว้', 'Storage locations named'],
    description: ['ดูสถานที่เก็บรักษาที่ระบุไว้ในทุกฉบับ', 'See the storage locations that all papers name'],
    icon: 'EnvironmentOutlined',
    filter: [{ name: 'isLocation', operator: '=', value: true }],
    columns: ofPlaces,
  },
  {
    path: 'manufacture-locations',
    entity: 'hazLicenseStorageLocation',
    label: ['สถานที่ผลิตที่ระบุไว้', 'Places of manufacture named'],
    description: ['ดูสถานที่ผลิตที่ระบุไว้ในทุกฉบับ', 'See the places of manufacture that all papers name'],
    icon: 'ToolOutlined',
    filter: [{ name: 'isLocation', operator: '=', value: false }],
    columns: ofPlaces,
  },
];

/** Only what is in force or suspended: a line has a number and a balance from then on, and gives it up at the end. */
export function linesScreens({ module, documentTypes }: LinesTerms): readonly ScreenDeclaration[] {
  return lists.map(({ path, entity, filter, columns }) =>
    resourceScreen(`/app/${module}/${module}-${path}`, entity, {
      pages: ['list'],
      alsoListed: columns,
      listFilter: [
        { name: 'refHazLicense.isCurrent', operator: '=', value: true },
        { name: 'refHazLicense.refDossier.refState.code', operator: 'in', value: ['inForce', 'suspended'] },
        { name: 'refHazLicense.refDocumentType.code', operator: 'in', value: documentTypes },
        ...filter,
      ],
    }),
  );
}

export function linesMenus({ module }: Pick<LinesTerms, 'module'>): readonly MenuDeclaration[] {
  return lists.map(({ path, entity, label, description, icon }) => ({
    key: `${module}.${module}-${path}`,
    label,
    description,
    url: `/app/${module}/${module}-${path}/**`,
    icon,
    entities: [entity, 'hazLicense'],
    calls: ['POST /api/v1/transaction/stock-cards/haz-license/reserve-use'],
    roles: {
      ADMIN: readRights,
      AUDITOR: readRights,
      OPERATOR_OWNER: readRights,
      OFFICER_CENTER: readRights,
      OFFICER_HEAD: readRights,
      SIGNATORY: readRights,
    },
  }));
}
