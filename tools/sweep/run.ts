/**
 * `npm run sweep [-- options]`: opens every address of the product in both languages and three widths, keeps a picture
 * of each, and reports what is wrong with it. Ends with 1 if anything is, or if it was stopped before the end.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { catalogue, modules } from '#apps/modules.ts';
import { StartProblem } from '#platform/server/startProblem.ts';
import { axe, inFullHeight } from '../../e2e/support/axe.ts';
import { takeComplaints } from '../../e2e/support/complaints.ts';
import { settle } from '../../e2e/support/settle.ts';
import { runCommand, say } from '../lib/command.ts';
import { addressesOf, declaredIn, slugOf, type Address } from './addresses.ts';
import { createHand } from './hand.ts';
import { inspect, type Finding } from './inspect.ts';
import { isChosen, nameOf, readOptions, type SweepOptions, type View } from './options.ts';
import { openReport, progressLine, type Report } from './report.ts';
import { sideBySide } from './sideBySide.ts';
import { openStage, type Session, type Stage } from './stage.ts';

const HEIGHT = 900;
/** Colours and names are the same in between. */
const AXE_WIDTHS: ReadonlySet<number> = new Set([390, 1366]);
/** As many as there are cores on the machine the product is made for. */
const PAGES_AT_ONCE = 2;
const TELL_EVERY_MS = 15_000;
const AWAY = /\/(?:403|404|500|account\/login)$/;

/** Asked to end, it closes what it opened: a database and a browser would outlive it. */
let isStopped = false;
const stop = (): void => {
  isStopped = true;
};
process.once('SIGINT', stop).once('SIGTERM', stop);

await runCommand(async (args) => {
  const options = readOptions(args);
  const chosen = declaredIn(modules).filter(({ pattern }) => isChosen(pattern, options));
  if (chosen.length === 0)
    throw new StartProblem(`No address has ${options.only.map((part) => `"${part}"`).join(' or ')} in it.`);
  const stage = await openStage();
  try {
    const addresses = await addressesOf(chosen, { menus: catalogue.menus, records: stage });
    const missing = chosen.filter(({ pattern }) => addresses.every((address) => address.pattern !== pattern));
    if (missing.length > 0) say(`There is no record to open at ${missing.map(({ pattern }) => pattern).join(', ')}`);
    return await sweep(stage, addresses, options);
  } finally {
    await stage.close();
  }
});

async function sweep(stage: Stage, addresses: readonly Address[], { views, out }: SweepOptions): Promise<number> {
  const report = openReport({ out, of: addresses.length * views.length });
  say(`${addresses.length} addresses, each looked at in ${views.map(nameOf).join(', ')}`);
  const teller = setInterval(() => say(progressLine(report.progress())), TELL_EVERY_MS);
  try {
    for (const view of views) if (!isStopped) await sweepIn(view, { stage, addresses, out, report });
  } finally {
    clearInterval(teller);
  }
  const { looked, of, findings } = report.progress();
  say(progressLine(report.progress()));
  say(
    `${looked < of ? 'Stopped. ' : ''}${findings === 0 ? 'Nothing to complain of.' : `What was found is in ${report.path}; the pictures lie beside it.`}`,
  );
  return findings === 0 && looked === of ? 0 : 1;
}

interface Round {
  readonly stage: Stage;
  readonly addresses: readonly Address[];
  readonly out: string;
  readonly report: Report;
}

async function sweepIn(view: View, { stage, addresses, out, report }: Round): Promise<void> {
  // Anew in every view: a session does not last as long as the sweep. Once for both hands: a person has one session.
  const sessions = new Map<string, Promise<Session>>();
  const sessionOf = async (username: string): Promise<Session> => {
    const session = sessions.get(username) ?? stage.signIn(username);
    sessions.set(username, session);
    return session;
  };
  const hands = Array.from({ length: PAGES_AT_ONCE }, () =>
    createHand(() => stage.browser.newPage({ ...view, height: HEIGHT }), sessionOf),
  );
  await sideBySide(addresses, hands, async (address, { pageOf }) => {
    if (isStopped) return;
    const findings = await look(() => pageOf(address.by), address, { view, out });
    // What ended the sweep has ended the page.
    if (isStopped) return;
    for (const { kind, what } of findings) say(`${nameOf(view)} ${address.pattern}: ${kind}: ${what}`);
    report.add(findings.map((finding) => ({ ...finding, pattern: address.pattern, where: nameOf(view) })));
  });
  // Asked to end, the browser has closed them.
  if (!isStopped) for (const { close } of hands) await close();
}

/** A page that cannot be looked at is a finding, too, and no reason to look at none of the others. */
async function look(
  pageOf: () => Promise<Page>,
  address: Address,
  how: { view: View; out: string },
): Promise<Finding[]> {
  const lookOnce = async (): Promise<Finding[]> => lookAt(await pageOf(), address, how);
  // A busy machine may keep a page waiting; twice is a fault of the page.
  return lookOnce()
    .catch(lookOnce)
    .catch((error: unknown) => [{ kind: 'failed', what: String(error) } as const]);
}

async function lookAt(
  page: Page,
  { pattern, path }: Address,
  { view, out }: { view: View; out: string },
): Promise<Finding[]> {
  await page.goto(`/haz${path}`);
  if (!(await settle(page))) throw new Error('The page does not come to rest');
  const found = await inFullHeight(page, async (): Promise<Finding[]> => {
    await page.screenshot({ path: join(out, nameOf(view), `${slugOf(pattern)}.png`) });
    return [
      ...elsewhere(page, path),
      ...(await inspect(page, view.locale)),
      ...(AXE_WIDTHS.has(view.width)
        ? (await axe(page)).map(
            ({ rule, target, help }) => ({ kind: 'axe', what: `${rule}: ${help} (${target})` }) as const,
          )
        : []),
    ];
  });
  return [...takeComplaints(page).map((what) => ({ kind: 'console', what }) as const), ...found];
}

/** Who is sent away sees a page in order, and not the one that was to be looked at. */
function elsewhere(page: Page, path: string): Finding[] {
  const { pathname } = new URL(page.url());
  const isAway = AWAY.test(pathname) && !path.startsWith(pathname.replace(/^\/haz/, ''));
  return isAway ? [{ kind: 'elsewhere', what: `sent to ${pathname}` }] : [];
}
