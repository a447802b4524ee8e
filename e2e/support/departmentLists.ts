/** Lists of departments that each test makes for itself. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import type { BrowserApp } from './app.ts';
import type { TestBrowser, Visitor } from './browser.ts';
import type { Look } from './look.ts';
import { shareVisitor } from './sharedVisitor.ts';
import { openAs } from './signIn.ts';

export const DEPARTMENTS = '/app/data-mgt/departments';
export const DEPARTMENTS_API = '/api/v1/master/departments';

export interface Department {
  readonly id: string;
  readonly version: number;
  readonly code: string;
}

export interface DepartmentLists {
  readonly makeDepartment: (code: string, more?: object) => Promise<Department>;
  /** `ABC01`, `ABC02`, … */
  readonly makeDepartments: (prefix: string, count: number) => Promise<Department[]>;
  /** Opens the list in a new visitor. */
  readonly openList: (path: string, visitor?: Visitor & { readonly as?: Person }) => Promise<Page>;
  /** Opens the list, with its default columns, in a visitor that the tests of a file share. */
  readonly openShared: (path: string, look?: Look) => Promise<Page>;
}

export function openDepartmentLists({
  app,
  browser,
  admin,
}: {
  app: BrowserApp;
  browser: TestBrowser;
  admin: Person;
}): DepartmentLists {
  const makeDepartment = async (code: string, more: object = {}): Promise<Department> => {
    const { status, body } = await app.call('PUT', DEPARTMENTS_API, {
      as: admin,
      body: { code, nameTh: `หน่วยงาน ${code}`, nameEn: `Department ${code}`, refDepartmentType: { key: '3' }, ...more },
    });
    expect(status).toBe(200);
    return body as Department;
  };
  // Days are those of Thailand, whatever the time zone of the reader.
  const shared = shareVisitor(browser, { as: admin, width: 1366, height: 900, timezone: 'America/New_York' });
  let sharedPage: Page | undefined;
  return {
    makeDepartment,
    makeDepartments: async (prefix, count) => {
      const departments: Department[] = [];
      for (let n = 1; n <= count; n += 1)
        departments.push(await makeDepartment(`${prefix}${String(n).padStart(2, '0')}`));
      return departments;
    },
    openList: async (path, { as = admin, ...visitor } = {}) => {
      const page = await browser.newPage({ width: 1366, height: 900, ...visitor });
      await openAs(page, as, path);
      return page;
    },
    openShared: async (path, look) => {
      await sharedPage?.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('haz.list ')) localStorage.removeItem(key);
      });
      sharedPage = await shared.open(path, look);
      return sharedPage;
    },
  };
}

/** Checks the codes of the first column, top to bottom. */
export async function expectCodes(page: Page, expectedCodes: readonly string[]): Promise<void> {
  const codes = (): Promise<string[]> =>
    page
      .locator('tbody tr td a')
      .evaluateAll((links) =>
        links.filter((link) => link.getAttribute('aria-label') === null).map((link) => link.textContent),
      );
  await expect.poll(codes).toEqual(expectedCodes);
}

export function filterField(page: Page, label: string): Locator {
  return page.locator('search').getByLabel(label, { exact: true });
}
