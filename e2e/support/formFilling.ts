/** Fills in a form with the mouse: options are picked, and the rows of a table are added one by one. */
import type { Locator, Page } from 'playwright-core';

export function sectionOf(page: Page, name: RegExp): Locator {
  return page.getByRole('region', { name });
}

export async function pickOption(page: Page, control: Locator, typed: string, offered: RegExp): Promise<void> {
  await control.fill(typed);
  await page.getByRole('listbox').getByRole('option', { name: offered }).first().click();
}

export interface RowInput {
  readonly chosen: Readonly<Record<string, readonly [typed: string, offered: RegExp]>>;
  readonly typed: Readonly<Record<string, string>>;
}

/** Fills in the first row of a table: picks its options, types its texts. */
export async function fillTableRow(page: Page, table: RegExp, { chosen, typed }: RowInput): Promise<void> {
  const chapter = sectionOf(page, table);
  await chapter.getByRole('button', { name: 'Add a row' }).click();
  for (const [name, [word, offered]] of Object.entries(chosen))
    await pickOption(page, chapter.getByRole('combobox', { name: `${name}, row 1`, exact: true }), word, offered);
  for (const [name, text] of Object.entries(typed))
    await chapter.getByRole('textbox', { name: `${name}, row 1`, exact: true }).fill(text);
}
