/** What happens to the claims of a renewal with its own dossier if the request fails. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rights } from '#language/rights.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { fileProduct, issueProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { systemActor } from '../../access/actor/actor.ts';
import { inTransaction } from '../../database/transaction.ts';
import { closeClaims } from './claims.ts';
import { loadCase } from '../case/loadCase.ts';
import { contextOfCase } from './caseSteps.ts';

let test: TestApp;
let people: SigningPeople;
beforeAll(async () => {
  test = await startTestApp({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(test);
});
afterAll(() => test.stop());

it('returns the claims of the document in force, and gives up the others', async () => {
  const [base, renewal] = [await issueProduct(test, people), await fileProduct(test, people.operator)];
  const writer = { actor: systemActor('Claims of a test'), rights: new Set(rights) };
  // Products are renewed within their dossier, so a renewal with its own dossier is constructed here, and rolled back.
  await inTransaction(test.app.pools.api, { isDryRun: true }, async (db) => {
    const load = async (requestId: string) =>
      loadCase(test.app, db, { actor: writer.actor, id: requestId, lock: 'update' });
    const inForce = (await load(base.requestId)).request.refDossier.id;
    const claimsOf = async (dossierId: string): Promise<readonly string[]> =>
      (
        await db.query<{ key: string }>('select "key" from "claim" where "dossier_id" = $1 order by "key"', [dossierId])
      ).rows.map(({ key }) => key);
    const before = await claimsOf(inForce);
    const context = contextOfCase(test.app, db, {
      writer,
      found: await load(renewal.requestId),
      principalId: null,
      data: {},
      prepared: {},
      detail: {},
    });
    const own = context.dossier.id;
    context.dossier.refPrevious = { id: inForce };
    await db.query('update "claim" set "dossier_id" = $2 where "dossier_id" = $1', [inForce, own]);
    await db.query(
      `insert into "claim" ("kind", "scope", "key", "dossier_id")
        values ('tradeName', '', 'its own', $1), ('renewal', '', $2, $1)`,
      [own, inForce],
    );
    await closeClaims(context);
    expect([before.length > 0, await claimsOf(inForce), await claimsOf(own)]).toEqual([true, before, []]);
  });
});
