/** Imports rows from a file: errors are shown by row and column, and nothing is loaded until all of it is right. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#platform/testing/readCsv.ts';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { holdCalls } from './support/holdCalls.ts';
import { shareVisitor, type SharedVisitor } from './support/sharedVisitor.ts';
import { openSite, type Site } from './support/site.ts';

const LINES = '/app/master-mgt/coordinate-customses';
const HEADER = 'พิกัดศุลกากร (HS),รหัสสถิติ,รายการสินค้า (ไทย)';

let site: Site;
let visitor: SharedVisitor;
let folder: string;

beforeAll(async () => {
  site = await openSite();
  visitor = shareVisitor(site.browser, {
    as: await site.app.person({ roles: ['ADMIN'] }),
    width: 1366,
    height: 900,
  });
  folder = mkdtempSync(join(tmpdir(), 'haz-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

describe('a sheet of tariff lines', () => {
  it('with three rows that are wrong is checked, corrected, loaded completely, and shown in the list', async () => {
    const { page, dialog } = await openImport('98765');
    const correctedLines = Array.from(
      { length: 120 },
      (_, index) => `98765${String(index).padStart(3, '0')},000,สารที่ ${index}`,
    );
    const release = await holdCalls(page, /_import/u);
    await drop(
      page,
      'พิกัด.csv',
      sheet(correctedLines.with(15, '98.76,000,สารที่ 15').with(50, '98765050,000,').with(98, '98765000,000,สารที่ 98')),
    );

    await dialog.getByRole('progressbar').first().waitFor();
    release();
    await dialog.getByText('พบจุดที่ต้องแก้ไข 3 จุด ยังไม่มีข้อมูลใดถูกนำเข้า').waitFor();
    const problems = dialog.getByRole('row');
    expect(await cellsOf(problems.nth(1))).toMatchObject([
      '17',
      'พิกัดศุลกากร (HS)A',
      '98.76',
      expect.stringContaining('8'),
    ]);
    expect(await cellsOf(problems.nth(2))).toMatchObject([
      '52',
      'รายการสินค้า (ไทย)C',
      'ว่าง',
      expect.stringContaining('กรุณา'),
    ]);
    expect((await cellsOf(problems.nth(3)))[0]).toBe('100');
    expect((await cellsOf(problems.nth(3))).join(' '), 'names the row that has it already').toMatch(
      /แถว(?:ที่)? ?2(?!\d)/u,
    );
    await expect.poll(() => dialog.getByRole('button', { name: /^นำเข้า \d/ }).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByLabel('แสดงคอลัมน์').selectOption('C · รายการสินค้า (ไทย) (1)');
    await expect.poll(() => problems.count()).toBe(2);
    expect(
      readCsv(await downloaded(page, dialog.getByRole('button', { name: 'ดาวน์โหลดเป็น CSV' }))).map(([row]) => row),
    ).toEqual(['แถว', '17', '52', '100']);

    await choose(page, dialog.getByRole('button', { name: 'เลือกไฟล์ที่แก้ไขแล้ว' }), {
      name: 'พิกัด.csv',
      text: sheet(correctedLines),
    });
    await dialog.getByText('ไฟล์ถูกต้อง พร้อมนำเข้า').waitFor();
    expect(await rowsBehind(page), 'nothing is loaded by trying').toEqual([]);
    await dialog.getByRole('button', { name: 'นำเข้า 120 รายการ' }).click();
    await dialog.getByText('นำเข้าข้อมูลแล้ว 120 รายการ').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'ปิด' }).first().click();
    await page.getByText('120 รายการ').first().waitFor();
    await expect.poll(async () => (await rowsBehind(page)).slice(0, 3)).toEqual(['สารที่ 0', 'สารที่ 1', 'สารที่ 2']);
    expectNoPageErrors(page);
  });

  it('is matched by its codes: unchanged rows are not written', async () => {
    const { page, dialog } = await openImport('87654');
    const choosing = dialog.getByRole('button', { name: 'เลือกไฟล์' });
    await choose(page, choosing, { name: 'a.csv', text: sheet(['87654001,000,เดิม']) });
    await dialog.getByRole('button', { name: 'นำเข้า 1 รายการ' }).click();
    await dialog.getByText('นำเข้าข้อมูลแล้ว 1 รายการ').waitFor();
    await choose(page, dialog.getByRole('button', { name: 'เลือกไฟล์อื่น' }), {
      name: 'a.csv',
      text: sheet(['87654001,000,เดิม']),
    });
    await dialog.getByText('ไม่มีข้อมูลที่ต้องนำเข้า').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^นำเข้า \d/ }).count()).toBe(0);
    expectNoPageErrors(page);
  });

  it('that changes after it was checked is not loaded, and must be chosen again', async () => {
    const { page, dialog } = await openImport('76543');
    const path = join(folder, 'changing.csv');
    writeFileSync(path, sheet(['76543001,000,ก่อน']));
    await choose(page, dialog.getByRole('button', { name: 'เลือกไฟล์' }), path);
    const load = dialog.getByRole('button', { name: 'นำเข้า 1 รายการ' });
    await load.waitFor();
    writeFileSync(path, sheet(['76543001,000,หลัง', '76543002,000,เพิ่ม']));
    await load.click();
    await dialog.getByText('ไฟล์นี้ถูกแก้ไข ย้าย หรือลบ').waitFor();
    await choose(page, dialog.getByRole('button', { name: 'เลือกไฟล์อื่น' }), path);
    await dialog.getByRole('button', { name: 'นำเข้า 2 รายการ' }).waitFor();
    expectNoPageErrors(page);
  });

  it('begins with a template, in either format, and is refused before it is sent if it cannot be a sheet', async () => {
    const { page, dialog } = await openImport('0');
    expect(readCsv(await downloaded(page, dialog.getByRole('button', { name: 'แบบไฟล์ CSV' })))[0]).toContain(
      'พิกัดศุลกากร (HS) *',
    );
    expect((await downloaded(page, dialog.getByRole('button', { name: 'แบบไฟล์ Excel' }))).startsWith('PK')).toBe(true);
    await drop(page, 'แผนที่.pdf', 'x');
    await dialog.getByText('“แผนที่.pdf” ไม่ใช่ไฟล์ตาราง').waitFor();
    await drop(page, 'ว่าง.csv', '');
    await dialog.getByText('“ว่าง.csv” เป็นไฟล์ว่าง').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });
});

it('a list can be exported to a workbook too', async () => {
  const page = await visitor.open(LINES);
  await page.getByRole('button', { name: 'ส่งออก', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('export.xlsx');
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^PK/);
  expectNoPageErrors(page);
});

/** Opens the import of the lines that begin with these digits. */
async function openImport(digits: string): Promise<{ page: Page; dialog: Locator }> {
  const page = await visitor.open(`${LINES}?cacheQuery=true&code=${digits}`);
  await page.getByRole('button', { name: 'นำเข้า', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'นำเข้าพิกัดศุลกากรจากไฟล์' });
  await dialog.waitFor();
  return { page, dialog };
}

function sheet(rows: readonly string[]): string {
  return `${[HEADER, ...rows].join('\r\n')}\r\n`;
}

async function choose(
  page: Page,
  button: Locator,
  file: string | { readonly name: string; readonly text: string },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  await (
    await choosing
  ).setFiles(
    typeof file === 'string' ? file : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) },
  );
}

/** Drops the file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.text], file.name));
      return transfer;
    },
    { name, text },
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

async function downloaded(page: Page, button: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await button.click();
  return readFile(await (await coming).path(), 'utf8');
}

function cellsOf(row: Locator): Promise<string[]> {
  return row.locator('th, td').allTextContents();
}

/** Returns the names of the goods. */
function rowsBehind(page: Page): Promise<string[]> {
  return page.locator('main tbody tr td:nth-child(3)').allTextContents();
}
