/** What a page complains of behind the visitor's back: errors, refused scripts and styles, answers that failed. */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/** From here on, in every page, frame and popup of the visitor. */
export function recordPageErrors(context: BrowserContext): void {
  const notes: string[] = [];
  errorsByContext.set(context, notes);
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message)) notes.push(`console: ${message.text()}`);
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
export function takePageErrors(page: Page): string[] {
  return errorsByContext.get(page.context())?.splice(0) ?? [];
}

const errorsByContext = new WeakMap<BrowserContext, string[]>();

/** Chromium writes an error for every refused call; a wrong password is nothing to complain of. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource: the server responded with a status of 4') &&
    message.location().url.includes('/haz/backend/')
  );
}
