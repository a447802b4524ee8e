/** Tests that a production installation starts with laws and facts, and with nothing that was only proposed. */
import { expect, it } from 'vitest';
import { moduleServers } from './moduleServers.ts';
import { catalogue } from '#apps/modules.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { seedReference } from '#platform/server/seeds/reference.ts';
import { startTestApp } from '#platform/testing/app.ts';

it('has statutory fees only, and no proposed types, pairs, schemes or rulings', async () => {
  const test = await startTestApp({ skipsInvariants: true });
  try {
    const { pools, clock } = test.app;
    const emptied = [
      'fee_rate',
      'haz_object',
      'department_customs',
      'inspection_risk',
      'risk_topic',
      'haz_discuss_case',
      'sign_job_position',
    ];
    await inTransaction(pools.api, { isDryRun: true }, async (client) => {
      await client.query(`delete from ${emptied.map((table) => `"${table}"`).join('; delete from ')}`);
      await seedReference(
        {
          client,
          catalogue,
          now: clock.now(),
          hashPassword: (text) => Promise.resolve(text),
          amphurs: [],
          onlyFacts: true,
        },
        moduleServers,
      );
      const { rows } = await client.query<{ code: string }>('select "code" from "fee_rate" order by 1');
      expect(rows.map(({ code }) => code)).toEqual(['FEE-03', 'FEE-04', 'FEE-10']);
      for (const table of emptied.slice(1))
        expect((await client.query(`select from "${table}"`)).rowCount, table).toBe(0);
      expect((await client.query('select from "coordinate_customs"')).rowCount).toBeGreaterThan(20);
    });
  } finally {
    await test.stop();
  }
});
