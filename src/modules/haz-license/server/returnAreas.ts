/**
 * Gives back the square metres of licences and notices to possess that have ended: expired or revoked. What is still
 * possessed under them keeps its area until it is gone.
 */
import type { PoolClient } from 'pg';
import { decimal } from '#language/values/decimal.ts';
import type { Instant } from '#language/values/instant.ts';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import { post } from '#platform/server/ledger/post.ts';

const TASK = 'returnAreasOfEndedLicences';

export const returnAreaTasks: JobTasks = {
  [TASK]: async ({ app }) => {
    const returned = await returnAreas(app);
    return returned === 0 ? undefined : { returned };
  },
};

/** Twenty past midnight in Thailand, seven hours ahead of UTC. */
export const returnAreaCrons: readonly JobCron[] = [{ task: TASK, match: '20 17 * * *', maxAttempts: 3 }];

/** Uses one transaction for each. Returns how many gave something back. */
export async function returnAreas(app: App): Promise<number> {
  const ended = await findEnded(app);
  let returned = 0;
  for (const id of ended)
    if (await inTransaction(app.pools.jobs, {}, (db) => returnAreasOf(db, { id, at: app.clock.now() }))) returned += 1;
  return returned;
}

/** One whose renewal is being decided keeps its area, because the renewal goes on with it. */
async function findEnded({ pools, clock }: Pick<App, 'pools' | 'clock'>): Promise<readonly string[]> {
  const { rows } = await pools.jobs.query<{ id: string }>(
    `select d."id" from "dossier" d
where d."document_type" in ('licencePossess', 'noticePossess')
  and (d."state" = 'revoked' or (d."state" in ('inForce', 'suspended') and d."expire_date" < $1::date))
  and not exists (select 1 from "request" r where r."dossier_id" = d."id" and r."is_open" and r."status" <> 'draft')
order by d."id"`,
    [clock.today()],
  );
  return rows.map(({ id }) => id);
}

async function returnAreasOf(
  db: PoolClient,
  { id, at }: { readonly id: string; readonly at: Instant },
): Promise<boolean> {
  await db.query('select 1 from "dossier" where "id" = $1 for update', [id]);
  const { rows } = await db.query<{ dossierId: string; lineId: string; used: string }>({
    name: 'areas-used-by-ended',
    text: `select s."dossier_id" as "dossierId", s."line_id" as "lineId", sum(e."use_change")::text as "used"
from (select * from "ledger_entry" where "request_id" in (select "id" from "request" where "dossier_id" = $1)
  union all select * from "ledger_entry" where "dossier_id" = $1) e
join "stock_card" s on s."id" = e."stock_card_id" and s."kind" = 'area'
where not exists (select 1 from "stock_card" p where p."dossier_id" = $1 and p."kind" = 'possess' and p."use" > 0)
group by 1, 2 having sum(e."use_change") > 0`,
    values: [id],
  });
  if (rows.length === 0) return false;
  await post(db, {
    cause: { dossierId: id },
    actorId: null,
    username: 'system',
    at,
    reason: TASK,
    movements: rows.map(({ dossierId, lineId, used }) => ({
      card: { kind: 'area', dossierId, lineId },
      change: { use: decimal(used).neg() },
    })),
  });
  return true;
}
