/**
 * Notifies one person, in both languages, with the page it is about: writes a row for them, and announces it to their
 * sessions.
 */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import type { Label } from '#language/label.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { notifyChanged } from '../database/listen.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';

export interface Notice {
  /** Id of a notice that must not be created twice: one with the same id may exist already. */
  readonly id?: string;
  readonly userId: string;
  readonly title: Label;
  readonly content?: Label;
  /** A page of this system, as in the browser's address below /haz: `/app/profile`. */
  readonly url?: string;
  readonly nowMs: number;
}

/** Runs in the caller's transaction: announced when it commits, and never if it does not. */
export async function notifyUser(
  db: Queryable,
  { id = newId(), userId, title, content, url, nowMs }: Notice,
): Promise<void> {
  if (url !== undefined && !/^\/app\/[^\s\\]*$/.test(url))
    throw new Error(`A notice leads to a page of ours, and not to "${url}"`);
  await db.query({
    text: `insert into "notification" ("id", "user_id", "title", "title_en", "content", "content_en", "url",
        "is_read", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, $6, $7, false, 1, true, '${SYSTEM_USERNAME}', $8, '${SYSTEM_USERNAME}', $8)
on conflict ("id") do nothing`,
    values: [id, userId, ...cutLabel(title, MAX_TITLE), ...cutLabel(content, MAX_CONTENT), url, instantFromMs(nowMs)],
  });
  await notifyChanged(db, 'notification', userId);
}

/** The length of the columns; names of people and records may make a text longer than its author expected. */
const MAX_TITLE = 200;
const MAX_CONTENT = 1000;

function cutLabel(label: Label | undefined, length: number): (string | null)[] {
  if (label === undefined) return [null, null];
  return label.map((text) => {
    const characters = [...text];
    return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
  });
}
