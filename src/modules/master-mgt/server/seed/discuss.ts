/** Cases for rulings for trying the function: for demonstration, and each record is marked so. */
import type { Reference } from '#language/record.ts';
import { decimal } from '#language/values/decimal.ts';
import {
  seededReference,
  insertMissing,
  type SeedResult,
  type SeedRecord,
} from '#platform/server/seeds/insertMissing.ts';
import { lookupId } from '#platform/server/seeds/lookups.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import type { ConcentrationTest, HazType, Operation, PhysicalState } from '../../findRuling.ts';
import { findExistingRows, type FindExistingRow } from './findExistingRows.ts';
import { substanceId } from './substances.ts';

const DEMONSTRATION =
  'ข้อมูลตัวอย่าง: ชนิดและความเข้มข้นไม่ใช่ข้อมูลตามประกาศ / Demonstration: types and concentrations are not those of the gazetted list.';
const AGENCY = 'กองควบคุมปัจจัยการผลิต';

type RulingSubstanceSeed = readonly [
  substance: string,
  test: ConcentrationTest,
  from?: string,
  unit?: string,
  to?: string,
];

interface RulingSeed {
  readonly type: HazType | null;
  readonly documents: string | null;
  readonly state?: PhysicalState;
  readonly lines: readonly RulingSubstanceSeed[];
}

interface CaseSeed {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly operation: Operation;
  /** Keys of the vocabularies. */
  readonly subOperation?: string;
  readonly objective?: string;
  readonly subObjective?: string;
  readonly answers: readonly RulingSeed[];
}

const cases: readonly CaseSeed[] = [
  {
    code: 'DC-01',
    th: 'นำเข้าสารเคมีเพื่อใช้ทางการประมง',
    en: 'Import of chemicals for fisheries',
    operation: 'import',
    answers: [
      {
        type: 'type1',
        documents: 'แจ้งข้อเท็จจริงการนำเข้า',
        lines: [
          ['HCL', 'less', '15', 'WW'],
          ['NAOH', 'atMost', '20', 'WW'],
          ['ACETIC', 'atMost', '80', 'WW'],
        ],
      },
      {
        type: 'type2',
        documents: 'ขึ้นทะเบียน และใบรับแจ้งนำเข้า',
        lines: [
          ['HCL', 'between', '15', 'WW', '36'],
          ['CA-HYPO', 'any'],
          ['NA-HYPO', 'any'],
          ['BKC', 'any'],
        ],
      },
      {
        type: 'type3',
        documents: 'ขึ้นทะเบียน และใบอนุญาตนำเข้า',
        lines: [
          ['HCL', 'more', '36', 'WW'],
          ['GLUTARAL', 'any'],
          ['NICLOS', 'any'],
        ],
      },
      {
        type: 'type4',
        documents: null,
        lines: [
          ['MG-HCL', 'any'],
          ['MG-OXA', 'any'],
          ['TRIFLUR', 'any'],
        ],
      },
    ],
  },
  {
    code: 'DC-02',
    th: 'นำเข้าน้ำยาเจือจางเพื่อศึกษา วิจัย หรือทดสอบ',
    en: 'Import of dilute reagents for study, research or testing',
    operation: 'import',
    objective: '3',
    answers: [
      {
        type: null,
        documents: null,
        state: 'liquid',
        lines: [
          ['GLUTARAL', 'atMost', '0.1', 'WV'],
          ['BKC', 'atMost', '1', 'GL'],
        ],
      },
    ],
  },
  {
    code: 'DC-03',
    th: 'ใช้ในฟาร์มเพาะเลี้ยงของตน',
    en: 'Use in one’s own farm',
    operation: 'possess',
    subOperation: '54',
    objective: '2',
    subObjective: '21',
    answers: [
      {
        type: 'type1',
        documents: null,
        lines: [
          ['SAPONIN', 'any'],
          ['CA-HYPO', 'any'],
        ],
      },
      {
        type: 'type3',
        documents: 'ใบอนุญาตมีไว้ในครอบครอง',
        lines: [
          ['ROTENONE', 'atLeast', '1', 'WW'],
          ['GLUTARAL', 'any'],
        ],
      },
    ],
  },
  {
    code: 'DC-04',
    th: 'ขายสารเคมีทางการประมง',
    en: 'Sale of chemicals for fisheries',
    operation: 'possess',
    subOperation: '51',
    answers: [
      {
        type: 'type2',
        documents: 'ใบรับแจ้งมีไว้ในครอบครอง',
        lines: [
          ['CA-HYPO', 'any'],
          ['SAPONIN', 'any'],
          ['BKC', 'less', '50', 'WV'],
        ],
      },
      {
        type: 'type3',
        documents: 'ใบอนุญาตมีไว้ในครอบครอง',
        lines: [
          ['GLUTARAL', 'any'],
          ['BKC', 'atLeast', '50', 'WV'],
        ],
      },
    ],
  },
];

