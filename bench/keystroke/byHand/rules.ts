/** Checks the whole record in one pass: the rules that our side declares, written out. */
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { compareDecimals, decimalText, fitsNumeric, type Decimal } from '#language/values/decimal.ts';
import {
  cells,
  COUNT_MAX,
  fields,
  TEXT_MAX,
  WEIGHT,
  type FormFieldShape,
  type Value,
  type Values,
} from '../formShape.ts';

export const resolver: Resolver<Values> = (values) => {
  const errors = errorsIn(values);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

type Errors = Record<string, FieldError | FieldError[]>;

function errorsIn(values: Values): FieldErrors<Values> {
  const errors: Errors = errorsOf(fields, values as Record<string, Value>);
  const lines: Errors[] = [];
  values.lines.forEach((line, index) => {
    const found = errorsOf(cells, line);
    if (Object.keys(found).length > 0) lines[index] = found;
  });
  if (lines.length > 0) errors['lines'] = lines as unknown as FieldError[];
  const [net, gross] = [values['decimal1'] as Decimal | null, values['decimal2'] as Decimal | null];
  if (net !== null && gross !== null && compareDecimals(net, gross) > 0)
    errors['decimal1'] ??= error(`ค่าสูงสุดที่กรอกได้คือ ${decimalText(gross)}`);
  return errors as FieldErrors<Values>;
}

function errorsOf(fieldShapes: readonly FormFieldShape[], record: Readonly<Record<string, Value>>): Errors {
  const errors: Errors = {};
  for (const { name, kind, isRequired } of fieldShapes) {
    const problem = problemOf(kind, record[name] ?? null, isRequired);
    if (problem !== undefined) errors[name] = error(problem);
  }
  return errors;
}

function problemOf(kind: FormFieldShape['kind'], value: Value, isRequired: boolean): string | undefined {
  if (value === null || value === '') return isRequired ? 'กรุณาระบุข้อมูลนี้' : undefined;
  if (kind === 'text') return textProblem(value as string, isRequired);
  if (kind === 'integer') return countProblem(value as number);
  return kind === 'decimal' ? weightProblem(value as Decimal) : undefined;
}

function textProblem(text: string, isRequired: boolean): string | undefined {
  if (isRequired && text.trim() === '') return 'กรุณาระบุข้อมูลนี้';
  return text.length > TEXT_MAX && [...text].length > TEXT_MAX ? `กรุณากรอกไม่เกิน ${TEXT_MAX} ตัวอักษร` : undefined;
}

function countProblem(count: number): string | undefined {
  if (count < 0) return 'ค่าต่ำสุดที่กรอกได้คือ 0';
  return count > COUNT_MAX ? `ค่าสูงสุดที่กรอกได้คือ ${COUNT_MAX}` : undefined;
}

function weightProblem(weight: Decimal): string | undefined {
  if (!fitsNumeric(weight, WEIGHT))
    return `กรุณากรอกตัวเลขรวมไม่เกิน ${WEIGHT.precision} หลัก เป็นทศนิยมไม่เกิน ${WEIGHT.scale} ตำแหน่ง`;
  return weight.lt('0') ? 'ค่าต่ำสุดที่กรอกได้คือ 0' : undefined;
}

function error(message: string): FieldError {
  return { type: 'validate', message };
}
