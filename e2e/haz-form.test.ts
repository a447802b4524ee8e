/**
 * An operator registers a product manually: sees the results of the law, the tolerances and the tests, leaves it,
 * returns, and submits it too early.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperator } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { textbox, button, waitForPath } from './support/controls.ts';
import { sectionOf, fillTableRow, pickOption } from './support/formFilling.ts';
import { keyboard } from './support/inputDevices.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { goTo, shareVisitor, type SharedVisitor } from './support/sharedVisitor.ts';
import { openSite, type Site } from './support/site.ts';

const CREATE = '/app/haz/requests/create';

let site: Site;
let visitor: SharedVisitor;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  const { operator } = await makeOperator(site.app);
  visitor = shareVisitor(site.browser, { as: operator, width: 1366, height: 900, locale: 'en' });
  page = await visitor.open(CREATE);
  await object().waitFor();
});
afterAll(() => site.close());

const object = (): Locator => page.getByRole('combobox', { name: 'Listed hazardous substance' });
const chapter = (name: RegExp): Locator => sectionOf(page, name);
const contents = (): Locator => page.getByRole('list', { name: 'Active substances of the product' });
const substance = (n: number): Locator =>
  contents()
    .getByRole('listitem')
    .nth(n - 1);
const declared = (n: number): Locator => textbox(page, `Declared content, substance ${n}`);
const found = (n: number): Locator => textbox(page, `Content found, substance ${n}`);
const toxicity = (): Locator => page.getByRole('region', { name: 'Acute toxicity class' });
const aquatic = (): Locator => page.getByRole('region', { name: 'Hazard to aquatic life' });
const pictograms = (): Locator => page.getByRole('list', { name: 'Pictograms on the label' });
const expectText = (place: Locator, words: string | RegExp): Promise<void> => place.getByText(words).first().waitFor();

/** Works as people who use only the keyboard do: types, and chooses the option when it is offered. */
async function pickByKeys(control: Locator, typed: string, offered: RegExp): Promise<void> {
  await keyboard.typeText(control, typed);
  await page.getByRole('listbox').getByRole('option', { name: offered }).first().waitFor();
  await page.keyboard.press('Enter');
}

describe('the listed object', () => {
  it('shows at once that it is prohibited', async () => {
    await pickOption(page, object(), '1582-09-8', /Trifluralin.*Type 4/);
    await expectText(chapter(/^1 /), /Hazardous substances of type 4 are prohibited/);
    await expectText(chapter(/^1 /), 'Manufacture, import, export and possession are prohibited');
  });

  it('is found by its CAS number, shows its type, and fills in its substance', async () => {
    await pickByKeys(object(), '7778-54', /Calcium hypochlorite · CAS 7778-54-3 · Type 2/);
    await expectText(chapter(/^1 /), 'Prior notice to an officer and registration required');
    await keyboard.press(button(page, 'Add “Calcium hypochlorite” to the active substances'));
    await expectText(chapter(/^1 /), 'Already in the active substances');
    await substance(1).getByText('CAS 7778-54-3').waitFor();
  });
});

