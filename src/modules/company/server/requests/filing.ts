/** The first registration of a holder that existed before registrations were recorded: the server sets its numbers. */
import { message } from '#language/message.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { FilingOf } from '#platform/server/request/step/stepParts.ts';
import '../../messages.ts';

export const filingOfHolder: FilingOf = async ({ db, actor }) => {
  const { rows } = await db.query({
    text: `select h."person_type" as "refPersonType", h."document_type_person" as "refDocumentTypePerson",
        h."id_card" as "idCard", h."id_tax" as "idTax", p."full_name" as "applicantName",
        p."id_card" as "applicantIdCard"
from "user" h, "user" p where h."id" = $1 and p."id" = $2 and h."person_type" in ('legalEntity', 'individual')`,
    values: [actor.actingForId, actor.userId],
  });
  const [row] = rows;
  if (row === undefined || actor.userId === null) throw ruleBroken('', message('onlyHolderRequests'));
  return { ...row, refApplicant: { id: actor.userId }, isFromRegistry: false };
};
