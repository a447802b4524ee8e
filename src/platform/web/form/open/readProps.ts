/**
 * Reads initial values for a new record from the address: `?props={"name":"…"}`. Checked as strictly as by the server,
 * and treated as if the person had typed them.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { isPlainObject, parsePatch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import type { FormModel } from '../model/formModel.ts';

export interface Prefill {
  readonly values: AnyRecord;
  /** Names that are not fields, or whose values are invalid. */
  readonly refused: readonly string[];
}

export const NO_PREFILL: Prefill = { values: {}, refused: [] };

export function readProps(catalogue: Catalogue, model: FormModel, text: string | null): Prefill {
  if (text === null || text === '') return NO_PREFILL;
  const props = findJson(text);
  if (!isPlainObject(props)) return { values: {}, refused: ['props'] };
  const { patch, problems } = parsePatch(catalogue, model.entity, props);
  const refused = new Set(problems.map(({ path }) => path.split('.')[0] ?? path));
  const open = new Map(
    model.fields
      .filter(({ writable, part }) => writable !== 'never' && part === undefined)
      .map((modelField) => [modelField.name, modelField]),
  );
  for (const name of Object.keys(props)) if (!open.has(name)) refused.add(name);
  return {
    values: Object.fromEntries(Object.entries(patch.values).filter(([name]) => open.has(name) && !refused.has(name))),
    refused: [...refused],
  };
}

function findJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
