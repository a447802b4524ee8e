/** Every address of the product, with its parameters filled in from existing records. */
import type { MenuDeclaration, ModuleDeclaration } from '#language/module.ts';
import { moduleIndexOf } from '#language/moduleIndex.ts';
import type { Right } from '#language/rights.ts';
import {
  pageSuffixes,
  rightsOfPage,
  type ResourceScreen,
  type ScreenAccess,
  type ScreenDeclaration,
  type ScreenPage,
} from '#language/screen.ts';
import { visitorOf } from './visitors.ts';

/** An address as it is declared. */
export interface DeclaredAddress {
  /** `/app/data-mgt/lookups/{id}/edit`: names the picture and the findings. */
  readonly pattern: string;
  readonly access: ScreenAccess;
  /** Any one of these gives access. */
  readonly rights: readonly Right[];
  /** The screen of the record `{id}`. */
  readonly of?: RecordPage;
}

export interface RecordPage extends Pick<ResourceScreen, 'entity' | 'isOwn' | 'listFilter'> {
  readonly page: ScreenPage;
}

export interface Address {
  readonly pattern: string;
  readonly path: string;
  /** The user name of the visitor; undefined is an anonymous visitor. */
  readonly by: string | undefined;
}

/** Returns undefined while there is none: then the address is left out. */
export interface RecordFinder {
  readonly findId: (of: RecordPage, by: string) => Promise<string | undefined>;
  readonly findCompanyId: () => Promise<string | undefined>;
  /** Returns the code of an issued document. */
  readonly findToken: () => Promise<string | undefined>;
}

/** Pages of the platform without a declaration. */
const publicPatterns = [
  '/account/login',
  '/account/forgot-password',
  '/account/active-forgot-password?key=none',
  '/requests/short-details',
  '/requests/short-detail/{token}',
  '/requests/short-detail/no-such-document',
  '/403?url=%2Fapp%2Fhome',
  '/500?url=%2Fapp%2Fhome',
  '/no-such-page',
];

export function declaredAddressesIn(modules: readonly ModuleDeclaration[]): DeclaredAddress[] {
  return [
    ...publicPatterns.map((pattern) => ({ pattern, access: 'public', rights: [] }) as const),
    { pattern: '/app/home', access: 'signedIn', rights: [] },
    ...moduleIndexOf(modules).screens.flatMap(({ screen }) => pagesOf(screen)),
  ];
}

function pagesOf(screen: ScreenDeclaration): DeclaredAddress[] {
  const { path, access } = screen;
  if (screen.kind !== 'resource') return [{ pattern: path, access, rights: rightsOfPage(undefined) }];
  return screen.pages.map((page) => ({
    pattern: path + pageSuffixes[page],
    access,
    rights: rightsOfPage(page),
    of: { ...screen, page },
  }));
}

export async function addressesOf(
  declared: readonly DeclaredAddress[],
  { menus, records }: { menus: readonly MenuDeclaration[]; records: RecordFinder },
): Promise<Address[]> {
  const addresses: Address[] = [];
  for (const address of declared) {
    const by = visitorOf(address, menus);
    const path = await fillParameters(address, { by, records });
    if (path !== undefined) addresses.push({ pattern: address.pattern, path, by });
  }
  return addresses;
}

/** A lookup group that every database has. */
const SOME_GROUP = 'TITLE';
/** The type of the companies of the demonstration: legal entities. */
const SOME_PERSON_TYPE = '1';

async function fillParameters(
  { pattern, of }: DeclaredAddress,
  { by, records }: { by: string | undefined; records: RecordFinder },
): Promise<string | undefined> {
  const finders: Readonly<Record<string, () => Promise<string | undefined>>> = {
    '{id}': async () => (of === undefined || by === undefined ? undefined : records.findId(of, by)),
    '{companyId}': records.findCompanyId,
    '{token}': records.findToken,
    '{group}': () => Promise.resolve(SOME_GROUP),
    '{personType}': () => Promise.resolve(SOME_PERSON_TYPE),
  };
  let path = pattern;
  for (const [parameter] of pattern.matchAll(/\{\w+\}/g)) {
    const value = await finders[parameter]?.();
    if (value === undefined) return undefined;
    path = path.replace(parameter, () => value);
  }
  return path;
}

/** Returns the pattern as part of a file name. */
export function slugOf(pattern: string): string {
  return pattern.replace(/\?.*$/, '').replace(/[{}]/g, '').replace(/^\/+/, '').replaceAll('/', '.');
}
