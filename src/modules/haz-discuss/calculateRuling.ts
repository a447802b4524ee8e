/** Calculates the ruling on a product from its substances: by the cases of master data, the strictest of them decides. */
import type { Label } from '#language/label.ts';
import type { Choices } from '#language/registry.ts';
import {
  findRuling,
  rankOf,
  type HazType,
  type MissedCondition,
  type RulingAnswer,
  type RulingCaseDetails,
  type RulingLine,
  type RulingQuestion,
} from '#modules/master-mgt/index.ts';

export type RulingResult = keyof Choices['rulingResult']['values'];

/** A product as it is asked about. */
export interface ProductQuestion extends Omit<RulingQuestion, 'subStance' | 'concentration'> {
  readonly substances: readonly AskedSubstance[];
}

export interface AskedSubstance extends Pick<RulingQuestion, 'concentration'> {
  readonly lineId: string;
  /** Null if it is not in the list of substances. */
  readonly subStance: string | null;
  readonly name: Label;
}

/** A case in an explanation. */
export interface NamedCase {
  readonly code: string;
  readonly name: Label;
  readonly result: RulingResult;
}

/** Why a case that names the substance does not decide. */
export interface PassedCase extends NamedCase {
  readonly why: 'lower' | 'wider' | 'unclear' | MissedCondition;
}

export interface SubstanceCalculation {
  readonly lineId: string;
  readonly name: Label;
  readonly isListed: boolean;
  /** Null if the cases cannot tell: it is not listed, or a stricter case cannot be compared. */
  readonly result: RulingResult | null;
  readonly decisive: NamedCase | null;
  readonly passedOver: readonly PassedCase[];
}

/** How a ruling was calculated, as it is stored and sent. */
export interface RulingCalculation {
  /** Null if an officer must judge, because the cases cannot tell about one of the substances. */
  readonly result: RulingResult | null;
  /** The line that decides; null if no case applies to any of them. */
  readonly decisiveLineId: string | null;
  readonly lines: readonly SubstanceCalculation[];
  readonly letterTh: string;
  readonly letterEn: string;
}

const NOT_CONTROLLED: Label = [
  'ตามข้อมูลที่ยื่น ผลิตภัณฑ์นี้ไม่เข้าข่ายเป็นวัตถุอันตรายตามพระราชบัญญัติวัตถุอันตราย พ.ศ. 2535 ในความรับผิดชอบของกรม',
  'By the information submitted, this product is not a hazardous substance under the Hazardous Substance Act B.E. 2535 in the responsibility of the department.',
];

export function calculateRuling(cases: readonly RulingCaseDetails[], question: ProductQuestion): RulingCalculation {
  const answers = question.substances.map((substance) => answerFor(cases, question, substance));
  const [first] = answers
    .filter(({ decisive }) => decisive !== undefined)
    .toSorted((a, b) => rankOf(b.hazType) - rankOf(a.hazType));
  const lines = answers.map(({ calculation }) => calculation);
  // What is unknown about other substances changes nothing once one of them is of the strictest type.
  const isKnown = first?.hazType === STRICTEST || lines.every(({ result }) => result !== null);
  return {
    result: isKnown ? resultOf(first?.hazType ?? null) : null,
    decisiveLineId: first?.calculation.lineId ?? null,
    lines,
    ...(isKnown ? letterOf(first?.decisive?.ruling) : NO_LETTER),
  };
}

const STRICTEST: HazType = 'type4';
/** An officer who judges writes the letter, too. */
const NO_LETTER = { letterTh: '', letterEn: '' };

type Letter = Pick<RulingCalculation, 'letterTh' | 'letterEn'>;

function letterOf(ruling: RulingCaseDetails['rulings'][number] | undefined): Letter {
  if (ruling === undefined) return { letterTh: NOT_CONTROLLED[0], letterEn: NOT_CONTROLLED[1] };
  const lines = [
    ruling.letterTh,
    labelled('หน่วยงานที่รับผิดชอบ', ruling.agency),
    labelled('สิ่งที่ต้องดำเนินการ', ruling.documents),
  ];
  return { letterTh: lines.filter((line) => line !== '').join('\n'), letterEn: ruling.letterEn ?? '' };
}

function answerFor(
  cases: readonly RulingCaseDetails[],
  { operation, subOperation, objective, subObjective, state }: ProductQuestion,
  { lineId, name, subStance, concentration }: AskedSubstance,
) {
  const asked = { operation, subOperation, objective, subObjective, state, concentration };
  const answer = subStance === null ? undefined : findRuling(cases, { ...asked, subStance });
  const decisive = answer?.decisive;
  const calculation: SubstanceCalculation = {
    lineId,
    name,
    isListed: subStance !== null,
    result: answer === undefined || isUncertain(answer) ? null : resultOf(answer.hazType),
    decisive: decisive === undefined ? null : namedCase(decisive),
    passedOver: withoutRepeated([
      ...(answer?.hits ?? [])
        .filter((hit) => hit !== decisive)
        .map((hit) => passedCase(hit, hit.counts ? 'lower' : 'wider')),
      ...(answer?.unclear ?? []).map((line) => passedCase(line, 'unclear')),
      ...(answer?.missed ?? []).map((line) => passedCase(line, line.condition)),
    ]),
  };
  return { calculation, decisive, hazType: answer?.hazType ?? null };
}

export function resultOf(hazType: HazType | null): RulingResult {
  return hazType ?? 'notControlled';
}

function namedCase({ case: { code, nameTh, nameEn }, ruling }: RulingLine<RulingCaseDetails>): NamedCase {
  return { code, name: [nameTh, nameEn ?? nameTh], result: resultOf(ruling.hazType) };
}

function passedCase(line: RulingLine<RulingCaseDetails>, why: PassedCase['why']): PassedCase {
  return { ...namedCase(line), why };
}

/** A case may have several lines about the substance that do not decide for the same reason. */
function withoutRepeated(all: readonly PassedCase[]): readonly PassedCase[] {
  const keyOf = ({ code, result, why }: PassedCase): string => `${code} ${result} ${why}`;
  return all.filter((passed, index) => all.findIndex((other) => keyOf(other) === keyOf(passed)) === index);
}

function labelled(label: string, text: string | null): string {
  return text === null || text === '' ? '' : `${label}: ${text}`;
}

/** Returns true if a case that cannot be compared would be stricter. */
function isUncertain({ hazType, unclear, decisive }: RulingAnswer<RulingCaseDetails>): boolean {
  const rank = decisive === undefined ? -1 : rankOf(hazType);
  return unclear.some(({ ruling }) => rankOf(ruling.hazType) > rank);
}
