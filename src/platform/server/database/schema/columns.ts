/** The column of one declared field: a type, a default, and the CHECK for its limits. */
import { getChoice, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import { commonFieldsOf } from '#language/commonFields.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { quoteLiteral, quote } from '../sqlText.ts';

/** The id first, then in the declared order. */
export function columnsSql(entity: AnyEntity): string[] {
  const stored = storedFieldsOf(entity).toSorted(([one], [other]) => Number(other === 'id') - Number(one === 'id'));
  return stored.map(([, field, column]) => {
    const value = defaultSql(field);
    return [
      quote(column),
      typeSql(field),
      ...(value === undefined ? [] : [`default ${value}`]),
      ...(isNotNull(entity, field) ? ['not null'] : []),
    ].join(' ');
  });
}

/** Returns the limits of a column's values, if there are any. */
export function checkSql(catalogue: Catalogue, field: Field, column: string): string | undefined {
  const it = quote(column);
  switch (field.kind) {
    case 'text':
      return `char_length(${it}) <= ${field.max}`;
    case 'integer':
    case 'decimal':
      return rangeSql(it, column === VERSION ? { min: FIRST_VERSION } : field);
    case 'json':
      return field.choice === undefined
        ? `jsonb_typeof(${it}) = ${quoteLiteral(field.shape)}`
        : `jsonb_typeof(${it}) = ${quoteLiteral(field.shape)} and ${it} <@ ${quoteLiteral(JSON.stringify(codesOf(getChoice(catalogue, field.choice))))}::jsonb`;
    case 'choice':
      return `${it} in (${codesOf(getChoice(catalogue, field.choice)).map(quoteLiteral).join(', ')})`;
    default:
      return undefined;
  }
}

const VERSION = 'version';
const FIRST_VERSION = 1;

/**
 * A required field of a record is NOT NULL. In a document, where required means complete at submit, the columns are
 * nullable and get one `CHECK (not is_complete or …)` over them instead: this is the only place that decides between
 * the two.
 */
function isNotNull(entity: AnyEntity, field: Field): boolean {
  return field.required && (!entity.isDocument || field.managed === true || isCommonField(entity, field));
}

function isCommonField(entity: AnyEntity, field: Field): boolean {
  return Object.values(commonFieldsOf(entity)).includes(field);
}

function typeSql(field: Field): string {
  switch (field.kind) {
    case 'text':
      return `text collate ${quote(field.code ? 'C' : 'th-TH-x-icu')}`;
    case 'choice':
      return 'text collate "C"';
    case 'integer':
      return 'integer';
    case 'decimal':
      return `numeric(${field.precision}, ${field.scale})`;
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'instant':
      return 'timestamptz(0)';
    case 'json':
      return 'jsonb';
    case 'uuid':
    case 'ref':
    case 'lookup':
    case 'file':
      return 'uuid';
    case 'parts':
    case 'inverse':
      throw new Error(`A field of kind "${field.kind}" has no column`);
  }
}

function defaultSql(field: Field): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return field.default === undefined ? undefined : quoteLiteral(field.default);
    case 'integer':
    case 'boolean':
      return field.default === undefined ? undefined : String(field.default);
    default:
      return undefined;
  }
}

function rangeSql(it: string, { min, max }: { min?: number | string; max?: number | string }): string | undefined {
  const limits = [
    ...(min === undefined ? [] : [`${it} >= ${numberSql(min)}`]),
    ...(max === undefined ? [] : [`${it} <= ${numberSql(max)}`]),
  ];
  return limits.length === 0 ? undefined : limits.join(' and ');
}

function numberSql(value: number | string): string {
  const text = String(value);
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new Error(`"${text}" is not a number that can stand in a CHECK`);
  return text;
}
