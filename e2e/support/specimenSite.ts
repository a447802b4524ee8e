/** Specimens written in a browser by one person while a colleague may write them too, and helpers for a form. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import type { Visitor } from './browser.ts';
import { button } from './controls.ts';
import type { Look } from './look.ts';
import { shareVisitor } from './sharedVisitor.ts';
import { openSite, type Site } from './site.ts';
import { blockSocket, openAs } from './signIn.ts';

export const SPECIMENS = '/app/specimen/specimens';
export const SPECIMENS_API = '/api/v1/transaction/specimens';

export interface Specimen {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly id: string; readonly label: string }[];
  readonly [name: string]: unknown;
}

export interface SpecimenSite extends Site {
  readonly admin: Person;
  readonly colleague: Person;
  /** Writes as the colleague. */
  readonly put: (body: object) => Promise<Specimen>;
  readonly make: (values?: object) => Promise<Specimen>;
  readonly read: (id: string) => Promise<Specimen | undefined>;
  readonly visit: (path: string, visitor?: SpecimenVisitor) => Promise<Page>;
  readonly edit: (record: Specimen, visitor?: SpecimenVisitor) => Promise<Page>;
  readonly share: (visitor?: SpecimenVisitor) => SharedSpecimenVisitor;
}

/** A visitor that several tests share, opened by the first of them. */
export interface SharedSpecimenVisitor {
  readonly visit: (path: string, look?: Look) => Promise<Page>;
  /** Opens the form of a record. */
  readonly edit: (record: Specimen, look?: Look) => Promise<Page>;
  /** Opens an empty form. */
  readonly create: (look?: Look) => Promise<Page>;
}

export interface SpecimenVisitor extends Visitor {
  /** The administrator, if not set. */
  readonly as?: Person;
  /** Their clock moves only when the test advances it. */
  readonly hasClock?: boolean;
  /** The server cannot send messages to them. */
  readonly hasNoSocket?: boolean;
}

export async function openSpecimenSite(): Promise<SpecimenSite> {
  const site = await openSite({ specimens: true });
  const { app, browser } = site;
  const [admin, colleague] = [await app.person({ roles: ['ADMIN'] }), await app.person({ roles: ['ADMIN'] })];
  let specimenCount = 0;
  const put: SpecimenSite['put'] = async (body) => {
    const answer = await app.call('PUT', SPECIMENS_API, { as: colleague, body });
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    return answer.body as Specimen;
  };
  const visit: SpecimenSite['visit'] = async (path, { as = admin, hasClock, hasNoSocket, ...visitor } = {}) => {
    const page = await browser.newPage(visitor);
    await prepare(page, { hasClock, hasNoSocket });
    await openAs(page, as, path);
    return page;
  };
  return {
    ...site,
    admin,
    colleague,
    put,
    visit,
    make: (values = {}) => put({ code: `F-${(specimenCount += 1)}`, name: 'ของทดสอบ', ...values }),
    read: async (id) => {
      const answer = await app.call('POST', `${SPECIMENS_API}/_search`, {
        as: colleague,
        body: {
          where: [{ name: 'id', type: 'UUID', operator: '=', value: id }],
          page: 0,
          size: 1,
          children: [{ name: 'lines' }],
        },
      });
      return (answer.body as { data: Specimen[] }).data[0];
    },
    edit: async ({ id }, visitor) => {
      const page = await visit(`${SPECIMENS}/${id}/edit`, visitor);
      await fieldInput(page, 'code').waitFor();
      return page;
    },
    share: ({ as = admin, hasClock, hasNoSocket, ...visitor } = {}) => {
      const shared = shareVisitor(browser, {
        ...visitor,
        as,
        prepare: (page) => prepare(page, { hasClock, hasNoSocket }),
      });
      const openForm = async (path: string, look?: Look): Promise<Page> => {
        const page = await shared.open(path, look);
        await fieldInput(page, 'code').waitFor();
        return page;
      };
      return {
        visit: shared.open,
        edit: ({ id }, look) => openForm(`${SPECIMENS}/${id}/edit`, look),
        create: (look) => openForm(`${SPECIMENS}/create`, look),
      };
    },
  };
}

async function prepare(
  page: Page,
  { hasClock = false, hasNoSocket = false }: Record<'hasClock' | 'hasNoSocket', boolean | undefined>,
): Promise<void> {
  if (hasClock) await page.clock.install();
  if (hasNoSocket) await blockSocket(page);
}

export function sampleLines(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({ label: `แถว ${index + 1}`, netKg: '1' }));
}

export function fieldInput(page: Page, name: string): Locator {
  return page.locator(`[name="${name}"]`);
}

export function clickSave(page: Page): Promise<void> {
  return button(page, 'บันทึก').click();
}

export function expectText(page: Page, text: string): Promise<void> {
  return page.getByText(text, { exact: false }).first().waitFor();
}

export function expectSaved(page: Page): Promise<void> {
  return page.getByText('บันทึกแล้ว', { exact: true }).first().waitFor();
}
