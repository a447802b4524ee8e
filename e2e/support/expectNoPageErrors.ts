import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takePageErrors } from './pageErrors.ts';

/** Checks that there were no errors since the visitor arrived, or since the last call. */
export function expectNoPageErrors(page: Page): void {
  expect(takePageErrors(page)).toEqual([]);
}
