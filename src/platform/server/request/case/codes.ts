/**
 * Numbers of drafts, requests and issued documents: counted by year, and taken before the transaction that uses them.
 */
import { labelOf, type Choice } from '#language/choice.ts';
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Takes the next number of this name in the year. A number that is taken and not used leaves a gap. */
export async function takeNumber(db: Queryable, { name, year }: { name: string; year: number }): Promise<number> {
  const { rows } = await db.query({
    name: 'take-number',
    text: `insert into "code_counter" ("name", "year", "last") values ($1, $2, 1)
on conflict ("name", "year") do update set "last" = "code_counter"."last" + 1 returning "last"::float8 as "last"`,
    values: [name, year],
  });
  return Number(rows[0]?.['last']);
}

/**
 * Takes a code such as `D30-69000001` for a draft or `R30-69000001` for a request: key of the document type, year,
 * running number.
 */
export async function takeCode(
  db: Queryable,
  { letter, type, today }: { letter: 'D' | 'R'; type: string; today: PlainDate },
): Promise<string> {
  const year = toBuddhistYear(dateParts(today).year);
  const key = keyOf(documentType, type);
  const number = await takeNumber(db, { name: `${letter}${key}`, year });
  return `${letter}${key}-${String(year).slice(-2)}${String(number).padStart(DIGITS, '0')}`;
}

/**
 * Takes the number under which a document is issued, in the format of its kind. A number that was entered from paper is
 * skipped.
 */
export async function takeApproveCode(
  db: Queryable,
  {
    declaration,
    type,
    issued,
    document,
  }: { declaration: RequestDeclaration; type: string; issued: PlainDate; document: AnyRecord },
): Promise<string> {
  const year = toBuddhistYear(dateParts(issued).year);
  let code: string;
  do code = declaration.approveCode(await takeNumber(db, { name: `A${type}`, year }), issued, document);
  while (await isTaken(db, { type, code }));
  return code;
}

async function isTaken(db: Queryable, { type, code }: { type: string; code: string }): Promise<boolean> {
  const { rows } = await db.query({
    name: 'code-taken',
    text: 'select 1 from "dossier" where "document_type" = $1 and "code" = $2',
    values: [type, code],
  });
  return rows.length > 0;
}

const DIGITS = 6;

function keyOf(choice: Choice, code: string): string {
  return choice.values[code]?.key ?? labelOf(choice, code)[1];
}
