/** Adds the names of referenced records to their ids and codes. */
import type { Catalogue } from '#language/catalogue.ts';
import { allFieldsOf, getChoice, getEntity } from '#language/catalogue.ts';
import { labelOf, type Choice } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import type { NamedCode, NamedFile, NamedReference } from '#language/namedRecord.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import { nameLabelOf } from './nameOf.ts';
import type { LookupCache } from './lookupCache.ts';

/** The source of the names. */
export interface NameSource {
  readonly choice: (choice: Choice, code: string) => Label;
  readonly lookup: (id: string) => NamedReference | undefined;
  /** Returns the record of the entity with this id. */
  readonly record: (entity: string, id: string) => NamedReference | undefined;
  readonly file: (id: string) => NamedFile | undefined;
}

/**
 * Returns the record and its parts, with names in place of bare references. A reference without a name in the source is
 * null.
 */
export function withNames(
  catalogue: Catalogue,
  names: NameSource,
  { entity, record }: { readonly entity: AnyEntity; readonly record: AnyRecord },
): AnyRecord {
  const fields = allFieldsOf(entity);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field === undefined ? value : namedValue(catalogue, names, { field, value })];
    }),
  );
}

export function namedValue(
  catalogue: Catalogue,
  names: NameSource,
  { field, value }: { readonly field: Field; readonly value: unknown },
): unknown {
  if (value === null || value === undefined) return null;
  const withLabel = (choice: string, code: string): NamedCode => {
    const name = names.choice(getChoice(catalogue, choice), code);
    return { code, name };
  };
  switch (field.kind) {
    case 'choice':
      return withLabel(field.choice, value as string);
    case 'json': {
      const { choice } = field;
      return choice === undefined || !Array.isArray(value)
        ? value
        : value.map((code) => withLabel(choice, String(code)));
    }
    case 'lookup':
      return names.lookup((value as Reference).id) ?? null;
    case 'ref':
      return names.record(field.target, (value as Reference).id) ?? null;
    case 'file':
      return names.file((value as Reference).id) ?? null;
    case 'parts':
      return (value as readonly AnyRecord[]).map((record) =>
        withNames(catalogue, names, {
          entity: getEntity(catalogue, field.target),
          record,
        }),
      );
    default:
      return value;
  }
}

/** Vocabularies are in memory. */
export function lookupNames(lookups: Pick<LookupCache, 'find' | 'findByCode'>): Pick<NameSource, 'choice' | 'lookup'> {
  return {
    choice: (choice, code) => {
      const row = lookups.findByCode(choice.group, code);
      return row === undefined ? labelOf(choice, code) : nameLabelOf(row.value, row.value2);
    },
    lookup: (id) => {
      const row = lookups.find(id);
      return row === undefined ? undefined : { id, code: row.key, name: nameLabelOf(row.value, row.value2), more: {} };
    },
  };
}
