/**
 * The manual register of products: entered from paper, corrected where it was refused, changed for a reason; and by
 * nobody else.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentsOf, refileProduct } from '#modules/haz/testing/products.ts';
import { takeStep } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { textbox, button, waitForPath } from './support/controls.ts';
import { sectionOf, fillTableRow, pickOption } from './support/formFilling.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { goTo } from './support/sharedVisitor.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

const COMPANY = 'บริษัท ผลิตภัณฑ์สัตว์น้ำทดสอบ';
const SOURCE = 'From the file of 2560';
const REASON = 'A slip of the pen in the address';

let site: Site;
let people: SigningPeople;
let head: Page;

beforeAll(async () => {
  site = await openSite();
  people = await makeSigningPeople(site.app);
  head = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  await openAs(head, people.head, '/app/haz/hazes');
});
afterAll(() => site.close());

const combobox = (name: string): Locator => head.getByRole('combobox', { name, exact: true });
const summary = (): Locator => head.getByRole('region', { name: /^Correct/ });
const idOnPage = (): string => /hazes\/([^/]+)\//u.exec(head.url())?.[1] ?? '';

/** Fills in everything on the paper except its holder and its date. */
async function fillInProduct(): Promise<void> {
  await textbox(head, 'Trade name (Thai)').fill('คลอรีนเม็ดจากแฟ้มเดิม 65');
  await textbox(head, 'Trade name (English)').fill('Filed Chlor Granules 65');
  await pickOption(head, combobox('Listed hazardous substance'), '7778-54', /Calcium hypochlorite/);
  await button(head, 'Add “Calcium hypochlorite” to the active substances').click();
  await pickOption(head, combobox('Type of use'), 'Water', /Water disinfection/);
  await textbox(head, 'Purpose').fill('Disinfection of ponds before stocking');
  await head.getByRole('radio', { name: 'Solid' }).check();
  await pickOption(head, combobox('Formulation'), 'Granule', /Granule/);
  await textbox(head, 'Appearance').fill('White granules that smell of chlorine');
  await textbox(head, 'Declared content, substance 1').fill('65');
  await textbox(head, 'Content found, substance 1').fill('65');
  await fillTableRow(head, /^7\.1 /, {
    chosen: { 'Used for': ['Water', /Water disinfection/] },
    typed: { 'Rate and method': '10 g in 1,000 litres of water' },
  });
  await fillTableRow(head, /^7\.2 /, {
    chosen: { Container: ['Bag', /Bag/], Unit: ['Kilogram', /Kilogram/] },
    typed: { Size: '25' },
  });
  await fillTableRow(head, /^8\.1 /, {
    chosen: { Country: ['CN', /China/] },
    typed: { Manufacturer: 'Example Chlor Works', Address: '1 Exampel Road' },
  });
  await fillTableRow(head, /^8\.3 /, {
    chosen: { Country: ['CN', /China/] },
    typed: { Company: 'Example Trading', Address: '2 Example Road' },
  });
}

