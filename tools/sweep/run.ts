/**
 * `npm run sweep [-- --only part --out folder]`: opens every address of the product in both languages and three widths,
 * keeps a picture of each, and reports what is wrong with it. Ends with 1 if anything is.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { modules } from '#apps/modules.ts';
import { axe } from '../../e2e/support/axe.ts';
import { takeComplaints } from '../../e2e/support/complaints.ts';
import { settle } from '../../e2e/support/settle.ts';
import { enter } from '../../e2e/support/visit.ts';
import { addressesOf, slugOf, type Address } from './addresses.ts';
import { inspect, type Finding } from './inspect.ts';
import { openStage, type Stage } from './stage.ts';

const WIDTHS = [390, 1366, 1920] as const;
const LOCALES = ['th', 'en'] as const;
const HEIGHT = 900;
/** Colours and names are the same in between. */
const AXE_WIDTHS: ReadonlySet<number> = new Set([390, 1366]);

type Found = Finding & { readonly pattern: string; readonly where: string };

const { values } = parseArgs({ options: { only: { type: 'string' }, out: { type: 'string', default: 'sweep' } } });
const out = values.out;

const stage = await openStage();
try {
  const found = await sweep(stage);
  report(found);
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  await stage.close();
}

async function sweep({ browser, admin, findId }: Stage): Promise<Found[]> {
  const addresses = (await addressesOf(modules, findId)).filter(({ pattern }) => values.only === undefined || pattern.includes(values.only));
  console.log(`${addresses.length} addresses, ${LOCALES.length} languages, ${WIDTHS.length} widths`);
  const found: Found[] = [];
  for (const locale of LOCALES) {
    for (const width of WIDTHS) {
      const [visitor, stranger] = [await browser.newPage({ locale, width, height: HEIGHT }), await browser.newPage({ locale, width, height: HEIGHT })];
      await enter(visitor, admin, '/app/home');
      for (const address of addresses) found.push(...(await look(address.isPublic ? stranger : visitor, address, { locale, width })));
      await visitor.context().close();
      await stranger.context().close();
    }
  }
  return found;
}

async function look(page: Page, { pattern, path }: Address, { locale, width }: { locale: 'th' | 'en'; width: number }): Promise<Found[]> {
  await page.goto(`/haz${path}`);
  await settle(page);
  const folder = join(out, `${locale}-${width}`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${slugOf(pattern)}.png`), fullPage: true });
  const findings: Finding[] = [
    ...takeComplaints(page).map((what) => ({ kind: 'console', what }) as const),
    ...(await inspect(page, locale)),
    ...(AXE_WIDTHS.has(width) ? (await axe(page)).map(({ rule, target, help }) => ({ kind: 'axe', what: `${rule}: ${help} (${target})` }) as const) : []),
  ];
  for (const { kind, what } of findings) console.log(`${locale} ${width} ${pattern}: ${kind}: ${what}`);
  return findings.map((finding) => ({ ...finding, pattern, where: `${locale} ${width}` }));
}

function report(found: readonly Found[]): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), JSON.stringify(found, null, 2));
  console.log(found.length === 0 ? 'Nothing to complain of.' : `${found.length} findings, in ${join(out, 'report.json')}; the pictures lie beside it.`);
}
