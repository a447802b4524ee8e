import type { CardValue } from '#platform/web/fields/control.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import type { ConditionValues } from './conditionText.ts';

/** The condition of a row, with the text of the list: a card has it as its name. */
export function useCondition(row: string): ConditionValues {
  const { textTh, textEn } = useRecordValues('hazLicenseCondition', row).recordValues;
  const card = useField(`${row}.refCondition`).value as CardValue | null;
  return {
    listed: card === null ? null : { th: textOf(card['nameTh']), en: textOf(card['nameEn']) },
    textTh,
    textEn,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
