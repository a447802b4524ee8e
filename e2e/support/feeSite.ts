/** A server with a bank for browsers: products that wait for payment, finance, and a shared page for each of two people. */
import type { Page } from 'playwright-core';
import { catalogue } from '#apps/modules.ts';
import { bankPages } from '#apps/partners/bank/pages.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { TAX_NO, type FeeWorld } from '#modules/fee/testing/feeWorld.ts';
import { startTestApp } from '#platform/testing/app.ts';
import { startTestBank } from '#platform/testing/bank.ts';
import { freePort, repository } from '#platform/testing/processBench.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { CENTRAL_OFFICE } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople } from '#platform/testing/signingPeople.ts';
import { openBrowser, type TestBrowser, type Visitor } from './browser.ts';
import { openInApp } from './openInApp.ts';
import { openAs } from './signIn.ts';

export interface FeeSite extends Pick<FeeWorld, 'test' | 'bank' | 'people' | 'finance' | 'stop'> {
  readonly browser: TestBrowser;
  /** Opens a path on the one page of finance. */
  readonly visitAsFinance: (path: string) => Promise<Page>;
  /** Opens a path on the one page of the operator, which gets this size, language and theme. */
  readonly visitAsOperator: (path: string, visitor: FeeVisitor) => Promise<Page>;
}

type FeeVisitor = Required<Omit<Visitor, 'timezone'>>;

export const DESK = { width: 1366, height: 900, locale: 'en' } as const;

export async function openFeeSite(): Promise<FeeSite> {
  const bank = await startTestBank();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const webDir = `${repository}dist/web`;
  const test = await startTestApp({
    env: { ...bank.env, PUBLIC_URL: publicUrl },
    catalogue,
    hooks: {},
    webDir,
    moduleServers: [...moduleServers, quickPapers],
  });
  bankPages(test.server, { bank, publicUrl, webDir });
  const browser = await openBrowser({ address: await test.listen(port) });
  const people = await makeSigningPeople(test);
  await test.app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [people.holderId, TAX_NO]);
  const finance = await test.person({ roles: ['OFFICER_FINANCE'], departmentId: CENTRAL_OFFICE });
  let financePage: Page | undefined;
  let operatorPage: Page | undefined;
  return {
    test,
    bank,
    people,
    finance,
    browser,
    visitAsFinance: async (path) => {
      if (financePage === undefined) {
        financePage = await browser.newPage(DESK);
        await openAs(financePage, finance, path);
      } else await openInApp(financePage, path);
      return financePage;
    },
    visitAsOperator: async (path, visitor) => {
      if (operatorPage === undefined) {
        operatorPage = await browser.newPage(visitor);
        await openAs(operatorPage, people.operator, path);
      } else await openAsVisitor(operatorPage, path, visitor);
      return operatorPage;
    },
    stop: async () => {
      await browser.close();
      await test.stop();
      await bank.stop();
    },
  };
}

/** Loads a path in another size, language and theme. */
async function openAsVisitor(page: Page, path: string, { width, height, locale, theme }: FeeVisitor): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    (chosen) => {
      for (const [name, value] of Object.entries(chosen)) localStorage.setItem(name, value);
    },
    { 'haz.locale': locale, 'haz.theme': theme },
  );
  await page.goto(`/haz${path}`);
}