describe('the contents', () => {
  it('are declared in the units that fit the state, and checked once the formulation proposes a homogeneity', async () => {
    await keyboard.choose(page.getByRole('radio', { name: 'Solid' }));
    await pickByKeys(page.getByRole('combobox', { name: 'Formulation' }), 'Granule', /Granule/);
    await expect.poll(() => page.getByRole('combobox', { name: 'Homogeneity' }).inputValue()).toMatch(/Heterogeneous/);
    const unit = page.getByRole('combobox', { name: 'Unit, substance 1' });
    // The arrow key passed the liquids before.
    await expect.poll(() => unit.inputValue()).toBe('percentWeight');
    await expect.poll(() => unit.getByRole('option').count(), { message: 'by weight alone, of a chemical' }).toBe(2);
  });

  it('fail where they are too far off, with the difference; and pass', async () => {
    await keyboard.typeText(declared(1), '65');
    await keyboard.typeText(found(1), '62');
    await expectText(substance(1), 'Fails');
    await expectText(substance(1), '3 % w/w below the declared content, 0.5 beyond the tolerance');
    await expectText(substance(1), 'Allowed 62.5 to 67.5 % w/w (±2.5)');
    await keyboard.typeText(found(1), '62.5');
    await expectText(substance(1), 'Passes');
    await expectText(substance(1), '2.5 % w/w below the declared content');
  });

  it('have only a lower limit for microbes, are added up, and are restored after removal', async () => {
    await declared(1).focus();
    await page.keyboard.press('Alt+Enter');
    await pickByKeys(
      page.getByRole('combobox', { name: 'Active substance, substance 2' }),
      'B-SUBT',
      /Bacillus subtilis/,
    );
    await expect.poll(() => page.getByRole('combobox', { name: 'Unit, substance 2' }).inputValue()).toBe('cfuPerGram');
    await declared(2).fill('1000000000');
    await found(2).fill('900000000');
    await expectText(substance(2), 'Fails');
    await expectText(substance(2), 'No less than 1,000,000,000 CFU/g');
    await button(page, 'Remove substance 2').click();
    await button(page, 'Undo').click();
    await expect.poll(() => found(2).inputValue()).toBe('900,000,000');
    await button(page, 'Remove substance 2').click();
    await expect.poll(() => contents().getByRole('listitem').count()).toBe(1);
    await expectText(chapter(/^3 /), 'Total active substances: 65 % w/w');
    await declared(1).fill('165');
    await expectText(chapter(/^3 /), /more than 100 %/);
    await declared(1).fill('65');
    await expect
      .poll(() =>
        chapter(/^3 /)
          .getByText(/more than 100 %/)
          .count(),
      )
      .toBe(0);
  });
});

