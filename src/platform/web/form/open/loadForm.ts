/**
 * Loads everything needed before a form can be rendered: the record with its rows, the codes of its choices, and the
 * field classes this person may see.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { criteriaLimits } from '#language/criteria.ts';
import type { FormItem } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { findRecord, type SentCriteria, type WireRecord } from '../../api/resource.ts';
import { selectsOf } from '../../fields/columns.ts';
import type { Info } from '../../session/info.ts';
import type { FormModel } from '../model/formModel.ts';

export type ReadableClasses = ReadonlySet<string>;

/** Enough for an overview; the rest is in the list of that entity. */
export const PANEL_ROWS = 50;

export async function loadRecord(
  catalogue: Catalogue,
  model: FormModel,
  {
    id,
    readableClasses,
    signal,
  }: { readonly id: string; readonly readableClasses: ReadableClasses; readonly signal?: AbortSignal },
): Promise<WireRecord | undefined> {
  return findRecord(model.entity, id, {
    children: childrenOf(catalogue, model, readableClasses),
    silent: true,
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Returns the classes of fields that the person may see. */
export function readableClassesOf({ fieldClasses }: Pick<Info, 'fieldClasses'>): ReadableClasses {
  return new Set(['public', ...fieldClasses]);
}

/** A secret is never shown but may be set; any other field that cannot be read cannot be written either. */
export function isForbiddenFor(readable: ReadableClasses): (field: Field) => boolean {
  return (field) => field.class !== 'secret' && !readable.has(field.class);
}

function childrenOf(
  catalogue: Catalogue,
  model: FormModel,
  readable: ReadableClasses,
): NonNullable<SentCriteria['children']> {
  const rows = model.parts
    .filter(({ field }) => readable.has(field.class))
    .map(({ name, part }) => ({
      name,
      page: 0,
      size: criteriaLimits.childSize,
      children: childrenOf(catalogue, part, readable),
    }));
  return [...rows, ...panelsOf(model.entity.form).flatMap((name) => panelOf(catalogue, model, name))];
}

function panelOf(
  catalogue: Catalogue,
  { entity, byName }: FormModel,
  name: string,
): NonNullable<SentCriteria['children']> {
  const field = entity.fields[name];
  if (field?.kind !== 'inverse' || byName.has(name)) return [];
  const target = catalogue.entities.get(field.target);
  return target === undefined
    ? []
    : [
        {
          name,
          page: 0,
          size: PANEL_ROWS,
          select: [...new Set(target.list.columns.flatMap((path) => selectsOf(catalogue, target, path)))],
        },
      ];
}

function panelsOf(items: readonly (string | FormItem)[]): readonly string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if (item.item === 'panel') return [item.field];
    return item.item === 'section' ? panelsOf(item.fields) : item.item === 'steps' ? panelsOf(item.steps) : [];
  });
}
