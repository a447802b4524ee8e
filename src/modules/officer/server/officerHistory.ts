/** The history of an officer: of the account and of the post, merged. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { changesOf } from '#platform/server/resource/read/history.ts';
import { withAccountAccess } from './searchOfficers.ts';

type OfficerHistory = Awaited<ReturnType<typeof changesOf>>;

export async function officerHistory(
  { app, actor }: CallContext,
  db: PoolClient,
  userId: string,
): Promise<OfficerHistory> {
  const { rows } = await db.query<{ id: string }>('select "id" from "user_officer" where "user_id" = $1', [userId]);
  const postId = rows[0]?.id ?? '';
  const asker = withAccountAccess(actor);
  const account = await changesOf(app, db, { actor: asker, entity: getEntity(app.catalogue, 'user'), id: userId });
  const post = await changesOf(app, db, { actor: asker, entity: getEntity(app.catalogue, 'userOfficer'), id: postId });
  const together = await findWrittenTogether(db, { userId, postId });
  const postChangesOf = (version: number): OfficerHistory =>
    post.filter((entry) => together.get(entry.version) === version);
  const alone = post.filter(({ version }) => !together.has(version));
  const merged = account.map((entry) => ({
    ...entry,
    changes: [...entry.changes, ...postChangesOf(entry.version).flatMap(({ changes }) => changes)],
  }));
  return [...merged, ...alone].toSorted((left, other) => Date.parse(other.at) - Date.parse(left.at));
}

/** Maps the version of the post to that of the account which was written by the same call. */
async function findWrittenTogether(
  db: PoolClient,
  { userId, postId }: { userId: string; postId: string },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ post: number; account: number }>(
    `select p."record_version" as "post", max(a."record_version") as "account" from "entity_log" p
      join "entity_log" a on a."request_id" = p."request_id" and a."record_id" = $1 and a."entity" = 'user'
where p."record_id" = $2 and p."entity" = 'userOfficer' group by p."record_version"`,
    [userId, postId],
  );
  return new Map(rows.map(({ post, account }) => [post, account]));
}
