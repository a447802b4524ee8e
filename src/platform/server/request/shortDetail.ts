/** The page behind a QR code: by the token on the document, for everybody, and no more than the document itself says. */
import type { Catalogue } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { message } from '#language/message.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { documentType, requestType } from '#platform/model/businessChoices.ts';
import { standingOf, type ShortDetail } from '#platform/model/request/shortDetail.ts';
import type { App } from '../app.ts';
import { createBackoff, type Backoff } from '../auth/backoff.ts';
import { Refusal } from '../errors.ts';
import { addressKey } from '../http/addressKey.ts';
import type { Call } from '../http/call.ts';
import type { Queryable } from '../resource/search.ts';
import { quote } from '../resource/sqlText.ts';
import { nameOf, stateOf } from './labels.ts';

export const SHORT_DETAIL = '/api/v1/transaction/requests/short-detail/{token}';

/** Codes that led nowhere. An office shares one address, and a worn code is scanned more than once. */
const FREE_FAILURES_OF_ADDRESS = 30;
/** As they are made: 16 bytes. */
const TOKEN = /^[\w-]{22}$/;

/** What is remembered of those who try codes is each server's own. */
export function createShortDetailCalls(): readonly Call[] {
  const guesses = new WeakMap<App, Backoff>();
  const guessesAt = (app: App): Backoff => {
    const known = guesses.get(app) ?? createBackoff({ nowMs: () => app.securityClock.nowMs(), freeFailures: FREE_FAILURES_OF_ADDRESS });
    guesses.set(app, known);
    return known;
  };
  return [
    {
      method: 'GET',
      path: SHORT_DETAIL,
      summary: ['ตรวจสอบเอกสารจากรหัสบนเอกสาร', 'Whether a document counts today, by the code on it'],
      handle: async ({ app, params, ip }) => {
        const address = addressKey(ip);
        const seconds = guessesAt(app).waitSeconds(address);
        if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
        const found = await findShortDetail(app, params['token'] ?? '');
        if (found !== undefined) return found;
        guessesAt(app).fail(address);
        throw new Refusal(404, message('shortDetailNotFound'));
      },
    },
  ];
}

/** Undefined for a code that nobody made, and for what was never issued. */
async function findShortDetail({ catalogue, clock, pools }: App, token: string): Promise<ShortDetail | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const today = clock.today();
  const row = await findIssued(pools.api, catalogue, { token, today });
  if (row === undefined) return undefined;
  const isCurrent = row['is_current'] === true;
  const expires = row['expire_date'] as PlainDate | null;
  const standing = standingOf({ state: String(row['state']), expires, today, isCurrent });
  return {
    documentType: stateOf(documentType, row['document_type']),
    kind: stateOf(requestType, row['request_type']),
    number: String(row['code']),
    revision: Number(row['revision']),
    holder: nameOf(row['holder_th'], row['holder_en']),
    department: nameOf(row['department_th'], row['department_en']),
    issuedOn: row['approve_date'] as PlainDate,
    validUntil: expires,
    standing,
    replacedBy: standing === 'replaced' ? Number(row['current_revision']) : null,
    renewedBy: typeof row['renewed_by'] === 'string' ? row['renewed_by'] : null,
  };
}

/** In whichever table of documents the token stands: each has it as a key of its own. */
async function findIssued(db: Queryable, catalogue: Catalogue, { token, today }: { token: string; today: PlainDate }): Promise<Readonly<Record<string, unknown>> | undefined> {
  const tables = [...new Set([...catalogue.requests.values()].map(({ document }) => quote(tableName(document))))];
  const documents = tables.map((table) => `select "dossier_id", "request_id", "document_type", "request_type", "revision", "is_current" from ${table} where "public_token" = $1 and "revision" is not null`);
  const { rows } = await db.query({
    name: 'short-detail',
    text: `select d."document_type", d."request_type", d."revision", d."is_current", s."code", s."state", s."expire_date"::text as "expire_date", s."revision" as "current_revision", r."approve_date"::text as "approve_date",
  h."full_name" as "holder_th", h."full_name_en" as "holder_en", p."name_th" as "department_th", p."name_en" as "department_en",
  (select n."code" from "dossier" n where n."previous_id" = s."id" and n."state" = 'inForce' and (n."expire_date" is null or n."expire_date" >= $2::date) order by n."create_date" desc limit 1) as "renewed_by"
from (${documents.join('\nunion all ')}) d join "dossier" s on s."id" = d."dossier_id" join "request" r on r."id" = d."request_id"
join "user" h on h."id" = s."holder_id" left join "department" p on p."id" = s."department_id"`,
    values: [token, today],
  });
  return rows[0];
}
