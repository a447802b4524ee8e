/** Selects the revisions that a picker shows, in their order: one query, by the holder or by text that is indexed. */
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { INDEXED_LETTERS_MIN, searchWordsOf } from '#platform/model/recordSearch.ts';
import type { PickableStanding } from '#platform/model/request/documentPicker.ts';
import { quote } from '../../database/sqlText.ts';
import type { ReferringField } from '../case/issuedReferences.ts';

/** A reference with an id, a choice with a code. */
export interface MatchedValue {
  readonly field: string;
  readonly value: string;
}

export interface PickTerms {
  readonly target: AnyEntity;
  /** With the terms for the type of the document that refers. */
  readonly field: ReferringField;
  /** Fields of the target with the value they must have; a query by id also returns documents with other values. */
  readonly matching: readonly MatchedValue[];
  readonly types: readonly string[];
  /** Null: documents of any holder. */
  readonly holderId: string | null;
  readonly text: string;
  readonly standing: PickableStanding | undefined;
  /** Ids of revisions; the current revisions of their dossiers are returned. */
  readonly ids: readonly string[] | undefined;
  readonly today: PlainDate;
  readonly first: number;
  readonly size: number;
}

/**
 * Selects `id` and `asked`, and one row more than the page size if there are more. Undefined if nothing is searched
 * for.
 */
export function pickQuery(terms: PickTerms): { readonly text: string; readonly values: unknown[] } | undefined {
  const { target, types, holderId, ids, standing, first, size } = terms;
  const table = quote(tableName(target.name));
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const today = next(terms.today);
  const now = `case when s."state" in ('revoked', 'cancelled', 'usedUp') then s."state" when s."expire_date" < ${today}::date then 'expired' when s."state" = 'suspended' then 'suspended' else 'valid' end`;
  const holder = holderId === null ? undefined : next(holderId);
  const kinds = next(types);
  const scope = (alias: string): string =>
    `${alias}."document_type" = any(${kinds}::text[])${holder === undefined ? '' : ` and ${alias}."holder_id" = ${holder}::uuid`}`;
  const textClauses = ids === undefined ? textConditions(terms, { next, scope, table }) : [];
  if (textClauses === undefined) return undefined;
  const where = [
    't."is_current"',
    scope('t'),
    // Both tables have the same values here, which the database enforces; each condition can then use its own index.
    scope('s'),
    ...textClauses,
    ...(ids === undefined ? matchConditions(terms, next) : []),
    // Of documents of any holder only those in force are shown; a query by id also returns others with their standing.
    ...(standing === undefined
      ? holderId === null && ids === undefined
        ? [`${now} = 'valid'`]
        : []
      : [`${now} = ${next(standing)}`]),
  ];
  const requested =
    ids === undefined
      ? { column: 'null::uuid', join: '' }
      : {
          column: 'p."id"',
          join: ` join ${table} p on p."dossier_id" = t."dossier_id" and p."id" = any(${next(ids)}::uuid[])`,
        };
  return {
    text: `select t."id", ${requested.column} as "asked" from ${table} t
      join "dossier" s on s."id" = t."dossier_id"${requested.join}
where ${where.join(' and ')}
order by (${[`${now} = 'valid'`, ...declaredConditions(terms, next)].join(' and ')}) desc, s."code", t."id"
offset ${next(first)} limit ${next(size + 1)}`,
    values,
  };
}

/**
 * Every word must be in the number, or every word in the name, so that the rarest word is used. If the text is too
 * short for an index and the holder is not given, only the whole number is compared.
 */
function textConditions(
  { text, holderId }: PickTerms,
  { next, scope, table }: { next: (value: unknown) => string; scope: (alias: string) => string; table: string },
): readonly string[] | undefined {
  const needles = searchWordsOf(text);
  const isIndexed = needles.some((needle) => needle.length >= INDEXED_LETTERS_MIN);
  if (holderId === null && !isIndexed)
    return needles.length === 0 ? undefined : [`s."code" = any(${next(spellingsOf(text))}::text[])`];
  if (needles.length === 0) return [];
  const patterns = needles.map((needle) => next(`%${needle.replaceAll(/[\\%_]/gu, (letter) => `\\${letter}`)}%`));
  const has = (column: string): string =>
    patterns.map((pattern) => `search_text(${column}) like ${pattern}`).join(' and ');
  return [
    `t."id" in (select d."id" from "dossier" n join ${table} d on d."dossier_id" = n."id" and d."is_current" where ${scope('n')} and ${has('n."code"')}
union select q."document_id" from "request" q where ${scope('q')} and ${has('q."subject_th"')}
union select q."document_id" from "request" q where ${scope('q')} and ${has('q."subject_en"')})`,
  ];
}

function spellingsOf(text: string): readonly string[] {
  const typed = text.trim();
  return [
    ...new Set(
      [typed, normaliseForSearch(typed)].flatMap((spelling) => [
        spelling,
        spelling.toLowerCase(),
        spelling.toUpperCase(),
      ]),
    ),
  ];
}

function matchConditions({ target, matching }: PickTerms, next: (value: unknown) => string): readonly string[] {
  return matching.map(({ field, value }) => {
    const kind = target.fields[field]?.kind ?? 'text';
    return `t.${quote(columnName(field, kind))} = ${next(value)}::${kind === 'choice' ? 'text' : 'uuid'}`;
  });
}

const ARRAYS: Readonly<Record<string, string>> = { integer: 'integer[]', boolean: 'boolean[]' };

/** Conditions declared in addition to the standing; rows that do not meet them are sorted after those that do. */
function declaredConditions({ target, field }: PickTerms, next: (value: unknown) => string): readonly string[] {
  return field.refersTo.where.map((condition) => {
    const kind = target.fields[condition.field]?.kind ?? 'text';
    return `coalesce(t.${quote(columnName(condition.field, kind))} = any(${next(condition.oneOf)}::${ARRAYS[kind] ?? 'text[]'}), false)`;
  });
}
