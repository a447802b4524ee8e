/** What people do with a case, on its page in English: press what it offers, answer what it asks, see where it stands. */
import type { Locator, Page } from 'playwright-core';

export interface ActionAnswers {
  readonly remark?: string;
  /** Of a check. */
  readonly answer?: RegExp;
  /** Of the certificate to sign with. */
  readonly caPassword?: string;
}

/** Presses what the case offers, answers what it asks, and waits until it is done. */
export async function takeAction(
  page: Page,
  name: string,
  { remark, answer, caPassword }: ActionAnswers = {},
): Promise<void> {
  const dialog = await openActionDialog(page, name);
  if (caPassword !== undefined) await dialog.locator('input[name="caPassword"]').fill(caPassword);
  if (answer !== undefined) await dialog.getByRole('radio', { name: answer }).check({ force: true });
  if (remark !== undefined) await dialog.getByRole('textbox').fill(remark);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Presses what the case offers, also where it waits in the menu, and waits for what it asks. */
export async function openActionDialog(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.waitFor();
  if (await button.isVisible()) await button.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** The case stands there now. */
export function waitForStatus(page: Page, status: string): Promise<void> {
  return page.getByRole('banner').or(page.getByRole('main')).getByText(status, { exact: true }).first().waitFor();
}

/** From a list to the page of the case that is the latest in it. */
export async function openLatestCase(page: Page, list: string): Promise<void> {
  await page.goto(`/haz/app/${list}`);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/view'));
}
