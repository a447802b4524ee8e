/** Errors that a visitor of a page does not see: script errors, refused scripts and styles, failed answers. */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/** Records from now on, in every page, frame and popup of the visitor. */
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
    // Aborted when the visitor went to another page.
    if (reason !== 'net::ERR_ABORTED') notes.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
}

/** Returns the errors since the visitor arrived, or since the last call. */
export function takePageErrors(page: Page): string[] {
  return errorsByContext.get(page.context())?.splice(0) ?? [];
}

const errorsByContext = new WeakMap<BrowserContext, string[]>();

/** Chromium logs an error for every refused call; a wrong password is no error here. */
function isRefusedCall(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource: the server responded with a status of 4') &&
    message.location().url.includes('/haz/backend/')
  );
}
