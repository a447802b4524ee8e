/** Which revisions a picker shows, in their order: one question, by the holder or by the letters that an index knows. */
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { INDEXED_LETTERS_MIN, searchWordsOf } from '#platform/model/recordSearch.ts';
import type { PickableStanding } from '#platform/model/request/documentPicker.ts';
import { quote } from '../../database/sqlText.ts';
import type { ReferringField } from '../case/issuedReferences.ts';

export interface PickTerms {
  readonly target: AnyEntity;
  readonly field: ReferringField;
  readonly types: readonly string[];
  /** Null: of anybody. */
  readonly holderId: string | null;
  readonly text: string;
  readonly standing: PickableStanding | undefined;
  /** Revisions whose dossiers are asked for. */
  readonly ids: readonly string[] | undefined;
  readonly today: PlainDate;
  readonly first: number;
  readonly size: number;
}

/** Answers `id` and `asked`, one row more than the page has where there are more. Undefined where nothing is looked for. */
export function pickQuery(terms: PickTerms): { readonly text: string; readonly values: unknown[] } | undefined {
  const { target, types, holderId, ids, standing, first, size } = terms;
  const table = quote(tableName(target.name));
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const today = next(terms.today);
  const now = `case when s."state" in ('revoked', 'cancelled') then s."state" when s."expire_date" < ${today}::date then 'expired' when s."state" = 'suspended' then 'suspended' else 'valid' end`;
  const holder = holderId === null ? undefined : next(holderId);
  const kinds = next(types);
  const scope = (alias: string): string =>
    `${alias}."document_type" = any(${kinds}::text[])${holder === undefined ? '' : ` and ${alias}."holder_id" = ${holder}::uuid`}`;
  const spoken = ids === undefined ? textConditions(terms, { next, scope, table }) : [];
  if (spoken === undefined) return undefined;
  const where = [
    't."is_current"',
    scope('t'),
    // The same of both, which the database holds: each is then found by its own index.
    scope('s'),
    ...spoken,
    // Of what is anybody's, only what is in force is shown; who asks by id is told how it stands.
    ...(standing === undefined
      ? holderId === null && ids === undefined
        ? [`${now} = 'valid'`]
        : []
      : [`${now} = ${next(standing)}`]),
  ];
  const asked =
    ids === undefined
      ? { column: 'null::uuid', join: '' }
      : {
          column: 'p."id"',
          join: ` join ${table} p on p."dossier_id" = t."dossier_id" and p."id" = any(${next(ids)}::uuid[])`,
        };
  return {
    text: `select t."id", ${asked.column} as "asked" from ${table} t join "dossier" s on s."id" = t."dossier_id"${asked.join}
where ${where.join(' and ')} order by (${[`${now} = 'valid'`, ...declaredConditions(terms, next)].join(' and ')}) desc, s."code", t."id" offset ${next(first)} limit ${next(size + 1)}`,
    values,
  };
}

/** Every word in the number, or every one in the name: so the rarest finds it. Of too little for an index, among anybody's, the whole number alone. */
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
  return [...new Set([typed, normaliseForSearch(typed)].flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()]))];
}

const ARRAYS: Readonly<Record<string, string>> = { integer: 'integer[]', boolean: 'boolean[]' };

/** What is declared beside the standing: what does not fit comes after what does. */
function declaredConditions({ target, field }: PickTerms, next: (value: unknown) => string): readonly string[] {
  return field.refersTo.where.map((one) => {
    const kind = target.fields[one.field]?.kind ?? 'text';
    return `coalesce(t.${quote(columnName(one.field, kind))} = any(${next(one.oneOf)}::${ARRAYS[kind] ?? 'text[]'}), false)`;
  });
}
