/** Actions of people on the page of a case in English: press its buttons, fill in its dialogs, see its status. */
import type { Locator, Page } from 'playwright-core';

export interface ActionAnswers {
  readonly remark?: string;
  /** The answer of a check. */
  readonly answer?: RegExp;
  /** The password of the certificate to sign with. */
  readonly caPassword?: string;
}

/** Presses the button of an action, fills in its dialog, and waits until it is done. */
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

/** Presses the button of an action, also if it is in the menu, and waits for its dialog. */
export async function openActionDialog(page: Page, name: string): Promise<Locator> {
  await pressAction(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

const ATTEMPTS = 30;
const MENU_MS = 1000;

/**
 * Presses the button of an action, or its item in the menu. Right after another step the page still has the actions of
 * the previous state, so both are tried until one is there.
 */
export async function pressAction(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  const item = page.getByRole('menuitem', { name, exact: true });
  await more.waitFor();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await button.isVisible()) return button.click();
    await more.click();
    const isThere = await item.waitFor({ timeout: MENU_MS }).then(
      () => true,
      () => false,
    );
    if (isThere) return item.click();
    await page.keyboard.press('Escape');
  }
  throw new Error(`The page of the case has no action "${name}"`);
}

/** Waits until the case has this status. */
export function waitForStatus(page: Page, status: string): Promise<void> {
  return page.getByRole('banner').or(page.getByRole('main')).getByText(status, { exact: true }).first().waitFor();
}

/** Opens the latest case of a list. */
export async function openLatestCase(page: Page, list: string): Promise<void> {
  await page.goto(`/haz/app/${list}`);
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/view'));
}
