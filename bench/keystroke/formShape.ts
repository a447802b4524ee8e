/**
 * The form that both sides draw: sixty fields in six sections, and a table of rows. It describes the content, not the
 * implementation.
 */
import type { Label } from '#language/label.ts';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import type { PlainDate } from '#language/values/plainDate.ts';

export type FieldShapeKind = 'text' | 'integer' | 'decimal' | 'date' | 'boolean' | 'choice';

export function isNumber(kind: FieldShapeKind): boolean {
  return kind === 'integer' || kind === 'decimal';
}

export interface FormFieldShape {
  readonly name: string;
  readonly label: Label;
  readonly kind: FieldShapeKind;
  readonly isRequired: boolean;
}

const counts = { text: 36, integer: 8, decimal: 6, date: 4, boolean: 4, choice: 2 } as const satisfies Record<
  FieldShapeKind,
  number
>;
const words: Readonly<Record<FieldShapeKind, Label>> = {
  text: ['ข้อความ', 'Text'],
  integer: ['จำนวนนับ', 'Count'],
  decimal: ['น้ำหนัก', 'Weight'],
  date: ['วันที่', 'Date'],
  boolean: ['ใช่หรือไม่', 'Yes or no'],
  choice: ['ตัวเลือก', 'Option'],
};

/** Of each kind the first third is required; a switch always has a value. */
export const fields: readonly FormFieldShape[] = Object.entries(counts).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index): FormFieldShape => {
    const [th, en] = words[kind as FieldShapeKind];
    return {
      name: `${kind}${index + 1}`,
      label: [`${th} ${index + 1}`, `${en} ${index + 1}`],
      kind: kind as FieldShapeKind,
      isRequired: kind !== 'boolean' && index < count / 3,
    };
  }),
);

export const cells: readonly FormFieldShape[] = [
  { name: 'label', label: ['ชื่อรายการ', 'Item'], kind: 'text', isRequired: true },
  { name: 'remark', label: ['หมายเหตุ', 'Remark'], kind: 'text', isRequired: false },
  { name: 'netKg', label: ['น้ำหนักสุทธิ', 'Net weight'], kind: 'decimal', isRequired: true },
  { name: 'grossKg', label: ['น้ำหนักรวม', 'Gross weight'], kind: 'decimal', isRequired: false },
  { name: 'boxes', label: ['จำนวนกล่อง', 'Boxes'], kind: 'integer', isRequired: false },
  { name: 'packedOn', label: ['วันที่บรรจุ', 'Packed on'], kind: 'date', isRequired: false },
];

export const lineLabel: Label = ['รายการ', 'Items'];
export const totalLabel: Label = ['น้ำหนักสุทธิรวม', 'Total net weight'];

const SECTIONS = 6;

/** Every section has fields of most kinds. */
export const sections: readonly { readonly title: Label; readonly fields: readonly FormFieldShape[] }[] = Array.from(
  { length: SECTIONS },
  (_, section) => ({
    title: [`ส่วนที่ ${section + 1}`, `Part ${section + 1}`],
    fields: fields.filter((_field, index) => index % SECTIONS === section),
  }),
);

/** The limits of a weight in both forms. */
export const WEIGHT = { precision: 12, scale: 3 } as const;
export const TEXT_MAX = 500;
export const COUNT_MAX = 1_000_000;

export interface Option {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly value2: string;
  readonly code: string;
}

export const options: readonly Option[] = ['one', 'two', 'three', 'four', 'five'].map((code, index) => ({
  id: `00000000-0000-7000-8000-00000000000${index + 1}`,
  key: String(index + 1),
  value: `ตัวเลือกที่ ${index + 1}`,
  value2: `Option ${index + 1}`,
  code,
}));

export type Value = string | number | boolean | Decimal | PlainDate | Omit<Option, 'code'> | null;
export type Line = { readonly id: string } & Record<string, Value>;
export type Values = Record<string, Value | readonly Line[]> & { readonly lines: readonly Line[] };

/** Returns the record as it is read: everything filled in, so that nothing is wrong with it. */
export function startingValues(rows: number): Values {
  return {
    ...Object.fromEntries(fields.map(({ name, kind }, index) => [name, startingValue(kind, index)])),
    lines: Array.from({ length: rows }, (_, index) => startingLine(index)),
  };
}

/** Both forms hold their values in the same shape, so both can be read alike. */
export function toComparableJson(values: Readonly<Record<string, unknown>>): string {
  const { lines } = values as Values;
  return JSON.stringify({ ...pickFields(fields, values), lines: lines.map((line) => pickFields(cells, line)) });
}

function startingLine(index: number): Line {
  return {
    ...Object.fromEntries(cells.map(({ name, kind }, cell) => [name, startingValue(kind, index + cell)])),
    id: lineId(index),
  };
}

export function lineId(index: number): string {
  return `10000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
}

function startingValue(kind: FieldShapeKind, index: number): Value {
  switch (kind) {
    case 'text':
      return `สารเคมี ${index + 1}`;
    case 'integer':
      return index + 1;
    case 'decimal':
      return decimal(`${(index % 90) + 10}.5`);
    case 'date':
      return `2026-01-${String((index % 28) + 1).padStart(2, '0')}` as PlainDate;
    case 'boolean':
      return index % 2 === 0;
    case 'choice': {
      const { code: _code, ...card } = options[index % options.length] as Option;
      return card;
    }
  }
}

function pickFields(
  fieldShapes: readonly FormFieldShape[],
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(fieldShapes.map(({ name }) => [name, record[name] ?? null]));
}
