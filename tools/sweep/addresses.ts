/** Every address of the product, with its parameters filled in from what is really there. */
import { outlineOf } from '#language/outline.ts';
import { routesOf } from '#language/screen.ts';
import type { ModuleDeclaration } from '#language/module.ts';

export interface Address {
  /** `/app/data-mgt/lookups/{id}/edit`: names the picture and the findings. */
  readonly pattern: string;
  readonly path: string;
  readonly isPublic: boolean;
}

const publicPaths = ['/account/login', '/account/forgot-password', '/account/active-forgot-password?key=none', '/403?url=%2Fapp%2Fhome', '/500?url=%2Fapp%2Fhome', '/no-such-page'];

/** The id of any record, or undefined while there is none: then there is nothing to look at. */
export type FindId = (entity: string) => Promise<string | undefined>;

export async function addressesOf(modules: readonly ModuleDeclaration[], findId: FindId): Promise<Address[]> {
  const found: Address[] = [...publicPaths.map((path) => ({ pattern: path, path, isPublic: true })), { pattern: '/app/home', path: '/app/home', isPublic: false }];
  for (const { screen } of outlineOf(modules).screens) {
    for (const pattern of routesOf(screen)) {
      const id = pattern.includes('{id}') && screen.kind === 'resource' ? await findId(screen.entity) : '';
      if (id !== undefined) found.push({ pattern, path: pattern.replace('{id}', id).replace('{group}', SOME_GROUP), isPublic: false });
    }
  }
  return found;
}

/** A vocabulary every database has. */
const SOME_GROUP = 'TITLE';

/** As part of a file name. */
export function slugOf(pattern: string): string {
  return pattern.replace(/\?.*$/, '').replace(/[{}]/g, '').replace(/^\/+/, '').replaceAll('/', '.');
}
