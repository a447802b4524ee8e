/** What the registry of companies says of a number. What the browser was told before does not count. */
import { message } from '#language/message.ts';
import { isActiveCompany } from '#modules/company/index.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { ruleBroken, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';

const UNAVAILABLE = 503;

/** Undefined where it does not know the number, and where it does not answer: then the papers speak. */
export async function askRegistry(
  { app, actor, requestId }: Pick<CallContext, 'app' | 'actor' | 'requestId'>,
  idTax: string,
): Promise<JuristicRow | undefined> {
  const row = await app.registries
    .findCompany(idTax, { requestId, username: actor.username })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.status === UNAVAILABLE) return undefined;
      throw error;
    });
  if (row !== undefined && !isActiveCompany(row))
    throw ruleBroken('idTax', message('companyDissolved', { status: row.JuristicStatus ?? '–' }));
  return row;
}
