/** `/transaction/stockCards` is `/transaction/stock-cards`: both spellings are in use. */
import type { Catalogue } from '#language/catalogue.ts';
import { aliasesOf } from '../resource/address.ts';

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
