/** `npm run screens`: pictures of the main screens for docs/screens, in both languages, three widths, light and dark. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Visitor } from '../../e2e/support/browser.ts';
import { settle } from '../../e2e/support/settle.ts';
import { enter } from '../../e2e/support/visit.ts';
import { openStage, type Stage } from './stage.ts';

const OUT = 'docs/screens';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const LOCALES = ['th', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
const JPEG_QUALITY = 72;

interface Shown {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly isPublic?: boolean;
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const stage = await openStage();
try {
  const screens = await mainScreens(stage);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const locale of LOCALES) for (const theme of THEMES) for (const size of SIZES) await takeAll(stage, screens, { locale, theme, ...size });
  writeFileSync(`${OUT}/README.md`, indexOf(screens));
} finally {
  await stage.close();
}

async function mainScreens({ findId, put }: Stage): Promise<readonly Shown[]> {
  const id = (await findId('department', { name: 'code', value: '2003' })) ?? '';
  const department = `/app/data-mgt/departments/${id}`;
  // So that its history has something to tell.
  await put('department', { id, version: 1, phone: '038-490-000', email: 'laemchabang@example.go.th' });
  return [
    { name: 'login', title: 'Sign-in', path: '/account/login', isPublic: true },
    { name: 'home', title: 'Home', path: '/app/home' },
    { name: 'list', title: 'A list', path: '/app/data-mgt/departments' },
    { name: 'tree', title: 'A list as a tree', path: '/app/data-mgt/departments', act: (p) => p.getByText(/^(?:แผนผัง|Tree)$/).click() },
    { name: 'groups', title: 'The vocabularies', path: '/app/data-mgt/lookups' },
    { name: 'view', title: 'A record', path: `${department}/view` },
    { name: 'form', title: 'A form', path: `${department}/edit` },
    { name: 'refused', title: 'A form that was refused', path: '/app/data-mgt/departments/create', act: (p) => p.keyboard.press('Control+s') },
    { name: 'history', title: 'The history of a record', path: `${department}/view`, act: (p) => p.getByRole('tab').last().click() },
  ];
}

async function takeAll({ browser, admin }: Stage, screens: readonly Shown[], visitor: Required<Pick<Visitor, 'locale' | 'theme' | 'width' | 'height'>>): Promise<void> {
  const { locale, theme, width } = visitor;
  const page = await browser.newPage(visitor);
  for (const { name, path, isPublic = false, act } of screens) {
    if (isPublic) await page.goto(`/haz${path}`);
    else await enter(page, admin, path);
    await settle(page);
    await act?.(page);
    if (!(await settle(page))) throw new Error(`${name} in ${locale} at ${width} px does not come to rest, and no picture is taken of it.`);
    await page.screenshot({ path: `${OUT}/${name}.${locale}.${width}.${theme}.jpg`, type: 'jpeg', quality: JPEG_QUALITY });
  }
  await page.context().close();
}

function indexOf(screens: readonly Shown[]): string {
  const cell = (name: string, locale: string, width: number, theme: string): string => `[${width}](${name}.${locale}.${width}.${theme}.jpg)`;
  const rows = screens.map(({ name, title }) => `| ${title} | ${LOCALES.flatMap((locale) => THEMES.map((theme) => SIZES.map(({ width }) => cell(name, locale, width, theme)).join(' '))).join(' | ')} |`);
  return `# The main screens\n\nMade by \`npm run screens\`.\n\n| | Thai, light | Thai, dark | English, light | English, dark |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
