/** Returns everything that was issued, of every kind, as a server answers it. */
import { expect } from 'vitest';
import { partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { criteriaLimits } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { FILE_CHECK } from '#platform/server/request/public/fileCheck.ts';
import type { TestApp } from './app.ts';

export function documentEntitiesOf(catalogue: Catalogue): AnyEntity[] {
  return [...catalogue.entities.values()].filter((entity) => entity.isDocument);
}

/** Documents by their ids, with all their parts. */
export async function searchIssuedDocuments(
  { app, call }: TestApp,
  as: { readonly token: string },
): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const answers = new Map<string, Readonly<Record<string, unknown>>>();
  for (const entity of documentEntitiesOf(app.catalogue)) {
    const children = partFieldsOf(entity).map(([name]) => ({ name, page: 0, size: criteriaLimits.childSize }));
    const { rows } = await app.pools.api.query<{ id: string }>(
      `select "id" from "${tableName(entity.name)}" where "revision" is not null order by 1`,
    );
    for (const { id } of rows) {
      const answer = await call('POST', `/api/v1/${entity.wire}/_search`, {
        as,
        body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }], children },
      });
      expect(answer.status, `${entity.name}: ${answer.text}`).toBe(200);
      const [record] = (answer.body as { data: Record<string, unknown>[] }).data;
      expect(record, `${entity.name} ${id}`).toBeDefined();
      answers.set(id, record ?? {});
    }
  }
  return answers;
}

const MINUTE_MS = 60_000;

/** Returns the result of the public check for one paper of every kind. */
export async function checkIssuedPapers({ app, server, securityClock }: TestApp): Promise<string[]> {
  const found: string[] = [];
  for (const [index, entity] of documentEntitiesOf(app.catalogue).entries()) {
    const { rows } = await app.pools.api.query<{ hash: string }>(
      `select f."hash" from "stored_file" f join "${tableName(entity.name)}" d on d."issued_file_id" = f."id"
        order by d."id" limit 1`,
    );
    const [paper] = rows;
    if (paper === undefined) continue;
    const payload = Buffer.concat((await app.files.open(paper.hash).toArray()) as Buffer[]);
    // Each at its own minute, because few files may be checked in a second.
    const answer = await securityClock.moveFor(index * MINUTE_MS, async () =>
      server.inject({
        method: 'POST',
        url: `/haz/backend${FILE_CHECK}`,
        headers: { 'content-type': 'application/pdf' },
        payload,
      }),
    );
    found.push(`${entity.name} ${answer.json<{ verdict: string }>().verdict}`);
  }
  return found;
}
