/** Creates a blank record or row, with the same initial values as on the server. */
import type { AnyRecord } from '#language/record.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import type { FormModel, ModelField } from '../model/formModel.ts';

export function blankRecordOf({ fields }: FormModel, codes: CodeMap): AnyRecord {
  return Object.fromEntries(fields.map((modelField) => [modelField.name, valueOf(modelField, codes)]));
}

function valueOf({ field, group, part }: ModelField, codes: CodeMap): unknown {
  if (part !== undefined) return [];
  if (!('default' in field) || field.default === undefined) return null;
  return group === undefined ? field.default : codes.cardOf(group, field.default);
}
