/** Our side: the same form, declared. */
import { defineChoice } from '#language/choice.ts';
import { entity, section, slot, table, type AnyEntity } from '#language/entity.ts';
import { boolean, choice, date, decimal, integer, parts, text, type Field, type FieldSet } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { defineModule } from '#language/module.ts';
import { compareDecimals, decimalText, sum, type Decimal } from '#language/values/decimal.ts';
import {
  cells,
  COUNT_MAX,
  fields,
  lineLabel,
  options,
  sections,
  TEXT_MAX,
  totalLabel,
  WEIGHT,
  type Line,
  type FormFieldShape,
} from './formShape.ts';

export const OPTION_GROUP = 'KEYSTROKE_OPTION';
/** A slot that draws nothing. */
export const HOLD_SLOT = 'Hold';

const option = defineChoice('keystrokeOption', {
  group: OPTION_GROUP,
  title: ['ตัวเลือก', 'Option'],
  values: Object.fromEntries(
    options.map(({ code, key, value, value2 }) => [code, { key, label: [value, value2] as const }]),
  ),
});

const formFields: FieldSet = {
  total: decimal(totalLabel, { precision: 15, scale: WEIGHT.scale, managed: true }),
  ...fieldsFor(fields),
  lines: parts('keystrokeLine', lineLabel),
};

interface Weights {
  readonly decimal1: Decimal | null;
  readonly decimal2: Decimal | null;
  readonly lines: readonly Line[];
}

export const keystrokeForm = declareEntity('keystrokeForm', formFields, {
  form: [
    section(totalLabel, ['total']),
    ...sections.map(({ title, fields: fieldShapes }) =>
      section(
        title,
        fieldShapes.map(({ name }) => name),
      ),
    ),
    table('lines'),
    slot(HOLD_SLOT),
  ],
  behaviour: {
    total: {
      derive: ({ lines }: Weights) => sum(lines.flatMap(({ netKg }) => (netKg === null ? [] : [netKg as Decimal]))),
    },
  },
  rules: [{ name: 'netNotAboveGross', needs: [], check: netNotAboveGross }],
});

export const keystrokeLine = declareEntity('keystrokeLine', fieldsFor(cells), {
  partOf: { root: 'keystrokeForm', field: 'lines', rootField: 'refForm' },
  form: [
    section(
      lineLabel,
      cells.map(({ name }) => name),
    ),
  ],
});

export const keystrokeModule = defineModule({
  name: 'keystroke',
  choices: [option],
  entities: [keystrokeForm, keystrokeLine],
});

/** Decimal 1 is a net weight, decimal 2 the gross weight. */
function netNotAboveGross({ decimal1, decimal2 }: Weights): Problem | undefined {
  return decimal1 !== null && decimal2 !== null && compareDecimals(decimal1, decimal2) > 0
    ? fieldProblem('decimal1', message('maxValue', { n: decimalText(decimal2) }))
    : undefined;
}

function fieldsFor(fieldShapes: readonly FormFieldShape[]): FieldSet {
  return Object.fromEntries(fieldShapes.map((fieldShape) => [fieldShape.name, fieldFor(fieldShape)]));
}

function fieldFor({ kind, label, isRequired }: FormFieldShape): Field {
  switch (kind) {
    case 'text':
      return text(label, { required: isRequired, max: TEXT_MAX });
    case 'integer':
      return integer(label, { required: isRequired, min: 0, max: COUNT_MAX });
    case 'decimal':
      return decimal(label, { required: isRequired, ...WEIGHT, min: '0' });
    case 'date':
      return date(label, { required: isRequired });
    case 'boolean':
      return boolean(label, { default: false });
    case 'choice':
      return choice('keystrokeOption', label, { required: isRequired });
  }
}

/** Declares an entity with names that no registry of the product contains. */
function declareEntity(name: string, own: FieldSet, how: object): AnyEntity {
  return entity(name as never, own, {
    wire: `bench/${name}`,
    title: ['ฟอร์มทดสอบ', 'Benchmark form'],
    list: { columns: [], search: [], sort: [] },
    ...how,
  } as never);
}
