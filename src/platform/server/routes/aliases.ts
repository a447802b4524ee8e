/** `/transaction/stockCards` is `/transaction/stock-cards`: both spellings are in use. */
import type { Catalogue } from '#language/catalogue.ts';
import { aliasesOf, baseOf } from '../resource/address.ts';

/** Returns a function that rewrites an address to the routed one. */
export function createRewriter(catalogue: Catalogue, api: string): (url: string) => string {
  const aliases = aliasesOf(catalogue);
  return (url) => {
    if (!url.startsWith(`${api}/`)) return url;
    const [path = '', ...query] = url.slice(api.length).split(/(?=\?)/);
    const steps = path.split('/');
    // /api/events has one segment less than /api/v1/master/lookups.
    for (let length = Math.min(MAX_BASE_STEPS, steps.length); length >= MIN_BASE_STEPS; length -= 1) {
      const base = aliases.get(steps.slice(0, length).join('/'));
      if (base !== undefined) return [api, base, ...steps.slice(length).map((step) => `/${step}`), ...query].join('');
    }
    return url;
  };
}

const MAX_BASE_STEPS = '/api/v1/area/collection'.split('/').length;
const MIN_BASE_STEPS = '/api/collection'.split('/').length;

const WRITING_SUFFIXES = ['', '/_all', '/_check', '/_delete', '/_delete_all', '/_active', '/_active_all'] as const;

/** Returns a test whether an address would write an entity that only the server writes. */
export function createReadOnlyTest(catalogue: Catalogue, api: string): (url: string) => boolean {
  const addresses = new Set(
    [...catalogue.entities.values()]
      .filter(({ readOnly }) => readOnly)
      .flatMap((entity) => WRITING_SUFFIXES.map((suffix) => `${api}${baseOf(entity)}${suffix}`)),
  );
  return (url) => addresses.has(url.split('?')[0] ?? '');
}
