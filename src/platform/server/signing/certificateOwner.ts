/** Who may have a certificate, and what it must say of them. */
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import { Refusal, unauthenticated } from '../errors.ts';
import type { Queryable } from '../database/queryable.ts';
import type { P12Owner } from './openP12.ts';

export interface CertificateOwner {
  readonly userId: string;
  /** For whom they sign; officers sign for their office. */
  readonly holderId: string | null;
  readonly owner: P12Owner;
}

/** A paper with the signature of who opened the key. */
export type SignPaper = (bytes: Buffer, reason: Label) => Promise<Buffer>;

/** Officers, and whoever acts for an operator: as owner, employee or agent. Not who waits to be let in. */
export async function getSigner(db: Queryable, actor: Actor): Promise<CertificateOwner> {
  const { userId, actingForId } = actor;
  if (userId === null) throw unauthenticated();
  const { rows } = await db.query({
    text: `select u."status" = 'usable' as "isUsable", u."person_type" = 'officer' as "isOfficer",
        u."id_card" as "idCard", coalesce(h."id_tax", h."id_card") as "holderNumber"
from "user" u left join "user" h on h."id" = $2 where u."id" = $1`,
    values: [userId, actingForId],
  });
  const [row] = rows as unknown as readonly {
    isUsable: boolean;
    isOfficer: boolean;
    idCard: string | null;
    holderNumber: string | null;
  }[];
  if (row === undefined || !row.isUsable || !(row.isOfficer || actingForId !== null))
    throw new Refusal(403, message('signingForNobody'));
  return { userId, holderId: actingForId, owner: { idCard: row.idCard, holderId: row.holderNumber } };
}
