/**
 * `npm run sweep [-- options]`: opens every address of the product in both languages and three widths, saves a picture
 * of each, and reports what is wrong with it. Exits with 1 if anything is, or if it was stopped before the end.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { catalogue, modules } from '#apps/modules.ts';
import { StartProblem } from '#platform/server/startProblem.ts';
import { findAxeViolations, inFullHeight } from '../../e2e/support/axe.ts';
import { takePageErrors } from '../../e2e/support/pageErrors.ts';
import { waitUntilIdle } from '../../e2e/support/waitUntilIdle.ts';
import { runCommand, say } from '../lib/command.ts';
import { addressesOf, declaredAddressesIn, slugOf, type Address } from './addresses.ts';
import { createPagePool } from './pagePool.ts';
import { inspectPage, type SweepFinding } from './inspect.ts';
import { isSelected, viewNameOf, readOptions, type SweepOptions, type View } from './options.ts';
import { openSweepReport, progressLine, type SweepReport } from './report.ts';
import { shareWork } from './shareWork.ts';
import { openSweepSite, type Session, type SweepSite } from './sweepSite.ts';

const HEIGHT = 900;
/** Colours and names are the same in between. */
const AXE_WIDTHS: ReadonlySet<number> = new Set([390, 1366]);
/** As many as the cores of the machine that the product is made for. */
const PAGES_AT_ONCE = 2;
const PROGRESS_EVERY_MS = 15_000;
const ERROR_PAGE = /\/(?:403|404|500|account\/login)$/;

/** When it is asked to stop, it closes what it opened: a database and a browser would outlive it. */
let isStopped = false;
const stop = (): void => {
  isStopped = true;
};
process.once('SIGINT', stop).once('SIGTERM', stop);

await runCommand(async (args) => {
  const options = readOptions(args);
  const chosen = declaredAddressesIn(modules).filter(({ pattern }) => isSelected(pattern, options));
  if (chosen.length === 0)
    throw new StartProblem(`No address has ${options.only.map((part) => `"${part}"`).join(' or ')} in it.`);
  const stage = await openSweepSite();
  try {
    const addresses = await addressesOf(chosen, { menus: catalogue.menus, records: stage });
    const missing = chosen.filter(({ pattern }) => addresses.every((address) => address.pattern !== pattern));
    if (missing.length > 0) say(`There is no record to open at ${missing.map(({ pattern }) => pattern).join(', ')}`);
    return await sweep(stage, addresses, options);
  } finally {
    await stage.close();
  }
});

async function sweep(stage: SweepSite, addresses: readonly Address[], { views, out }: SweepOptions): Promise<number> {
  const report = openSweepReport({ out, of: addresses.length * views.length });
  say(`${addresses.length} addresses, each looked at in ${views.map(viewNameOf).join(', ')}`);
  const progressTimer = setInterval(() => say(progressLine(report.progress())), PROGRESS_EVERY_MS);
  try {
    for (const view of views) if (!isStopped) await sweepIn(view, { stage, addresses, out, report });
  } finally {
    clearInterval(progressTimer);
  }
  const { looked, of, findings } = report.progress();
  say(progressLine(report.progress()));
  say(
    `${looked < of ? 'Stopped. ' : ''}${findings === 0 ? 'Nothing to complain of.' : `What was found is in ${report.path}; the pictures lie beside it.`}`,
  );
  return findings === 0 && looked === of ? 0 : 1;
}

interface SweepRound {
  readonly stage: SweepSite;
  readonly addresses: readonly Address[];
  readonly out: string;
  readonly report: SweepReport;
}

async function sweepIn(view: View, { stage, addresses, out, report }: SweepRound): Promise<void> {
  // New sessions in every view, because a session does not last as long as the sweep. Shared by both workers, because a
  // person has one session.
  const sessions = new Map<string, Promise<Session>>();
  const sessionOf = async (username: string): Promise<Session> => {
    const session = sessions.get(username) ?? stage.signIn(username);
    sessions.set(username, session);
    return session;
  };
  const pagePools = Array.from({ length: PAGES_AT_ONCE }, () =>
    createPagePool(() => stage.browser.newPage({ ...view, height: HEIGHT }), sessionOf),
  );
  await shareWork(addresses, pagePools, async (address, { pageOf }) => {
    if (isStopped) return;
    const findings = await inspectWithRetry(() => pageOf(address.by), address, { view, out });
    // The signal that ended the sweep has closed the page.
    if (isStopped) return;
    for (const { kind, what } of findings) say(`${viewNameOf(view)} ${address.pattern}: ${kind}: ${what}`);
    report.add(findings.map((finding) => ({ ...finding, pattern: address.pattern, where: viewNameOf(view) })));
  });
  // When asked to stop, the browser has closed them.
  if (!isStopped) for (const { close } of pagePools) await close();
}

/** A page that cannot be checked is a finding, too, and the others are still checked. */
async function inspectWithRetry(
  pageOf: () => Promise<Page>,
  address: Address,
  how: { view: View; out: string },
): Promise<SweepFinding[]> {
  const lookOnce = async (): Promise<SweepFinding[]> => inspectAddress(await pageOf(), address, how);
  // A busy machine may delay a page; failing twice is a fault of the page.
  return lookOnce()
    .catch(lookOnce)
    .catch((error: unknown) => [{ kind: 'failed', what: String(error) } as const]);
}

async function inspectAddress(
  page: Page,
  { pattern, path }: Address,
  { view, out }: { view: View; out: string },
): Promise<SweepFinding[]> {
  await page.goto(`/haz${path}`);
  if (!(await waitUntilIdle(page))) throw new Error('The page does not come to rest');
  const found = await inFullHeight(page, async (): Promise<SweepFinding[]> => {
    await page.screenshot({ path: join(out, viewNameOf(view), `${slugOf(pattern)}.png`) });
    return [
      ...findRedirect(page, path),
      ...(await inspectPage(page, view.locale)),
      ...(AXE_WIDTHS.has(view.width)
        ? (await findAxeViolations(page)).map(
            ({ rule, target, help }) => ({ kind: 'axe', what: `${rule}: ${help} (${target})` }) as const,
          )
        : []),
    ];
  });
  return [...takePageErrors(page).map((what) => ({ kind: 'console', what }) as const), ...found];
}

/** A redirected visitor sees a valid page, and not the one to be checked. */
function findRedirect(page: Page, path: string): SweepFinding[] {
  const { pathname } = new URL(page.url());
  const isAway = ERROR_PAGE.test(pathname) && !path.startsWith(pathname.replace(/^\/haz/, ''));
  return isAway ? [{ kind: 'elsewhere', what: `sent to ${pathname}` }] : [];
}
