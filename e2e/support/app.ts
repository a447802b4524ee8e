/** A running server for browsers: the built screens, a separate database, its own people. */
import { bankPages } from '#apps/partners/bank/pages.ts';
import { loadData } from '#apps/server/loadData.ts';
import { catalogue as product } from '#apps/modules.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import { createClock } from '#platform/server/clock.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { startTestBank } from '#platform/testing/bank.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { cloneChanged, cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { extendDatabase } from '#platform/testing/extendDatabase.ts';
import { permitModule } from '#platform/testing/permitModule.ts';
import { quickHasher } from '#platform/testing/quickHasher.ts';
import { specimenFacts } from '#platform/testing/specimen.ts';
import { repository } from '#platform/testing/processBench.ts';
import { testAmphurCodes } from '#platform/testing/template.ts';
import { openTestMail } from './testMail.ts';

export interface BrowserApp extends Omit<TestApp, 'listen' | 'server'> {
  /** `http://127.0.0.1:43210`; the screens are below /haz. */
  readonly address: string;
}

export interface BrowserAppOptions {
  /** Loads the accounts and records of the demonstration. */
  readonly demo?: boolean;
  /** Adds the specimens, at /app/specimen/specimens. */
  readonly specimens?: boolean;
  /** Adds documents that refer to others, at /app/permit. */
  readonly permits?: boolean;
  /** Runs jobs and sends mails, which can be read at /haz/mailbox. */
  readonly mail?: boolean;
  /** Adds a bank for payments, at /haz/bank. */
  readonly bank?: boolean;
  /** Replaces the servers of the product's modules. */
  readonly moduleServers?: readonly ModuleServer[];
}

export async function startBrowserApp({
  demo = false,
  specimens = false,
  permits = false,
  mail = false,
  bank: hasBank = false,
  moduleServers,
}: BrowserAppOptions = {}): Promise<BrowserApp> {
  const isOfTests = specimens || permits;
  const catalogue = permits
    ? buildCatalogue([...testCatalogue.modules, permitModule])
    : isOfTests
      ? testCatalogue
      : product;
  const database = demo
    ? await cloneChanged(product, loadDemo)
    : isOfTests
      ? await cloneChanged(permits ? permitModule : testCatalogue, (clone) =>
          extendDatabase(clone, { from: product, to: catalogue }),
        )
      : await cloneDatabase();
  const testMail = mail ? await openTestMail() : undefined;
  const bank = hasBank ? await startTestBank() : undefined;
  const { listen, server, ...test } = await startTestApp({
    env: { ...testMail?.env, ...bank?.env },
    catalogue,
    hooks: isOfTests ? { facts: specimenFacts } : {},
    webDir: `${repository}dist/${isOfTests ? 'web-specimens' : 'web'}`,
    manualsDir: `${repository}dist/manuals`,
    ...(moduleServers === undefined ? {} : { moduleServers }),
    database,
  });
  const stopMail = await testMail?.attach(test.app, server);
  if (bank !== undefined) bankPages(server, { ...test.app.config, bank });
  return {
    ...test,
    address: await listen(testMail?.port),
    stop: async () => {
      await stopMail?.();
      await test.stop();
      await bank?.stop();
      await database.remove();
    },
  };
}

/** Loads the accounts of the demonstration. */
function loadDemo({ appUrl }: TestDatabase): Promise<void> {
  return loadData({
    url: appUrl,
    catalogue: product,
    clock: createClock(),
    hasher: quickHasher,
    withDemo: true,
    printLine: () => undefined,
    amphurs: testAmphurCodes,
  });
}
