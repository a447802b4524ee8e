/**
 * The public page behind a QR code: found by the token on the document, open to everybody, and with no more than the
 * document itself contains.
 */
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import { message } from '#language/message.ts';
import type { PublicFact } from '#language/requestDeclaration.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { documentType, requestType } from '#platform/model/businessChoices.ts';
import type { ShortDetail } from '#platform/model/request/shortDetail.ts';
import type { App } from '../../app.ts';
import { Refusal } from '../../errors.ts';
import { addressKey } from '../../http/addressKey.ts';
import type { Call } from '../../http/call.ts';
import { findStored } from '../../resource/read/storedRecords.ts';
import { publicFactsOf } from '../case/declaredNames.ts';
import { findIssued, type IssuedRow } from '../case/issuedRow.ts';
import { findValidRenewal, loadStanding } from '../case/restsOn.ts';
import { usedUpWithoutId } from '../case/usedUp.ts';
import { stateWithLabel } from '../../workflow/labels.ts';
import { nameLabelOf } from '../../resource/read/nameOf.ts';
import { createThrottle } from './publicThrottle.ts';

export const SHORT_DETAIL = '/api/v1/transaction/requests/short-detail/{token}';

/** Unsuccessful codes. The people of an office share one address, and a worn code is scanned more than once. */
export const FREE_TOKENS_PER_ADDRESS = 30;
/**
 * The limit for all callers: more than are really scanned, and few enough to leave the database free for other work.
 */
export const MAX_SHORT_DETAILS_PER_SECOND = 100;
/** The format in which tokens are made: 16 bytes. */
const TOKEN = /^[\w-]{22}$/;

export function createShortDetailCall(): Call {
  const throttle = createThrottle({
    freeFailures: { address: FREE_TOKENS_PER_ADDRESS },
    perSecond: MAX_SHORT_DETAILS_PER_SECOND,
  });
  return {
    method: 'GET',
    path: SHORT_DETAIL,
    summary: ['ตรวจสอบเอกสารจากรหัสบนเอกสาร', 'Whether a document counts today, by the code on it'],
    handle: async (context) => {
      const { app, params, ip } = context;
      const found = await throttle(context, { address: addressKey(ip) }, () =>
        findShortDetail(app, params['token'] ?? ''),
      );
      if (found === undefined) throw new Refusal(404, message('shortDetailNotFound'));
      return found;
    },
  };
}

/** Returns undefined for an unknown token, and for a document that was never issued. */
async function findShortDetail(app: App, token: string): Promise<ShortDetail | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const today = app.clock.today();
  const row = await findIssued(app.pools.api, app.catalogue, { by: 'public_token', value: token, today });
  if (row === undefined) return undefined;
  const reading = { catalogue: app.catalogue, db: app.pools.api, today };
  const { standing, bases } = await loadStanding(reading, row);
  return {
    documentType: stateWithLabel(documentType, row['document_type']),
    kind: stateWithLabel(requestType, row['request_type']),
    number: String(row['code']),
    revision: Number(row['revision']),
    holder: nameLabelOf(row['holder_th'], row['holder_en']),
    department: nameLabelOf(row['department_th'], row['department_en']),
    issuedOn: row['approve_date'] as PlainDate,
    validUntil: row['expire_date'] as PlainDate | null,
    standing,
    replacedBy: standing === 'replaced' ? Number(row['current_revision']) : null,
    renewedBy: await findValidRenewal(reading, row),
    usedUp: usedUpWithoutId(row),
    bases,
    facts: await loadFacts(app, row),
  };
}

/** Returns the public facts that the declaration of the document defines. */
async function loadFacts(app: App, row: IssuedRow): Promise<readonly PublicFact[]> {
  const { catalogue, pools } = app;
  const declaration = findRequestDeclaration(catalogue, String(row['document_type']));
  if (declaration?.publicFacts === undefined) return [];
  const document = await findStored(catalogue, pools.api, {
    entity: getEntity(catalogue, declaration.document),
    id: String(row['document_id']),
    lock: 'none',
  });
  return document === undefined ? [] : publicFactsOf(app, pools.api, { declaration, document });
}
