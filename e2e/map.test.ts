/** A place is marked on a map: with the mouse, with the keyboard alone, by pasting and from a file. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { keyboard } from './support/inputDevices.ts';
import { shareVisitor, type SharedVisitor } from './support/sharedVisitor.ts';
import { openSite, type Site } from './support/site.ts';

const CREATE = '/app/master-mgt/protected-places/create';

let site: Site;
let visitor: SharedVisitor;
/** Addresses outside the site that a page asked for. */
const outside: string[] = [];

beforeAll(async () => {
  site = await openSite();
  visitor = shareVisitor(site.browser, {
    as: await site.app.person({ roles: ['ADMIN'] }),
    height: 900,
    prepare: async (page) => {
      page.on('request', (request) => {
        if (!/^(?:blob:|data:)/u.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1')
          outside.push(request.url());
      });
    },
  });
});
afterAll(() => site.close());

async function open(locale: 'th' | 'en', width: number): Promise<Page> {
  const page = await visitor.open(CREATE, { width, locale });
  await map(page).locator('.leaflet-overlay-pane path').first().waitFor({ state: 'attached' });
  return page;
}

const map = (page: Page): Locator => page.locator('.leaflet-container');
const latitude = (page: Page): Locator => page.getByLabel(/^(?:Latitude|ละติจูด)$/u);
const longitude = (page: Page): Locator => page.getByLabel(/^(?:Longitude|ลองจิจูด)$/u);
const pin = (page: Page): Promise<string[]> =>
  Promise.all([latitude(page), longitude(page)].map((one) => one.inputValue()));
const near = (page: Page): Locator => page.getByRole('region', { name: 'Nearest protected places' });

/** A point of the map, as a share of its width and height. */
async function at(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await map(page).scrollIntoViewIfNeeded();
  const box = await map(page).boundingBox();
  if (box === null) throw new Error('The map is not visible');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

async function clickMap(page: Page, x: number, y: number): Promise<void> {
  const point = await at(page, x, y);
  await page.mouse.click(point.x, point.y);
}

describe('a place on the map', () => {
  it('is marked with the mouse: a pin that is dragged, and a boundary whose corners are added and removed', async () => {
    const page = await open('en', 1366);
    await clickMap(page, 0.5, 0.4);
    await expect.poll(async () => (await pin(page)).every((text) => text !== '')).toBe(true);
    const before = await pin(page);
    // The map has moved to the pin: it is at its middle.
    const [from, to] = [await at(page, 0.5, 0.5), await at(page, 0.6, 0.45)];
    await page.mouse.move(from.x, from.y - 12);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => pin(page)).not.toEqual(before);
    await page.getByText('Adds a corner').click();
    for (const [x, y] of [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.7, 0.7],
      [0.3, 0.7],
    ] as const)
      await clickMap(page, x, y);
    await page.getByLabel('Latitude of corner 4').waitFor();
    await page.getByText(/^4 corners · [\d,]+ m²$/u).waitFor();
    const corner = await at(page, 0.7, 0.7);
    await page.mouse.dblclick(corner.x, corner.y);
    await page.getByText(/^3 corners · /u).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('is entered with the keyboard alone, names the protected places near it, and is read again', async () => {
    const page = await open('en', 1366);
    await keyboard.typeText(latitude(page), '13.7502');
    await keyboard.typeText(longitude(page), '100.4925');
    await near(page).getByText('Grand Palace (Royal place), 164 m away').waitFor();
    await near(page).getByText('Within 500 m').waitFor();
    for (const [index, [y, x]] of [
      ['13.7500', '100.4920'],
      ['13.7500', '100.4930'],
      ['13.7505', '100.4930'],
    ].entries()) {
      await keyboard.press(page.getByRole('button', { name: 'Add a corner' }));
      await keyboard.typeText(page.getByLabel(`Latitude of corner ${index + 1}`), y ?? '');
      await keyboard.typeText(page.getByLabel(`Longitude of corner ${index + 1}`), x ?? '');
    }
    await near(page).getByText('Grand Palace (Royal place), 108 m away').waitFor();
    await keyboard.typeText(page.locator('[name="code"]'), 'E2E-MAP');
    await keyboard.typeText(page.locator('[name="nameTh"]'), 'ที่ทดสอบ');
    await keyboard.typeText(page.locator('[name="source"]'), 'ทดสอบ');
    await keyboard.typeText(page.locator('[name="refKind"]'), 'Public');
    await page
      .getByRole('option', { name: /Public place/u })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await keyboard.press(page.getByRole('button', { name: 'Save', exact: true }));
    await page.waitForURL(/\/view$/u);
    await page.getByText('13.7502, 100.4925').waitFor();
    await page.getByText(/^3 corners · /u).waitFor();
    await near(page)
      .getByText(/Grand Palace/u)
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('is pasted, in Thai on a small screen, and tells what cannot be read', async () => {
    const page = await open('th', 390);
    const box = page.getByLabel('วางพิกัด');
    const use = page.getByRole('button', { name: 'ใช้พิกัดนี้' });
    await box.fill(`๑๓° ๔๕' ๒๒.๖๘" เหนือ ๑๐๐° ๓๐' ๖.๔๘" ตะวันออก`);
    await use.click();
    await expect.poll(() => pin(page)).toEqual(['13.7563', '100.5018']);
    await box.fill('48.8584, 2.2945');
    await use.click();
    await page.getByText('ตำแหน่งนี้อยู่นอกประเทศไทย กรุณาตรวจสอบละติจูดและลองจิจูด').waitFor();
    await box.fill('13.75, 100.50\n13.75, 100.51\n13.76, 100.51');
    await use.click();
    await page.getByText(/^3 มุม · /u).waitFor();
    // A town that is looked for moves the map, and not the place.
    const before = await pin(page);
    await page.getByRole('combobox', { name: 'ค้นหาบนแผนที่' }).fill('ศรีราชา');
    await page.getByRole('option', { name: 'ศรีราชา ชลบุรี' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/^แผนที่แสดงศรีราชาแล้ว/u).waitFor();
    await map(page).getByText('ศรีราชา', { exact: true }).waitFor({ state: 'attached' });
    expect(await pin(page)).toEqual(before);
    await page.getByText(/^3 มุม · /u).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('is read from a KML file, and a file that is none is refused', async () => {
    const page = await open('en', 1366);
    const choose = (name: string, text: string): Promise<void> =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });
    await choose('picture.kml', 'GIF89a');
    await page.getByText('This file is neither GeoJSON nor KML.').waitFor();
    await choose(
      'site.kml',
      '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>100.5,13.7,0 100.51,13.7,0 100.51,13.71,0 100.5,13.7,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>',
    );
    await expect.poll(() => page.getByLabel('Latitude of corner 3').inputValue()).toBe('13.71');
    await page.getByRole('button', { name: 'Remove the boundary' }).click();
    await expect.poll(() => page.getByLabel('Latitude of corner 1').count()).toBe(0);
    expectNoPageErrors(page);
  });

  it('needs nothing from outside', () => {
    expect(outside).toEqual([]);
  });
});
