/** Decides who may have a certificate, and which numbers it must name. */
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor/actor.ts';
import { Refusal, unauthenticated } from '../errors.ts';
import type { Queryable } from '../database/queryable.ts';
import type { P12Owner } from './openP12.ts';

export interface CertificateOwner {
  readonly userId: string;
  /** The operator they sign for; `null` for officers, who sign for their office. */
  readonly holderId: string | null;
  readonly owner: P12Owner;
}

/** Returns the document with the signature of the person whose key was opened. */
export type SignPaper = (bytes: Buffer, reason: Label) => Promise<Buffer>;

/**
 * Returns the signer: an officer, or a person who acts for an operator as owner, employee or agent. Refuses people who
 * are not approved yet.
 */
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
