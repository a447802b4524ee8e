import { expect, it } from 'vitest';
import { catalogue, modules } from '#apps/modules.ts';
import { addressesOf, declaredAddressesIn, slugOf, type RecordFinder } from './addresses.ts';

const { menus } = catalogue;
const found: RecordFinder = {
  findId: ({ entity }) => Promise.resolve(`first-${entity}`),
  findCompanyId: () => Promise.resolve('company'),
  findToken: () => Promise.resolve('token'),
};
const none: RecordFinder = {
  findId: () => Promise.resolve(undefined),
  findCompanyId: () => Promise.resolve(undefined),
  findToken: () => Promise.resolve(undefined),
};

it('fills in every parameter, and opens each address as a person who may', async () => {
  const addresses = await addressesOf(declaredAddressesIn(modules), { menus, records: found });
  expect(addresses.filter(({ path }) => /[{}]/.test(path))).toEqual([]);
  expect(addresses).toHaveLength(declaredAddressesIn(modules).length);
  expect(addresses).toContainEqual({
    pattern: '/app/fee/receipts/{id}/view',
    path: '/app/fee/receipts/first-receipt/view',
    by: 'admin',
  });
  // Only a person who has to pay can pay.
  expect(addresses).toContainEqual({
    pattern: '/app/fee/fees/{id}/edit',
    path: '/app/fee/fees/first-feeStatement/edit',
    by: 'operator',
  });
  expect(addresses).toContainEqual({ pattern: '/app/home', path: '/app/home', by: 'admin' });
  expect(addresses).toContainEqual({
    pattern: '/requests/short-detail/{token}',
    path: '/requests/short-detail/token',
    by: undefined,
  });
  expect(addresses).toContainEqual({ pattern: '/register', path: '/register', by: undefined });
  expect(addresses.find(({ pattern }) => pattern === '/app/company/mgt/tab/{companyId}/{personType}/7')?.path).toBe(
    '/app/company/mgt/tab/company/1/7',
  );
});

it('leaves out addresses without a record', async () => {
  const patterns = new Set([
    '/app/home',
    '/app/fee/receipts',
    '/app/fee/receipts/{id}/view',
    '/requests/short-detail/{token}',
  ]);
  const addresses = await addressesOf(
    declaredAddressesIn(modules).filter(({ pattern }) => patterns.has(pattern)),
    { menus, records: none },
  );
  expect(addresses.map(({ pattern }) => pattern)).toEqual(['/app/home', '/app/fee/receipts']);
});

it('gives every address its own picture', () => {
  const slugs = declaredAddressesIn(modules).map(({ pattern }) => slugOf(pattern));
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  expect(slugOf('/account/active-forgot-password?key=none')).toBe('account.active-forgot-password');
});
