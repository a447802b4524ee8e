/** Seeds the posts of officers whose accounts are older than the posts, and those of the demonstration. */
import { insertMissing, type SeedRecord } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { OFFICER } from './officerRows.ts';

/** Returns the number of rows it added: none if every officer has one. */
export async function seedOfficers(context: SeedContext, { isDemo }: { readonly isDemo: boolean }): Promise<number> {
  const { rows } = await context.client.query({
    text: `select u."id", u."username", u."department_id" as "departmentId" from "user" u
      where u."person_type" = '${OFFICER}' and not exists (select from "user_officer" o where o."user_id" = u."id")`,
  });
  const posts = isDemo ? await findPosts(context) : new Map<string, Partial<SeedRecord<'userOfficer'>>>();
  const records = rows.map((row): SeedRecord<'userOfficer'> => {
    const { id, username, departmentId } = row as { id: string; username: string | null; departmentId: string | null };
    return {
      id: seedId(`userOfficer ${id}`),
      refUser: { id },
      refDepartment: departmentId === null ? null : { id: departmentId },
      ...posts.get(username ?? ''),
    };
  });
  return (await insertMissing(context, { entity: 'userOfficer', keyFields: ['refUser'], records })).insertedIds.length;
}

/** For the accounts of the demonstration: code of the position, whether they sit on a committee, whether they sign. */
const demoPosts: Readonly<Record<string, readonly [position: string, isCommittee: boolean, isAuthorizer: boolean]>> = {
  customs: ['FO-2', false, false],
  center: ['FB-2', false, false],
  head: ['FB-3', true, false],
  finance: ['FA-2', false, false],
  lab: ['SC-2', false, false],
  signatory: ['DIR', true, true],
};

async function findPosts({ client }: SeedContext): Promise<ReadonlyMap<string, Partial<SeedRecord<'userOfficer'>>>> {
  const { rows } = await client.query({
    text: 'select "code", "id", "officer_level_id" as "levelId" from "job_position" where "code" = any($1::text[])',
    values: [Object.values(demoPosts).map(([code]) => code)],
  });
  const found = new Map(
    rows.map((row) => [String(row['code']), { id: String(row['id']), levelId: row['levelId'] as string | null }]),
  );
  return new Map(
    Object.entries(demoPosts).flatMap(([username, [code, isCommittee, isAuthorizer]]) => {
      const position = found.get(code);
      return position === undefined
        ? []
        : [
            [
              username,
              {
                refJobPosition: { id: position.id },
                refOfficerLevel: position.levelId === null ? null : { id: position.levelId },
                isCommittee,
                isAuthorizer,
              },
            ] as const,
          ];
    }),
  );
}