describe('the classification by tests', () => {
  it('is an estimate from the substances while there are no tests', async () => {
    await expectText(toxicity(), 'An estimate, not a test');
    await expectText(toxicity(), /1,307\.693 mg\/kg/);
    await expectText(toxicity(), 'III');
  });

  it('is the class in both schemes, and the category in water', async () => {
    await fillTableRow(page, /^4\.1 /, {
      chosen: { Route: ['Oral', /Oral/], 'Test animal': ['Rat', /Rat/] },
      typed: { 'LD50 of the product': '250' },
    });
    await expectText(toxicity(), 'Moderately hazardous');
    await expectText(toxicity(), 'Toxic if swallowed');
    await expect.poll(() => toxicity().getByText('An estimate, not a test').count()).toBe(0);
    await fillTableRow(page, /^4\.2 /, {
      chosen: { 'Aquatic life': ['tilapia', /tilapia/], Effect: ['LC50', /LC50/] },
      typed: { Concentration: '0.5', Duration: '96' },
    });
    await expectText(aquatic(), 'H400');
    await expectText(aquatic(), 'H410');
    await expectText(aquatic(), /Highly toxic/);
  });

  it('is a label: proposed with its reasons, accepted, and changed for another reason', async () => {
    await page.getByRole('checkbox', { name: 'Oxidising' }).check();
    await page.getByRole('checkbox', { name: 'Skin corrosion' }).check();
    const item = (code: string): Locator => pictograms().getByRole('listitem').filter({ hasText: code }).first();
    for (const [code, reason] of [
      ['GHS03', 'Oxidising'],
      ['GHS05', 'Skin corrosion'],
      ['GHS06', 'Acute toxicity, category 3'],
      ['GHS09', 'H400'],
    ] as const)
      await expectText(item(code), new RegExp(reason));
    await expectText(chapter(/^5 /), 'Signal word: Danger');
    await button(page, 'Use the proposal').click();
    await expectText(chapter(/^5 /), 'As proposed');
    await button(page, 'Remove GHS03').click();
    await button(page, 'Add another').click();
    await button(page, /^GHS08/).click();
    await textbox(page, 'Reason for GHS08').fill('Stated by the maker');
    await expectText(chapter(/^5 /), 'Differs from the proposal: without GHS03 · with GHS08 added');
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('the request', () => {
  it('with a reserved word in its name shows an error at the field', async () => {
    await textbox(page, 'Trade name (Thai)').fill('คลอรีนเม็ดทดสอบ 65');
    await textbox(page, 'Trade name (English)').fill('Royal Chlor 65');
    await page.keyboard.press('Tab');
    await expectText(chapter(/^1 /), /reserved word “royal”/);
    await expect.poll(() => textbox(page, 'Trade name (English)').getAttribute('aria-invalid')).toBe('true');
    await textbox(page, 'Trade name (English)').fill('Test Chlor Granules 65');
    await expect.poll(() => textbox(page, 'Trade name (English)').getAttribute('aria-invalid')).toBeNull();
  });

  it('is left as a draft, read as a document, and found again unchanged', async () => {
    await button(page, 'Save').click();
    await waitForPath(page, /\/(?:edit|view)$/u);
    const record = new URL(page.url()).pathname.replace(/^\/haz(.*)\/(?:edit|view)$/u, '$1');
    await goTo(page, `${record}/view`);
    await expectText(chapter(/^3 /), 'Passes');
    await expectText(chapter(/^5 /), 'Stated by the maker');
    await expectText(chapter(/^4 /), /II · Moderately hazardous/);
    await expect
      .poll(() => chapter(/^4 /).getByText(/WHO-/).count(), { message: 'nobody reads the code of the table' })
      .toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await goTo(page, `${record}/edit`);
    await expect.poll(() => found(1).inputValue()).toBe('62.5');
    await expect.poll(() => page.getByRole('radio', { name: 'Solid' }).isChecked()).toBe(true);
    await expectText(chapter(/^5 /), 'Differs from the proposal: without GHS03 · with GHS08 added');
    expectNoPageErrors(page);
  });

  it('cannot be submitted before everything is attached: the server names what is missing', async () => {
    await pickOption(
      page,
      page.getByRole('combobox', { name: 'Type of use', exact: true }),
      'Water',
      /Water disinfection/,
    );
    await textbox(page, 'Purpose').fill('Disinfection of ponds before stocking');
    await textbox(page, 'Appearance').fill('White granules that smell of chlorine');
    await fillTableRow(page, /^6\.1 /, {
      chosen: { 'Used for': ['Water', /Water disinfection/] },
      typed: { 'Rate and method': '10 g in 1,000 litres of water' },
    });
    await fillTableRow(page, /^6\.2 /, {
      chosen: { Container: ['Bag', /Bag/], Unit: ['Kilogram', /Kilogram/] },
      typed: { Size: '25' },
    });
    await fillTableRow(page, /^7\.1 /, {
      chosen: { Country: ['CN', /China/] },
      typed: { Manufacturer: 'Example Chlor Works', Address: '1 Example Road' },
    });
    await fillTableRow(page, /^7\.3 /, {
      chosen: { Country: ['CN', /China/] },
      typed: { Company: 'Example Trading', Address: '2 Example Road' },
    });
    await button(page, 'Save and submit').click();
    await page
      .getByText(/Registration data set/)
      .first()
      .waitFor();
    await expectText(chapter(/^8 /), /Attach “/);
    expect(page.url()).toContain('/edit');
    await goTo(page, new URL(page.url()).pathname.replace(/^\/haz(.*)\/edit$/u, '$1/view'));
    await page
      .getByText(/Attach “?Registration data set/)
      .first()
      .waitFor();
    expectNoPageErrors(page);
  });
});

it('is filled in on a telephone, too', async () => {
  const narrow = await visitor.open(CREATE, { width: 390, height: 844, locale: 'th' });
  await narrow.getByRole('combobox', { name: 'วัตถุอันตรายในบัญชี' }).fill('เบนซัลโคเนียม');
  await narrow
    .getByRole('listbox')
    .getByRole('option', { name: /ชนิดที่ 2/ })
    .click();
  await narrow.getByRole('button', { name: /^เพิ่ม “เบนซัลโคเนียมคลอไรด์”/ }).click();
  await narrow.getByRole('radio', { name: 'ของเหลว' }).check();
  await narrow.getByRole('textbox', { name: 'ปริมาณที่ระบุ สารที่ 1' }).fill('80');
  await expect
    .poll(() => narrow.getByRole('combobox', { name: 'หน่วย สารที่ 1' }).inputValue())
    .toBe('percentWeightVolume');
  await narrow
    .getByText(/เลือกเนื้อผลิตภัณฑ์/)
    .first()
    .waitFor();
  expect(await findAxeViolations(narrow)).toEqual([]);
  await expect
    .poll(() => narrow.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  expectNoPageErrors(narrow);
});
