/** Returns whether the certificate named in a letter belongs to the holder and is in force on that day. */
import type { FactContext } from '#platform/server/resource/hooks.ts';

export async function isCertificateInForce({ db, record, today }: FactContext<'toWhom'>): Promise<boolean> {
  const { certificateNo, refHolder } = record;
  if (certificateNo === null || refHolder === null) return false;
  const { rows } = await db.query(
    `select 1 from "dossier" where "code" = $1 and "holder_id" = $2 and "state" = 'inForce'
        and ("expire_date" is null or "expire_date" >= $3::date) limit 1`,
    [certificateNo, refHolder.id, today],
  );
  return rows.length > 0;
}
