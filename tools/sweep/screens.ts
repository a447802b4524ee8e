/** `npm run screens [-- --only name,name]`: pictures of the main screens for docs/screens, in both languages, three widths, light and dark. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import { addDays } from '#language/values/plainDate.ts';
import type { Visitor } from '../../e2e/support/browser.ts';
import { waitUntilIdle } from '../../e2e/support/waitUntilIdle.ts';
import { openAs } from '../../e2e/support/signIn.ts';
import { openSweepSite, type SweepSite } from './sweepSite.ts';

const OUT = 'docs/screens';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const LOCALES = ['th', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
const JPEG_QUALITY = 72;
const SUBSTITUTION_DAYS = 14;

interface MainScreen {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly isPublic?: boolean;
  /** Actions of a person before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const only = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',');

const stage = await openSweepSite();
try {
  const screens = await mainScreens(stage);
  if (only === undefined) rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const chosenScreens = screens.filter(({ name }) => only?.includes(name) ?? true);
  for (const locale of LOCALES)
    for (const theme of THEMES)
      for (const size of SIZES) await takeAll(stage, chosenScreens, { locale, theme, ...size });
  writeFileSync(`${OUT}/README.md`, indexOf(screens));
} finally {
  await stage.close();
}

async function mainScreens({ findIdBy, put, putOwn }: SweepSite): Promise<readonly MainScreen[]> {
  const getId = async (entity: string, name: string, value: string): Promise<string> => {
    const found = await findIdBy(entity, { name, value });
    if (found === undefined) throw new Error(`There is no ${entity} whose ${name} is ${value}.`);
    return found;
  };
  const id = await getId('department', 'code', '2003');
  const department = `/app/data-mgt/departments/${id}`;
  // So that its history and the notifications have content.
  await put('department', { id, version: 1, phone: '038-490-000', email: 'laemchabang@example.go.th' });
  const admin = await getId('user', 'username', 'admin');
  const today = plainDateOf(instantFromMs(Date.now()));
  await putOwn('head', 'userInstead', {
    id: randomUUID(),
    refInstead: { id: admin },
    startDate: today,
    endDate: addDays(today, SUBSTITUTION_DAYS),
  });
  return [
    { name: 'login', title: 'Sign-in', path: '/account/login', isPublic: true },
    { name: 'home', title: 'Home', path: '/app/home' },
    { name: 'list', title: 'A list', path: '/app/data-mgt/departments' },
    {
      name: 'tree',
      title: 'A list as a tree',
      path: '/app/data-mgt/departments',
      act: (p) => p.getByText(/^(?:แผนผัง|Tree)$/).click(),
    },
    { name: 'groups', title: 'The vocabularies', path: '/app/data-mgt/lookups' },
    { name: 'view', title: 'A record', path: `${department}/view` },
    { name: 'form', title: 'A form', path: `${department}/edit` },
    {
      name: 'refused',
      title: 'A form that was refused',
      path: '/app/data-mgt/departments/create',
      act: (p) => p.keyboard.press('Control+s'),
    },
    {
      name: 'users',
      title: 'The account of a user',
      path: `/app/user-mgt/users/${await getId('user', 'username', 'center')}/view`,
    },
    {
      name: 'rights',
      title: 'The rights of a role',
      path: `/app/user-mgt/roles/${await getId('role', 'code', 'AUDITOR')}/edit`,
      act: (p) =>
        p
          .locator('h2')
          .nth(2)
          .evaluate((heading) => heading.scrollIntoView()),
    },
    {
      name: 'access',
      title: 'Checking who may do what',
      path: '/app/user-mgt/access?cacheQuery=true&kind=entity&entity=department&right=canEdit',
    },
    { name: 'theme', title: 'The colours of the system', path: '/app/user-mgt/application/theme' },
    { name: 'profile', title: 'What is one’s own', path: '/app/profile' },
    {
      name: 'notices',
      title: 'What somebody was notified of',
      path: '/app/home',
      act: (p) => p.getByRole('button', { name: /^(?:การแจ้งเตือน|Notifications)/ }).click(),
    },
    {
      name: 'history',
      title: 'The history of a record',
      path: `${department}/view`,
      act: (p) => p.getByRole('tab').last().click(),
    },
  ];
}

async function takeAll(
  { browser, signIn }: SweepSite,
  screens: readonly MainScreen[],
  visitor: Required<Pick<Visitor, 'locale' | 'theme' | 'width' | 'height'>>,
): Promise<void> {
  const { locale, theme, width } = visitor;
  const page = await browser.newPage(visitor);
  // Signs in each time: a token does not last as long as all the pictures take.
  const admin = await signIn('admin');
  for (const { name, path, isPublic = false, act } of screens) {
    if (isPublic) await page.goto(`/haz${path}`);
    else await openAs(page, admin, path);
    await waitUntilIdle(page);
    await act?.(page);
    if (!(await waitUntilIdle(page)))
      throw new Error(`${name} in ${locale} at ${width} px does not come to rest, and no picture is taken of it.`);
    await page.screenshot({
      path: `${OUT}/${name}.${locale}.${width}.${theme}.jpg`,
      type: 'jpeg',
      quality: JPEG_QUALITY,
    });
  }
  await page.context().close();
}

function indexOf(screens: readonly MainScreen[]): string {
  const cell = (name: string, locale: string, width: number, theme: string): string =>
    `[${width}](${name}.${locale}.${width}.${theme}.jpg)`;
  const rows = screens.map(
    ({ name, title }) =>
      `| ${title} | ${LOCALES.flatMap((locale) => THEMES.map((theme) => SIZES.map(({ width }) => cell(name, locale, width, theme)).join(' '))).join(' | ')} |`,
  );
  return `# The main screens\n\nMade by \`npm run screens\`.\n\n| | Thai, light | Thai, dark | English, light | English, dark |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
