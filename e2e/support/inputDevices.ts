/** Two ways to do the same: with the mouse, and with the keyboard alone, tabbing from stop to stop as a person must. */
import type { Locator, Page } from 'playwright-core';

export interface InputDevice {
  readonly name: string;
  /** A link, a button, an option, a tick. */
  readonly press: (target: Locator) => Promise<void>;
  readonly typeText: (field: Locator, text: string) => Promise<void>;
  /** One of a group of radio buttons. */
  readonly choose: (radio: Locator) => Promise<void>;
}

export const mouse: InputDevice = {
  name: 'the mouse',
  press: (target) => target.click(),
  typeText: (field, text) => field.fill(text),
  // The label may draw the circle itself.
  choose: (radio) => radio.check({ force: true }),
};

export const keyboard: InputDevice = {
  name: 'the keyboard alone',
  press: async (target) => {
    await focusByKeyboard(target);
    const isTick = await target.evaluate(
      (element) => element instanceof HTMLInputElement && element.type === 'checkbox',
    );
    await target.page().keyboard.press(isTick ? 'Space' : 'Enter');
  },
  typeText: async (field, text) => {
    await focusByKeyboard(field);
    await field.page().keyboard.press('Control+a');
    await (text === '' ? field.page().keyboard.press('Delete') : field.page().keyboard.type(text));
  },
  choose: async (radio) => {
    await radio.waitFor({ state: 'attached' });
    // Only one of a group is a tab stop; the arrows move on from there.
    await pressUntilFocused(radio.page(), () =>
      radio.evaluate(
        (element) =>
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.name === (element as HTMLInputElement).name,
      ),
    );
    for (let step = 0; step < 10 && !(await radio.isChecked()); step++) await radio.page().keyboard.press('ArrowRight');
    if (!(await radio.isChecked())) throw new Error('The arrow keys do not reach the choice');
  },
};

/** More stops than any page has: a person who must press Tab more often is lost. */
const TAB_STOPS_MAX = 300;

async function focusByKeyboard(target: Locator): Promise<void> {
  await target.waitFor();
  // A menu is one stop; the next Tab leaves it.
  const isOfMenu = (await target.getAttribute('role')) === 'menuitem';
  await pressUntilFocused(
    target.page(),
    () => target.evaluate((element) => element === document.activeElement),
    isOfMenu ? 'ArrowDown' : 'Tab',
  );
}

async function pressUntilFocused(page: Page, isFocused: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < TAB_STOPS_MAX; stop++) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The ${key} key does not reach it`);
}
