/**
 * Previews of drafts: limited to a few at a time for each person, so that nobody's previews delay documents of others
 * that are being issued.
 */
import { message } from '#language/message.ts';
import type { App } from '../../app.ts';
import { Refusal } from '../../errors.ts';

export const MAX_PREVIEWS = 3;
const RETRY_SECONDS = 2;

/** Running previews by person; each server process counts its own. */
const runningPreviews = new WeakMap<App, Map<string, number>>();

export async function withPreviewLimit<T>(
  app: App,
  { userId, work }: { userId: string; work: () => Promise<T> },
): Promise<T> {
  const counts = runningPreviews.get(app) ?? new Map<string, number>();
  runningPreviews.set(app, counts);
  const count = counts.get(userId) ?? 0;
  if (count >= MAX_PREVIEWS)
    throw new Refusal(429, message('tooManyRequests', { seconds: RETRY_SECONDS }), { retryAfter: RETRY_SECONDS });
  counts.set(userId, count + 1);
  try {
    return await work();
  } finally {
    const left = (counts.get(userId) ?? 1) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
  }
}
