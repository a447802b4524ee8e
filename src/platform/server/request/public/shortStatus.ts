/**
 * The status of a request and its result, for people who have its number and the number of its applicant. Nobody is
 * named.
 */
import { z } from 'zod';
import { findRequestDeclaration, type Catalogue } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { isThirteenDigitId } from '#language/values/idCard.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import { responsiblePartyOf, type Workflow } from '#language/workflow.ts';
import { documentType, requestType } from '#platform/model/businessChoices.ts';
import { CODE_LENGTH_MAX, type ShortStatus } from '#platform/model/request/shortStatus.ts';
import type { App } from '../../app.ts';
import { readBody, typedText } from '../../http/strictBody.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { Call } from '../../http/call.ts';
import type { Queryable } from '../../database/queryable.ts';
import { loadHolidays } from '../case/deadlines.ts';
import { loadHistory } from '../../workflow/history.ts';
import { documentsSql, type IssuedRow } from '../case/issuedRow.ts';
import { loadStanding } from '../case/restsOn.ts';
import { stateWithLabel, statusWithLabel } from '../../workflow/labels.ts';
import { createThrottle } from './publicThrottle.ts';
import { pageOf } from '../case/shortDetailAddress.ts';
import { slaOf } from '../case/sla.ts';

export const SHORT_DETAILS = '/api/v1/transaction/requests/short-details';

/** Unsuccessful pairs. The people of an office share one address. */
export const FREE_PAIRS_PER_ADDRESS = 20;
/**
 * The numbers of companies are public, and those of requests are counted from one: this prevents trying them all, from
 * any number of addresses.
 */
export const FREE_PAIRS_PER_NUMBER = 10;
export const MAX_SHORT_STATUSES_PER_SECOND = 20;

/** Long enough for a number typed with dashes or spaces, in either kind of digits. */
const NUMBER_LENGTH = 30;
const body = z.strictObject({ code: typedText(CODE_LENGTH_MAX), idNumber: typedText(NUMBER_LENGTH) });

export function createShortStatusCall(): Call {
  const throttle = createThrottle({
    freeFailures: { address: FREE_PAIRS_PER_ADDRESS, number: FREE_PAIRS_PER_NUMBER },
    perSecond: MAX_SHORT_STATUSES_PER_SECOND,
  });
  return {
    method: 'POST',
    path: SHORT_DETAILS,
    summary: [
      'ติดตามคำขอจากเลขที่และเลขประจำตัวของผู้ยื่น',
      'Where a request is, by its number and the number of its applicant',
    ],
    bodySchema: {
      type: 'object',
      required: ['code', 'idNumber'],
      properties: {
        code: { type: 'string', maxLength: CODE_LENGTH_MAX },
        idNumber: { type: 'string', maxLength: NUMBER_LENGTH },
      },
    },
    handle: async (context) => {
      const { app, ip } = context;
      const sent = readBody(body, context.body);
      const code = toArabicDigits(sent.code).trim();
      const idNumber = toArabicDigits(sent.idNumber).replaceAll(/[\s-]/gu, '');
      if (code === '') throw ruleBroken('code', message('required'));
      if (!isThirteenDigitId(idNumber)) throw ruleBroken('idNumber', message('idNumberInvalid'));
      const found = await throttle(context, { address: addressKey(ip), number: idNumber }, () =>
        findShortStatus(app, { code, idNumber }),
      );
      if (found === undefined) throw new Refusal(404, message('shortDetailsNotFound'));
      return found;
    },
  };
}

interface CodeAndIdNumber {
  readonly code: string;
  readonly idNumber: string;
}

async function findShortStatus(
  { catalogue, clock, config, pools }: App,
  pair: CodeAndIdNumber,
): Promise<ShortStatus | undefined> {
  const row = await findByPair(pools.api, catalogue, pair);
  const type = String(row?.['document_type']);
  const declaration = row === undefined ? undefined : findRequestDeclaration(catalogue, type);
  if (row === undefined || declaration === undefined) return undefined;
  const [history, holidays] = [await loadHistory(pools.api, String(row['id'])), await loadHolidays(pools.api)];
  const today = clock.today();
  const { allowed, used } = slaOf(declaration, { documentType: type, history, holidays, today });
  return {
    code: String(row['request_code'] ?? row['code']),
    documentType: stateWithLabel(documentType, type),
    kind: stateWithLabel(requestType, row['request_type']),
    state: statusWithLabel(declaration.workflow, row['status'], type),
    heldBy: heldByLabel(declaration.workflow, { state: String(row['status']), type }),
    submittedOn: row['submitted_on'] as PlainDate | null,
    days: { used, allowed },
    issued:
      row['revision'] === null
        ? null
        : {
            number: String(row['code']),
            validUntil: row['expire_date'] as PlainDate | null,
            standing: (await loadStanding({ catalogue, db: pools.api, today }, row)).standing,
            address: pageOf(config, String(row['public_token'])),
          },
  };
}

/** Names the party that has the case, not the person. */
function heldByLabel(workflow: Workflow, { state, type }: { state: string; type: string }): Label | null {
  const party = responsiblePartyOf(workflow, state, type);
  const label = party === undefined ? undefined : workflow.parties[party];
  return label === undefined ? null : [`อยู่กับ${label[0]}`, `With the ${label[1].toLowerCase()}`];
}

/**
 * One query, whether the number is unknown, of another applicant or theirs, so that it takes the same time. Found by
 * the number of a request, or of an issued document; of that, the revision in force. Numbers of drafts are not
 * searched.
 */
async function findByPair(
  db: Queryable,
  catalogue: Catalogue,
  { code, idNumber }: CodeAndIdNumber,
): Promise<IssuedRow | undefined> {
  const columns = ['id', 'request_id', 'dossier_id', 'revision', 'is_current', 'public_token'];
  const { rows } = await db.query({
    name: 'short-status',
    text: `with "named" as (
  select r."id" from "request" r where r."request_code" in ($1, upper($1))
  union
  select d."request_id" from "dossier" s
  join (${documentsSql(catalogue, { columns, where: '"is_current"' })}) d on d."dossier_id" = s."id"
  where s."code" in ($1, upper($1))
)
select r."id", r."request_code", r."document_type", r."request_type", r."status",
  r."submitted_date"::date::text as "submitted_on", s."code", s."state", s."expire_date"::text as "expire_date",
  d."id" as "document_id", d."revision", d."is_current", d."public_token"
from "named" n join "request" r on r."id" = n."id" join "dossier" s on s."id" = r."dossier_id"
join "user" h on h."id" = s."holder_id" and $2 in (h."id_tax", h."id_card")
left join (${documentsSql(catalogue, { columns, where: '"revision" is not null' })}) d on d."request_id" = r."id"
order by r."create_date" desc, r."id" limit 1`,
    values: [code, idNumber],
  });
  return rows[0];
}
