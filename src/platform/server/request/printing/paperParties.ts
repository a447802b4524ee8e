/** The people and the department on a paper: the holder, the department that issues it, and the signatory. */
import type { Label } from '#language/label.ts';
import type { App } from '../../app.ts';
import { findPicture } from '../../auth/serverInfo.ts';
import { cleanText } from '../../paper/cleanText.ts';
import { loadPicture, type Picture } from '../../paper/pictures.ts';
import type { Queryable } from '../../database/queryable.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { namedHolderIdOf } from '../case/loadCase.ts';
import type { Issue, PaperContext } from './paper.ts';
import { findDepartmentOf } from '../case/routing.ts';

export interface PaperParties {
  readonly holder: Label;
  readonly department: PaperDepartment;
  /** Null on a draft. */
  readonly signatory: Signatory | null;
  /** The person for whom the signatory acts. */
  readonly principal: Signatory | null;
}

export interface PaperDepartment {
  readonly name: Label;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface Signatory {
  readonly name: Label;
  /** As they have set it next to their signature. */
  readonly position: Label | null;
}

/** Of the issue, only the people who sign it are needed. */
export interface PartiesContext extends Pick<PaperContext, 'found'> {
  readonly issue: Pick<Issue, 'signatoryId' | 'principalId'> | null;
}

export async function loadPaperParties(
  app: Pick<App, 'catalogue'>,
  db: Queryable,
  { found, issue }: PartiesContext,
): Promise<PaperParties> {
  const holderId = namedHolderIdOf(found.request);
  const people = await loadPeople(
    db,
    [holderId, issue?.signatoryId, issue?.principalId].filter((id) => typeof id === 'string'),
  );
  const signatoryOf = (id: string | null | undefined): Signatory | null => people.get(id ?? '') ?? null;
  return {
    holder: people.get(holderId ?? '')?.name ?? nameLabelOf(undefined, undefined),
    department: await loadDepartment(db, await findDepartmentOf(app, db, found)),
    signatory: signatoryOf(issue?.signatoryId),
    principal: signatoryOf(issue?.principalId),
  };
}

/** Titles of people are printed before their names; those of companies are part of the name already. */
export async function loadPeople(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Signatory>> {
  const { rows } = await db.query({
    text: `select u."id", u."person_type", u."full_name", u."full_name_en", t."value" as "title",
        t."value2" as "title_en", s."position", s."position_en"
from "user" u left join "lookup" t on t."id" = u."title_id" left join "user_signature" s on s."user_id" = u."id"
  and s."is_active" where u."id" = any($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [String(row['id']), personOf(row)]));
}

function personOf(row: Readonly<Record<string, unknown>>): Signatory {
  const isPerson = row['person_type'] !== 'legalEntity';
  const [th, en] = nameLabelOf(row['full_name'], row['full_name_en']);
  const hasEnglish = typeof row['full_name_en'] === 'string' && row['full_name_en'] !== '';
  const title = cleanText(row['title']) ?? '';
  const english = hasEnglish ? (cleanText(row['title_en']) ?? '') : title;
  return {
    // Thai titles are joined to the name, English ones are separated by a space; a Thai name without an English one is
    // written as in Thai.
    name: isPerson ? [`${title}${th}`, hasEnglish ? `${english} ${en}`.trim() : `${title}${th}`] : [th, en],
    position: typeof row['position'] === 'string' ? nameLabelOf(row['position'], row['position_en']) : null,
  };
}

/** A draft that was never submitted has no department yet: the department that will get it is printed instead. */
export async function loadDepartment(db: Queryable, id: string | undefined): Promise<PaperDepartment> {
  const { rows } = await db.query({
    text: 'select "name_th", "name_en", "phone", "email" from "department" where "id" = $1',
    values: [id ?? null],
  });
  const [row = {}] = rows;
  return {
    name: nameLabelOf(row['name_th'], row['name_en']),
    phone: cleanText(row['phone']),
    email: cleanText(row['email']),
  };
}

/** Loads the logo that the administrator has set. */
export async function loadLogo(app: App): Promise<Picture | null> {
  return loadPicture(app, 'logo', await findPicture(app.pools.api, 'logo'));
}
