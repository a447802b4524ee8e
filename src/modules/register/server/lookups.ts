/** Reads what the registry of companies has for a number, before anything is registered. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { isJuristicId } from '#language/values/idCard.ts';
import type { JuristicRow } from '#platform/model/linkage/registryRows.ts';
import { foldIdentity } from '#platform/model/party/userRules.ts';
import { readBody, typedText } from '#platform/server/http/strictBody.ts';
import { ruleBroken } from '#platform/server/errors.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import { throttleLookups } from '#platform/server/linkage/throttleLookups.ts';

const MAX_NUMBER = 30;
const taxBody = z.strictObject({ idTax: typedText(MAX_NUMBER) });

/** Only the fields that are used are described; the rest is as the registry writes it. */
const answerSchema = {
  type: 'object',
  properties: {
    ResultList: {
      type: 'array',
      maxItems: 1,
      items: {
        type: 'object',
        properties: {
          JuristicID: { type: 'string' },
          JuristicName_TH: { type: 'string' },
          JuristicName_EN: { type: ['string', 'null'] },
          JuristicStatus: { type: ['string', 'null'] },
        },
      },
    },
  },
};

export const registryCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/v1/security/users/check-id-tax',
    summary: ['ตรวจเลขนิติบุคคลกับทะเบียนนิติบุคคล', 'Look up a tax number in the company registry'],
    bodySchema: z.toJSONSchema(taxBody, { io: 'input' }),
    answerSchema,
    handle: checkIdTax,
  },
];

/** An ended company is returned with its status: it is refused when it is registered. */
async function checkIdTax(context: CallContext): Promise<{ readonly ResultList: readonly JuristicRow[] }> {
  const { app, actor, requestId } = context;
  const idTax = foldIdentity(readBody(taxBody, context.body).idTax);
  if (!isJuristicId(idTax)) throw ruleBroken('idTax', message('taxNumberInvalid'));
  throttleLookups(context);
  const row = await app.registries.findCompany(idTax, { requestId, username: actor.username });
  return { ResultList: row === undefined ? [] : [withoutNumbers(row)] };
}

/**
 * Facts of a company are public, the numbers of its directors are not: the server adds them to the document when the
 * company is registered.
 */
function withoutNumbers(row: JuristicRow): JuristicRow {
  return {
    ...row,
    CommitteeInformations: row.CommitteeInformations.map((director) => ({ ...director, CitizenID: null })),
  };
}