export interface DiscussTargets {
  /** By the code of the substance. */
  readonly substance: (code: string) => Reference | null;
  readonly lookup: FindExistingRow;
}

/** Cases that refer to a deleted record are left out, because without it they would match more than intended. */
export function caseRecords(targets: DiscussTargets): readonly SeedRecord<'hazDiscussCase'>[] {
  return cases.flatMap((caseSeed) => {
    const subReferences = subReferencesOf(caseSeed, targets);
    const details = caseSeed.answers.flatMap((answer, index) =>
      detailOf(answer, { name: `${caseSeed.code} ${index}`, ...targets }),
    );
    return subReferences === undefined || details.length === 0
      ? []
      : [
          {
            id: seedId(`hazDiscussCase ${caseSeed.code}`),
            code: caseSeed.code,
            nameTh: caseSeed.th,
            nameEn: caseSeed.en,
            refOperation: caseSeed.operation,
            ...subReferences,
            remark: DEMONSTRATION,
            details,
          },
        ];
  });
}

/** Every row of a vocabulary that the cases refer to. */
export const lookupIds: readonly string[] = cases.flatMap((caseSeed) => [
  ...lookupIdsOf(caseSeed),
  ...caseSeed.answers.flatMap(({ lines }) =>
    lines.flatMap(([, , , unit]) => (unit === undefined ? [] : [lookupId('CONCENTRATION_UNIT', unit)])),
  ),
]);

export async function seedDiscussCases(context: SeedContext, substances: SeedResult): Promise<SeedResult> {
  const lookup = await findExistingRows(context, 'lookup', lookupIds);
  return insertMissing(context, {
    entity: 'hazDiscussCase',
    keyFields: ['code'],
    records: caseRecords({ substance: (code) => seededReference(substances, substanceId(code)), lookup }),
  });
}

function lookupIdsOf({ subOperation, objective, subObjective }: CaseSeed): readonly string[] {
  return [
    ...(subOperation === undefined ? [] : [lookupId('SUB_OPERATION', subOperation)]),
    ...(objective === undefined ? [] : [lookupId('OBJECTIVE', objective)]),
    ...(subObjective === undefined ? [] : [lookupId('SUB_OBJECTIVE', subObjective)]),
  ];
}

function subReferencesOf(
  caseSeed: CaseSeed,
  { lookup }: DiscussTargets,
): Pick<SeedRecord<'hazDiscussCase'>, 'refSubOperation' | 'refObjective' | 'refSubObjective'> | undefined {
  if (lookupIdsOf(caseSeed).some((id) => lookup(id) === null)) return undefined;
  const found = (group: string, key: string | undefined): Reference | null =>
    key === undefined ? null : lookup(lookupId(group, key));
  return {
    refSubOperation: found('SUB_OPERATION', caseSeed.subOperation),
    refObjective: found('OBJECTIVE', caseSeed.objective),
    refSubObjective: found('SUB_OBJECTIVE', caseSeed.subObjective),
  };
}

type Detail = NonNullable<SeedRecord<'hazDiscussCase'>['details']>[number];

function detailOf(
  { type, documents, state, lines }: RulingSeed,
  { name, substance, lookup }: DiscussTargets & { readonly name: string },
): readonly Detail[] {
  const subStances = lines.flatMap(([code, test, from, unit, to], index) => {
    const refSubStance = substance(code);
    const refConcentrationUnit = unit === undefined ? null : lookup(lookupId('CONCENTRATION_UNIT', unit));
    if (refSubStance === null || (unit !== undefined && refConcentrationUnit === null)) return [];
    return [
      {
        id: seedId(`discussCaseSubStance ${name} ${index}`),
        refSubStance,
        refPhysicalState: state ?? null,
        refConcentrationTest: test,
        fromValue: from === undefined ? null : decimal(from),
        toValue: to === undefined ? null : decimal(to),
        refConcentrationUnit,
      },
    ];
  });
  return subStances.length === 0
    ? []
    : [
        {
          id: seedId(`discussCaseDetail ${name}`),
          refHazType: type,
          agency: type === null ? null : AGENCY,
          documents,
          ...letterOf(type),
          subStances,
        },
      ];
}

function letterOf(type: HazType | null): Pick<Detail, 'letterTh' | 'letterEn'> {
  if (type === null)
    return {
      letterTh: 'ผลิตภัณฑ์นี้ไม่เข้าข่ายเป็นวัตถุอันตรายตามพระราชบัญญัติวัตถุอันตราย พ.ศ. 2535',
      letterEn: 'This product is not a hazardous substance under the Hazardous Substance Act B.E. 2535.',
    };
  const number = type.slice('type'.length);
  return {
    letterTh: `ผลิตภัณฑ์นี้เข้าข่ายเป็นวัตถุอันตรายชนิดที่ ${number} ในความรับผิดชอบของกรม`,
    letterEn: `This product is a hazardous substance of type ${number}, under the responsibility of the department.`,
  };
}
