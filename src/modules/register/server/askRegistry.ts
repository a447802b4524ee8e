/** Reads what the registry of companies has for a number. The earlier answer to the browser is not trusted. */
import { message } from '#language/message.ts';
import { isActiveCompany } from '#modules/company/index.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { ruleBroken, Refusal } from '#platform/server/errors.ts';
import type { CallContext } from '#platform/server/http/call.ts';

const UNAVAILABLE = 503;

/** Returns undefined if the registry does not know the number or does not answer: then the papers are required. */
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
