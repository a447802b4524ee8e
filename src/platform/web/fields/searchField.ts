/** A field as the search panel uses it: nothing is required, and "either" is an answer. */
import { boolean, type Field } from '#language/field.ts';

export function searchFieldOf(field: Field): Field {
  switch (field.kind) {
    case 'boolean':
      return boolean(field.label);
    case 'text':
      return { ...field, required: false, multiline: false };
    default:
      return { ...field, required: false };
  }
}
