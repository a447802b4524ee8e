/** The conditions of a risk topic and their scores: an answer for most measures, a percentage for the volume. */
import type { Label } from '#language/label.ts';
import { labelOf } from '#language/choice.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import type { Choices } from '#language/registry.ts';
import { type Decimal, decimalText, ZERO } from '#language/values/decimal.ts';
import { riskAnswer } from './choices.ts';
import './riskMessages.ts';

export type RiskMeasure = keyof Choices['riskMeasure']['values'];
export type RiskAnswer = keyof Choices['riskAnswer']['values'];
export type Condition = RecordValues<'riskTopicCondition'>;

/** The possible answers of a measure; none for the volume, which is a number. */
export const answersOf = {
  hazType: ['type1', 'type2', 'type3', 'type4'],
  history: ['clean', 'minor', 'major'],
  origin: ['groupA', 'groupB', 'groupC', 'noGroup'],
  lastResult: ['pass', 'noResult', 'fail'],
  volume: [],
  newMaker: ['knownMaker', 'newMaker'],
} as const satisfies Record<RiskMeasure, readonly RiskAnswer[]>;

/** Type 4 is forbidden (section 43), so a topic may leave it out. */
const MAY_BE_MISSING: ReadonlySet<RiskAnswer> = new Set<RiskAnswer>(['type4']);

export interface PercentRange<C> {
  readonly condition: C;
  readonly from: Decimal;
  /** Where the next one begins; null for the last, which has no end. */
  readonly to: Decimal | null;
}

/** Each ends where the next begins, so there are no gaps and no overlaps. */
export function rangesOf<C extends Pick<Condition, 'fromPercent'>>(
  conditions: readonly C[],
): readonly PercentRange<C>[] {
  const placed = conditions
    .flatMap((condition) => (condition.fromPercent === null ? [] : [{ condition, from: condition.fromPercent }]))
    .toSorted((left, other) => left.from.cmp(other.from));
  return placed.map((range, index) => ({ ...range, to: placed[index + 1]?.from ?? null }));
}

export type Finding = { readonly answer: RiskAnswer } | { readonly percent: Decimal };

/** Returns the condition that applies to a finding. */
export function findCondition<C extends Pick<Condition, 'refAnswer' | 'fromPercent'>>(
  conditions: readonly C[],
  finding: Finding,
): C | undefined {
  if ('answer' in finding) return conditions.find(({ refAnswer }) => refAnswer === finding.answer);
  return rangesOf(conditions).findLast(({ from }) => from.lte(finding.percent))?.condition;
}

/** Returns answers of the measure that have no condition yet. */
export function missingAnswers(
  measure: RiskMeasure,
  conditions: readonly Pick<Condition, 'refAnswer'>[],
): readonly RiskAnswer[] {
  const given = new Set(conditions.map(({ refAnswer }) => refAnswer));
  return answersOf[measure].filter((answer) => !given.has(answer) && !MAY_BE_MISSING.has(answer));
}

/** Returns the problems that leave a finding without a score, each at its row. */
export function conditionProblems(
  measure: RiskMeasure,
  rows: readonly (Condition & { readonly isDelete?: boolean })[],
): readonly Problem[] {
  const live = rows
    .map((condition, index) => ({ condition, index }))
    .filter(({ condition }) => condition.isDelete !== true);
  const conditions = live.map(({ condition }) => condition);
  const problems = live.flatMap((row) =>
    measure === 'volume' ? percentProblems(row, live) : answerProblems(measure, row, live),
  );
  if (problems.length > 0 || conditions.length === 0) return problems;
  return measure === 'volume' ? firstProblems(live) : missingProblems(measure, conditions);
}

interface IndexedCondition {
  readonly condition: Condition;
  readonly index: number;
}

function answerProblems(
  measure: RiskMeasure,
  { condition, index }: IndexedCondition,
  live: readonly IndexedCondition[],
): Problem[] {
  const { refAnswer, fromPercent } = condition;
  const here = `conditions.${index}.refAnswer`;
  if (fromPercent !== null) return [fieldProblem(`conditions.${index}.fromPercent`, message('percentOfWords'))];
  if (refAnswer === null) return [fieldProblem(here, message('required'))];
  const words: readonly RiskAnswer[] = answersOf[measure];
  if (!words.includes(refAnswer))
    return [
      fieldProblem(here, message('answerOfOther', { answer: answerLabel(refAnswer), answers: answerLabels(words) })),
    ];
  return live.some((other) => other.index < index && other.condition.refAnswer === refAnswer)
    ? [fieldProblem(here, message('answerTwice', { answer: answerLabel(refAnswer) }))]
    : [];
}

function percentProblems({ condition, index }: IndexedCondition, live: readonly IndexedCondition[]): Problem[] {
  const { refAnswer, fromPercent } = condition;
  const here = `conditions.${index}.fromPercent`;
  if (refAnswer !== null) return [fieldProblem(`conditions.${index}.refAnswer`, message('answerOfVolume'))];
  if (fromPercent === null) return [fieldProblem(here, message('required'))];
  return live.some((other) => other.index < index && other.condition.fromPercent?.eq(fromPercent) === true)
    ? [fieldProblem(here, message('percentTwice', { percent: decimalText(fromPercent) }))]
    : [];
}

function firstProblems(live: readonly IndexedCondition[]): Problem[] {
  const [first] = rangesOf(live.map(({ condition, index }) => ({ ...condition, index })));
  return first === undefined || first.from.eq(ZERO)
    ? []
    : [fieldProblem(`conditions.${first.condition.index}.fromPercent`, message('percentFromZero'))];
}

function missingProblems(measure: RiskMeasure, conditions: readonly Condition[]): Problem[] {
  const missing = missingAnswers(measure, conditions);
  return missing.length === 0
    ? []
    : [fieldProblem('conditions', message('answersMissing', { answers: answerLabels(missing) }))];
}

function answerLabel(answer: RiskAnswer): Label {
  return labelOf(riskAnswer, answer);
}

function answerLabels(answers: readonly RiskAnswer[]): Label {
  const labels = answers.map(answerLabel);
  return [labels.map(([th]) => th).join(', '), labels.map(([, en]) => en).join(', ')];
}
