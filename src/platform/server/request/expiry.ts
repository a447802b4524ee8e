/** Until when it will be good what a request asks for: on its paper as in its dossier. */
import type { AnyRecord } from '#language/record.ts';
import type { RequestDeclaration } from '#language/request.ts';
import { addDays, addMonths, type PlainDate } from '#language/values/plainDate.ts';

export interface ExpiryTerms {
  readonly declaration: Pick<RequestDeclaration, 'validMonths'>;
  readonly request: AnyRecord;
  /** As it stands before it is issued. */
  readonly dossier: AnyRecord;
}

/** A change of what is in force leaves its dates; everything else begins anew. Null where it does not expire. */
export function expiryOf({ declaration: { validMonths }, request, dossier }: ExpiryTerms, issued: PlainDate): PlainDate | null {
  const runsAnew = dossier['code'] === null || request['refRequestType'] === 'renew';
  if (!runsAnew) return (dossier['expireDate'] ?? null) as PlainDate | null;
  return validMonths === null ? null : addDays(addMonths(issued, validMonths), -1);
}
