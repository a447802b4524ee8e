/** What must be known before a form can be drawn: the record with its rows, the codes of its choices, what this person is shown. */
import type { Catalogue } from '#language/catalogue.ts';
import { limits } from '#language/criteria.ts';
import type { FormItem } from '#language/entity.ts';
import type { Field, FieldClass } from '#language/field.ts';
import { ApiError } from '../api/errors.ts';
import { findRecord, search, type SentCriteria, type WireRecord } from '../api/resource.ts';
import { selectsOf } from '../fields/columns.ts';
import { classedFieldsOf, type FormModel } from './formModel.ts';

export type Readable = ReadonlySet<FieldClass>;

/** Enough for a look; the rest is in the list of what they are. */
export const PANEL_ROWS = 50;
const BAD_INPUT = 400;

export async function loadRecord(catalogue: Catalogue, model: FormModel, { id, readable, signal }: { readonly id: string; readonly readable: Readable; readonly signal?: AbortSignal }): Promise<WireRecord | undefined> {
  return findRecord(model.entity, id, { children: childrenOf(catalogue, model, readable), silent: true, ...(signal === undefined ? {} : { signal }) });
}

const known = new Map<string, Promise<boolean>>();

/**
 * Which classes of field this person is shown. Asked once for each class, by searching for such a field: a path one may
 * not read is refused by name. `etag` changes with what the person may do.
 */
export async function loadReadable(model: FormModel, etag: string): Promise<Readable> {
  const asked = [...classedFieldsOf(model)].filter(([name]) => name !== 'secret');
  const answers = await Promise.all(asked.map(async ([name, path]) => ((await mayRead(model, { key: `${etag} ${name}`, path })) ? [name] : [])));
  return new Set<FieldClass>(['public', ...answers.flat()]);
}

/** A secret is never shown and may be given; of the rest, what cannot be read cannot be written either. */
export function isUnseenBy(readable: Readable): (field: Field) => boolean {
  return (field) => field.class !== 'secret' && !readable.has(field.class);
}

function mayRead({ entity }: FormModel, { key, path }: { key: string; path: string }): Promise<boolean> {
  const asked =
    known.get(key) ??
    search(entity, { select: [path], page: 0, size: 1 }, { silent: true, background: true }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === BAD_INPUT) return false;
        known.delete(key);
        throw error;
      },
    );
  known.set(key, asked);
  return asked;
}

function childrenOf(catalogue: Catalogue, model: FormModel, readable: Readable): NonNullable<SentCriteria['children']> {
  const rows = model.parts.filter(({ field }) => readable.has(field.class)).map(({ name, part }) => ({ name, page: 0, size: limits.childSize, children: childrenOf(catalogue, part, readable) }));
  return [...rows, ...panelsOf(model.entity.form).flatMap((name) => panelOf(catalogue, model, name))];
}

function panelOf(catalogue: Catalogue, { entity, byName }: FormModel, name: string): NonNullable<SentCriteria['children']> {
  const field = entity.fields[name];
  if (field?.kind !== 'inverse' || byName.has(name)) return [];
  const target = catalogue.entities.get(field.target);
  return target === undefined ? [] : [{ name, page: 0, size: PANEL_ROWS, select: [...new Set(target.list.columns.flatMap((path) => selectsOf(catalogue, target, path)))] }];
}

function panelsOf(items: readonly (string | FormItem)[]): readonly string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [];
    if (item.item === 'panel') return [item.field];
    return item.item === 'section' ? panelsOf(item.fields) : item.item === 'steps' ? panelsOf(item.steps) : [];
  });
}
