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
  readonly icon: string;
  readonly filter: readonly FilterCondition[];
}

const lists: readonly LinesList[] = [
  {
    path: 'details',
    entity: 'hazLicenseDetail',
    label: ['ปริมาณรายผลิตภัณฑ์', 'Quantities by product'],
    icon: 'BarsOutlined',
    filter: [],
  },
  {
    path: 'storage-locations',
    entity: 'hazLicenseStorageLocation',
    label: ['สถานที่เก็บรักษาที่ระบุไว้', 'Storage locations named'],
    icon: 'EnvironmentOutlined',
    filter: [{ name: 'isLocation', operator: '=', value: true }],
  },
  {
    path: 'manufacture-locations',
    entity: 'hazLicenseStorageLocation',
    label: ['สถานที่ผลิตที่ระบุไว้', 'Places of manufacture named'],
    icon: 'ToolOutlined',
    filter: [{ name: 'isLocation', operator: '=', value: false }],
  },
];

/** Only what is in force: a line has a number and a balance from then on. */
export function linesScreens({ module, documentTypes }: LinesTerms): readonly ScreenDeclaration[] {
  return lists.map(({ path, entity, filter }) =>
    resourceScreen(`/app/${module}/${module}-${path}`, entity, {
      pages: ['list'],
      listFilter: [
        { name: 'refHazLicense.isCurrent', operator: '=', value: true },
        { name: 'refHazLicense.refDocumentType.code', operator: 'in', value: documentTypes },
        ...filter,
      ],
    }),
  );
}

export function linesMenus({ module }: Pick<LinesTerms, 'module'>): readonly MenuDeclaration[] {
  return lists.map(({ path, entity, label, icon }) => ({
    key: `${module}.${module}-${path}`,
    label,
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
