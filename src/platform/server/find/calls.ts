/** The search over everything, for whoever has signed in: each is answered from what they may open. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import { FEWEST_LETTERS, FIND_TEXT_LENGTH } from '#platform/model/found.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { App } from '../app.ts';
import { readBody, typed } from '../http/strictBody.ts';
import { Refusal } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { find, MOST_FOUND } from './find.ts';
import { createLatest, type Latest } from './latest.ts';
import { createPace, type Pace } from './pace.ts';

/** Nobody types faster; a page that asks as one types asks a few times a second. */
export const FINDS_A_SECOND = 20;
const RETRY_SECONDS = 1;

const findBody = z.strictObject({ text: typed(FIND_TEXT_LENGTH), limit: z.int().min(1).max(MOST_FOUND).optional() });

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
      const { text: asked, limit = MOST_FOUND } = readBody(findBody, body);
      const { pace, latest } = turnsOf(app);
      const userId = actor.userId ?? '';
      const tooMany = (): Refusal =>
        new Refusal(429, message('tooManyRequests', { seconds: RETRY_SECONDS }), { retryAfter: RETRY_SECONDS });
      if (!pace.take(userId)) throw tooMany();
      if (normaliseForSearch(asked).length < FEWEST_LETTERS) return { data: [], isCut: false };
      const answer = await latest.run(userId, () => find(app, { actor, text: asked, limit }));
      if (answer === undefined) throw tooMany();
      return answer;
    },
  },
];

interface Turns {
  readonly pace: Pace;
  readonly latest: Latest;
}

/** Each server counts its own. */
const turns = new WeakMap<App, Turns>();

function turnsOf(app: App): Turns {
  const known = turns.get(app) ?? {
    pace: createPace({ most: FINDS_A_SECOND, nowMs: () => app.securityClock.nowMs() }),
    latest: createLatest(),
  };
  turns.set(app, known);
  return known;
}
