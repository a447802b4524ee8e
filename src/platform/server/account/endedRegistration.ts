/** Registrations that came to nothing: whoever was refused, or gave up, leaves their name and numbers to others. */

/** Of a user called u: somebody who registered, waits no longer and was never taken in. */
export const ENDED_REGISTRATION_SQL = `(u."status" = 'pending' and exists (select from "request" r where r."holder_id" = u."id" or r."acting_user_id" = u."id") and not exists (select from "request" r where (r."holder_id" = u."id" or r."acting_user_id" = u."id") and r."is_open"))`;
