/** The search over all entities, for everybody who has signed in: results are limited to what the person may open. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { SEARCH_LETTERS_MIN, SEARCH_TEXT_LENGTH_MAX } from '#platform/model/recordSearch.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { App } from '../app.ts';
import { readBody, typedText } from '../http/strictBody.ts';
import { Refusal } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { findRecords, MAX_FOUND } from './find.ts';
import { createLatestOnly, type LatestOnly } from './latestOnly.ts';
import { createRateLimit, type RateLimit } from './rateLimit.ts';

/** Nobody types faster; a page that searches while a person types sends a few calls a second. */
export const MAX_FINDS_PER_SECOND = 20;
const RETRY_SECONDS = 1;

const findBody = z.strictObject({
  text: typedText(SEARCH_TEXT_LENGTH_MAX),
  limit: z.int().min(1).max(MAX_FOUND).optional(),
});

const label = { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 };
const text = { type: ['string', 'null'] };
const answerSchema = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          entity: { type: 'string' },
          title: label,
          id: { type: 'string' },
          path: { type: 'string' },
          key: text,
          th: { type: 'string' },
          en: text,
          matched: { type: 'object', properties: { label, text: { type: 'string' } } },
          isArchived: { type: 'boolean' },
        },
      },
    },
    isCut: { type: 'boolean' },
  },
};

export const findCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/v1/find',
    summary: ['ค้นหาข้อมูลทุกประเภทที่เปิดดูได้', 'Search every record one may open'],
    bodySchema: z.toJSONSchema(findBody),
    answerSchema,
    handle: async ({ app, actor, body }) => {
      const { text: searchText, limit = MAX_FOUND } = readBody(findBody, body);
      const { rateLimit, latest } = searchLimitsOf(app);
      const userId = actor.userId ?? '';
      const tooMany = (): Refusal =>
        new Refusal(429, message('tooManyRequests', { seconds: RETRY_SECONDS }), { retryAfter: RETRY_SECONDS });
      if (!rateLimit.take(userId)) throw tooMany();
      if (normaliseForSearch(searchText).length < SEARCH_LETTERS_MIN) return { data: [], isCut: false };
      const answer = await latest.run(userId, () => findRecords(app, { actor, text: searchText, limit }));
      if (answer === undefined) throw tooMany();
      return answer;
    },
  },
];

interface SearchLimits {
  readonly rateLimit: RateLimit;
  readonly latest: LatestOnly;
}

/** Each server counts separately. */
const searchLimits = new WeakMap<App, SearchLimits>();

function searchLimitsOf(app: App): SearchLimits {
  const limits = searchLimits.get(app) ?? {
    rateLimit: createRateLimit({ most: MAX_FINDS_PER_SECOND, nowMs: () => app.securityClock.nowMs() }),
    latest: createLatestOnly(),
  };
  searchLimits.set(app, limits);
  return limits;
}
