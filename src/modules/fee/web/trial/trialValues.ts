/** What a person has filled in to try a fee, and how it is sent. */
import type { Field } from '#language/field.ts';
import { valueToWire } from '#platform/web/fields/wire.ts';
import { questionFields, type QuestionName } from '../../feeQuestion.ts';
import type { FeeBasis } from '../../bases.ts';
import type { FeeAnswer } from '../../feeAnswer.ts';

/** Values as the controls have them; empty ones are not sent. */
export type TrialValues = Readonly<Partial<Record<QuestionName, unknown>>>;

/** The amount field for each basis. */
export const amountFields = {
  copy: 'copies',
  trip: 'trips',
  item: 'items',
  tonsPerYear: 'tonsPerYear',
  squareMetres: 'squareMetres',
} as const satisfies Partial<Record<FeeBasis, QuestionName>>;

export type AmountField = (typeof amountFields)[keyof typeof amountFields];

/** The fields that may lead to a waiver, in the order of the kinds of waiver. */
export const waiverFields = [
  'department',
  'holder',
  'operation',
  'objective',
  'country',
  'product',
  'goodsValue',
] as const satisfies readonly QuestionName[];

export function amountFieldOf(basis: unknown): AmountField | undefined {
  return typeof basis === 'string' && Object.hasOwn(amountFields, basis)
    ? amountFields[basis as keyof typeof amountFields]
    : undefined;
}

/** Returns the amount field that the rate in the answer uses, also if it is the one that is missing. */
export function amountFieldIn(answer: FeeAnswer | undefined): AmountField | undefined {
  if (answer?.kind === 'fee') return amountFieldOf(answer.basis);
  switch (answer?.what) {
    case 'quantity':
      return 'tonsPerYear';
    case 'area':
      return 'squareMetres';
    case 'trips':
      return 'trips';
    case 'items':
      return 'items';
    default:
      return undefined;
  }
}

/** Sends only the amount that the rate uses: another one may have been typed for another document. */
export function questionBody(values: TrialValues, amount: AmountField | undefined): Record<string, unknown> {
  const amounts: readonly string[] = Object.values(amountFields);
  const sent = Object.entries(values).filter(
    ([name, value]) => value !== null && value !== undefined && (!amounts.includes(name) || name === amount),
  );
  return Object.fromEntries(
    sent.map(([name, value]) => [name, valueToWire(questionFields[name as QuestionName] as Field, value)]),
  );
}
