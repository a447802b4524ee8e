/** Converts cases of the API or of a form to the input of `findRuling`. */
import { idOf, textOf } from '#language/readUnknown.ts';
import type { SentRecord } from '#language/record.ts';
import { findDecimal } from '#language/values/decimal.ts';
import type { CodeMap } from '#platform/web/fields/options/codeMap.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import type {
  ConcentrationTest,
  HazType,
  Operation,
  PhysicalState,
  RulingCaseDetails,
  RulingDetails,
  RulingSubStance,
} from '../../findRuling.ts';

/** Returns undefined while it has no operation, because then it matches nothing. */
export function readRulingCase(record: SentRecord<'hazDiscussCase'>, codes: CodeMap): RulingCaseDetails | undefined {
  const operation = codes.codeOf('OPERATION', record.refOperation);
  if (operation === null) return undefined;
  return {
    id: String(record.id),
    code: textOf(record.code) ?? '',
    nameTh: textOf(record.nameTh) ?? '',
    nameEn: textOf(record.nameEn),
    operation: operation as Operation,
    subOperation: idOf(record.refSubOperation),
    objective: idOf(record.refObjective),
    subObjective: idOf(record.refSubObjective),
    rulings: listOf(record.details).map((detail) => readRuling(detail, codes)),
  };
}

export function readRuling(detail: SentRecord<'discussCaseDetail'>, codes: CodeMap): RulingDetails {
  return {
    id: String(detail.id),
    hazType: codes.codeOf('HAZ_TYPE', detail.refHazType) as HazType | null,
    agency: textOf(detail.agency),
    documents: textOf(detail.documents),
    letterTh: textOf(detail.letterTh) ?? '',
    letterEn: textOf(detail.letterEn),
    subStances: listOf(detail.subStances).flatMap((line) => lineOf(line, codes)),
  };
}

function lineOf(line: SentRecord<'discussCaseSubStance'>, codes: CodeMap): readonly RulingSubStance[] {
  const subStance = idOf(line.refSubStance);
  const test = codes.codeOf('CONCENTRATION_TEST', line.refConcentrationTest);
  if (subStance === null || test === null) return [];
  return [
    {
      subStance,
      test: test as ConcentrationTest,
      state: codes.codeOf('PHYSICAL_STATE', line.refPhysicalState) as PhysicalState | null,
      from: findDecimal(line.fromValue) ?? null,
      to: findDecimal(line.toValue) ?? null,
      unit: keyOf(line.refConcentrationUnit),
    },
  ];
}

export function keyOf(value: unknown): string | null {
  return textOf((value as { readonly key?: unknown } | null | undefined)?.key);
}
