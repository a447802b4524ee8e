/**
 * Gives back the square metres of licences and notices to possess that have ended: expired or revoked. What is still
 * possessed under them keeps its area until it is gone.
 */
import type { PoolClient } from 'pg';
import type { App } from '#platform/server/app.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { JobCron, JobTasks } from '#platform/server/jobs/job.ts';
import { post } from '#platform/server/ledger/post.ts';
import { entriesOfDossierSql, loadUsesOfDossier } from '#platform/server/ledger/usesOfDossier.ts';

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
    if (await inTransaction(app.pools.jobs, {}, (db) => returnAreasOf(app, db, id))) returned += 1;
  return returned;
}

/**
 * Those that still use an area of a store. One whose request is being decided keeps its area, because an extension goes
 * on with it; one that was revoked does not, because nothing can be issued for it any more.
 */
const ENDED = `select d."id" from "dossier" d
where d."document_type" in ('licencePossess', 'noticePossess')
  and (d."state" = 'revoked' or (d."state" in ('inForce', 'suspended') and d."expire_date" < $1::date
    and not exists (select 1 from "request" r where r."dossier_id" = d."id" and r."is_open" and r."status" <> 'draft')))
  and not exists (select 1 from "stock_card" p where p."dossier_id" = d."id" and p."kind" = 'possess' and p."use" > 0)
  and (select sum(e."use_change") from (${entriesOfDossierSql('d."id"')}) e
    join "stock_card" s on s."id" = e."stock_card_id" and s."kind" = 'area') > 0`;

async function findEnded({ pools, clock }: Pick<App, 'pools' | 'clock'>): Promise<readonly string[]> {
  const { rows } = await pools.jobs.query<{ id: string }>(`${ENDED} order by d."id"`, [clock.today()]);
  return rows.map(({ id }) => id);
}

/** Decided again once the dossier is locked: it may have been extended since, or its areas given back. */
async function returnAreasOf({ clock }: Pick<App, 'clock'>, db: PoolClient, id: string): Promise<boolean> {
  await db.query('select 1 from "dossier" where "id" = $1 for update', [id]);
  const { rows } = await db.query(`${ENDED} and d."id" = $2`, [clock.today(), id]);
  if (rows.length === 0) return false;
  const uses = await loadUsesOfDossier(db, id);
  await post(db, {
    cause: { dossierId: id },
    actorId: null,
    username: 'system',
    at: clock.now(),
    reason: TASK,
    movements: uses
      .filter(({ kind }) => kind === 'area')
      .map(({ use, ...card }) => ({ card, change: { use: use.neg() } })),
  });
  return true;
}