describe('an entry from paper', () => {
  it('is begun from the list, and requires the facts of the paper in addition to the product', async () => {
    await head.getByRole('link', { name: 'Create' }).first().click();
    await waitForPath(head, '/app/haz/hazes/create');
    await head.getByRole('heading', { name: 'Registered product from a paper document' }).waitFor();
    await textbox(head, 'Number in the document').waitFor();
    await expect.poll(() => button(head, /submit/i).count()).toBe(0);
    await expect
      .poll(() => sectionOf(head, /^9 /).getByText('Required').count(), { message: 'nothing has to be attached' })
      .toBe(0);
    expect(await findAxeViolations(head)).toEqual([]);
  });

  it('without a holder, a day and a reason is not sent: each shows an error at its field', async () => {
    await fillInProduct();
    await button(head, 'Save').click();
    await summary().waitFor();
    expect((await summary().getByRole('button').allTextContents()).toSorted()).toEqual([
      'Operator',
      'Reason, or source of the document',
      'Takes effect on',
    ]);
    await expect.poll(() => combobox('Operator').getAttribute('aria-invalid')).toBe('true');
    expectNoPageErrors(head);
  });

  it('with its days in the wrong order is refused by the server, at the field', async () => {
    await pickOption(head, combobox('Operator'), COMPANY, new RegExp(COMPANY));
    await textbox(head, 'Number in the document').fill('HZ-OLD-12/2560');
    await textbox(head, 'Takes effect on').fill('01/03/2024');
    await textbox(head, 'Expires on').fill('28/02/2024');
    await textbox(head, 'Reason, or source of the document').fill(SOURCE);
    await button(head, 'Save').click();
    await summary().getByText('The expiry date must not be before the effective date. Correct it.').waitFor();
    await summary().getByRole('button', { name: 'Expires on' }).click();
    await expect.poll(() => textbox(head, 'Expires on').getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => textbox(head, 'Expires on').evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(await findAxeViolations(head)).toEqual([]);
  });

  it('asks before it is left unsaved', async () => {
    await button(head, 'Cancel').click();
    await head.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(new URL(head.url()).pathname).toMatch(/\/create$/u);
    await expect.poll(() => textbox(head, 'Number in the document').inputValue()).toBe('HZ-OLD-12/2560');
  });

  it('is in force once it is corrected, and is listed in the register', async () => {
    await textbox(head, 'Expires on').fill('28/02/2099');
    await button(head, 'Save').click();
    await waitForPath(head, '/view');
    await head.getByText('Saved', { exact: true }).first().waitFor();
    await head.getByText('Document HZ-OLD-12/2560').first().waitFor();
    await head.getByRole('tab', { name: 'Timeline' }).click();
    await head.getByText(SOURCE).first().waitFor();
    await goTo(head, '/app/haz/hazes');
    await head
      .getByRole('main')
      .getByRole('row', { name: /HZ-OLD-12\/2560/ })
      .getByRole('link')
      .first()
      .click();
    await waitForPath(head, '/view');
    expect(await findAxeViolations(head)).toEqual([]);
    expectNoPageErrors(head);
  });
});

describe('a correction', () => {
  it('is a new revision, with its reason in the history', async () => {
    const before = idOnPage();
    await button(head, 'Correct the register').click();
    await waitForPath(head, '/edit');
    await head.getByText('HZ-OLD-12/2560: once saved, this becomes revision 2', { exact: false }).waitFor();
    await expect.poll(() => combobox('Operator').count(), { message: 'whose it is stays' }).toBe(0);
    await sectionOf(head, /^7\.1 /)
      .getByRole('textbox', { name: 'Address, row 1', exact: true })
      .fill('1 Example Road');
    await button(head, 'Save').click();
    await summary().getByRole('button', { name: 'Reason for the correction' }).click();
    await textbox(head, 'Reason for the correction').fill(REASON);
    expect(await findAxeViolations(head)).toEqual([]);
    await button(head, 'Save').click();
    await waitForPath(head, '/view');
    await head.getByText('1 Example Road').first().waitFor();
    expect(idOnPage()).not.toBe(before);
    await head.getByRole('tab', { name: 'Timeline' }).click();
    await head.getByText(REASON).first().waitFor();
    await head.getByText('Document HZ-OLD-12/2560').first().waitFor();
    expectNoPageErrors(head);
  });

  it('is closed while a request for the product is pending, and shows why', async () => {
    const id = idOnPage();
    const filed = await refileProduct(site.app, people.operator, {
      kind: 3,
      base: { id },
      attachments: await attachmentsOf(site.app, people.operator),
    });
    await takeStep(site.app, people.operator, filed, 'request');
    await goTo(head, `/app/haz/hazes/${id}/edit`);
    await waitForPath(head, '/view');
    await head
      .getByText(/already in process/)
      .first()
      .waitFor();
    await button(head, 'More').click();
    await expect
      .poll(() => head.getByRole('menuitem', { name: 'Correct the register' }).getAttribute('aria-disabled'))
      .toBe('true');
    expectNoPageErrors(head);
  });
});

it('is not offered to an officer who only reads', async () => {
  const reader = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  await openAs(reader, people.receiver, '/app/haz/hazes');
  await reader.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await waitForPath(reader, '/view');
  await button(reader, 'More').waitFor();
  await button(reader, 'More').click();
  await expect.poll(() => reader.getByText('Correct the register').count()).toBe(0);
  await goTo(reader, '/app/haz/hazes');
  await reader.getByRole('main').getByRole('row').nth(1).waitFor();
  await expect.poll(() => reader.getByRole('link', { name: 'Create' }).count()).toBe(0);
  await goTo(reader, '/app/haz/hazes/create');
  await reader.waitForURL((url) => url.pathname === '/haz/403');
  expectNoPageErrors(reader);
});
