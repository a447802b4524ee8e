/** Describes the body of a trial in the API description. */
import type { Field } from '#language/field.ts';
import { questionFields } from '../feeQuestion.ts';

const required = Object.entries(questionFields).flatMap(([name, field]) =>
  field.required && name !== 'documentType' ? [name] : [],
);

export const trialBodySchema: object = {
  type: 'object',
  additionalProperties: false,
  required,
  properties: {
    ...Object.fromEntries(
      Object.entries(questionFields).map(([name, field]) => [
        name,
        { ...typeOf(field), description: `${field.label[0]} / ${field.label[1]}` },
      ]),
    ),
    rate: {
      type: 'object',
      description: 'อัตราที่ยังไม่ได้บันทึก ส่งเหมือนการบันทึก / A rate that is not saved, sent as a save would send it',
    },
  },
};

function typeOf(field: Field): object {
  switch (field.kind) {
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'decimal':
      return { type: 'number', minimum: Number(field.min) };
    case 'date':
      return { type: 'string', format: 'date' };
    default:
      return { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, key: { type: 'string' } } };
  }
}
