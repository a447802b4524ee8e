/** Loads reference data, roles and menus and, outside production, the demonstration. */
import type { PoolClient } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { seedOfficers } from '#modules/officer/server/seedOfficers.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import { seedAccess } from '#platform/server/seeds/seedAccess.ts';
import { appendCreations } from '#platform/server/audit/appendLog.ts';
import type { PasswordHasher } from '#platform/server/auth/password.ts';
import type { Clock } from '#platform/server/clock.ts';
import { createPool } from '#platform/server/database/connect.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { differencesOf } from '#platform/server/resource/write/recordChanges.ts';
import { newId } from '#platform/server/database/newId.ts';
import { seedDemo } from '#platform/server/seeds/demo.ts';
import { seedDemoAddress } from '#platform/server/seeds/demoAddress.ts';
import { seedReference } from '#platform/server/seeds/reference.ts';
import { moduleServers } from './moduleServers.ts';

export interface DataLoading {
  /** URL of the database with the application's own role. */
  readonly url: string;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly withDemo: boolean;
  readonly printLine: (line: string) => void;
  /** Codes of the only amphurs that are loaded; the whole country by default. */
  readonly amphurs?: readonly string[];
  /** Leaves out everything that is only proposed, such as the types of substances and most fees. */
  readonly onlyFacts?: boolean;
}

/** Runs at every start, in one transaction: a second run finds everything there and writes nothing. */
export async function loadData({
  url,
  catalogue,
  clock,
  hasher,
  withDemo,
  printLine,
  amphurs,
  onlyFacts,
}: DataLoading): Promise<void> {
  const pool = createPool({
    url,
    max: 1,
    statementTimeoutMs: SEED_MS,
    lockTimeoutMs: SEED_MS,
    idleInTransactionMs: SEED_MS,
    applicationName: 'haz seeds',
  });
  try {
    const added = await inTransaction(pool, {}, async (client) => {
      const context = {
        client,
        catalogue,
        now: clock.now(),
        hashPassword: (text: string) => hasher.hash(text),
        log: seedAuditWriter(client, { catalogue, clock }),
        amphurs,
        onlyFacts,
      };
      const address = withDemo ? await seedDemoAddress(context) : 0;
      const reference = await seedReference(context, moduleServers);
      const access = await seedAccess(client, catalogue);
      const demo = withDemo ? await seedDemo(context) : 0;
      return address + reference + access + demo + (await seedOfficers(context, { isDemo: withDemo }));
    });
    if (added > 0) printLine(`Loaded: ${added} rows of reference${withDemo ? ' and demonstration' : ''} data.`);
  } finally {
    await pool.end();
  }
}

const SEED_MS = 120_000;

function seedAuditWriter(
  client: PoolClient,
  { catalogue, clock }: Pick<DataLoading, 'catalogue' | 'clock'>,
): (entity: AnyEntity, records: readonly AnyRecord[]) => Promise<void> {
  const actor = systemActor('Initial data');
  return (entity, records) =>
    appendCreations(client, {
      at: clock.now(),
      actor,
      entity,
      rows: records.map((record) => ({
        id: newId(),
        record,
        changes: differencesOf(catalogue, entity, { before: undefined, after: record }),
      })),
    });
}
