/** What a page complains of behind the visitor's back: errors, refused scripts and styles, answers that failed. */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/** From here on, in every page, frame and popup of the visitor. */
export function listenTo(context: BrowserContext): void {
  const notes: string[] = [];
  complaints.set(context, notes);
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAnswerOfACall(message)) notes.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => notes.push(`error: ${error.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() >= 500) notes.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Left behind when the visitor went elsewhere.
    if (reason !== 'net::ERR_ABORTED') notes.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
}

/** Since the visitor came, or since this was last asked. */
export function takeComplaints(page: Page): string[] {
  return complaints.get(page.context())?.splice(0) ?? [];
}

const complaints = new WeakMap<BrowserContext, string[]>();

/** Chromium writes an error for every refused call; a wrong password is nothing to complain of. */
function isAnswerOfACall(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource: the server responded with a status of 4') &&
    message.location().url.includes('/haz/backend/')
  );
}
