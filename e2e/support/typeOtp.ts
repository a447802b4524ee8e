import type { Page } from 'playwright-core';
import { queuedMails } from '#platform/testing/mailServer.ts';
import type { Site } from './site.ts';

/** Types the required code, read from the mail that waits to be sent. */
export async function typeOtp(page: Page, { app }: Site, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /\(OTP\)/u });
  await field.waitFor();
  const mail = (await queuedMails(app.app, email)).at(-1);
  await field.fill(/\n(\d{6})\n/u.exec(mail?.text[0] ?? '')?.[1] ?? '');
  await field.press('Enter');
}
