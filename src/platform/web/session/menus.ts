/** Which menu a path belongs to, and what it lets the person do there. */
import { rights, type Right } from '#language/rights.ts';
import type { Menu } from './info.ts';

export interface MenuContext {
  /** Of the most specific pattern; sent along with every call. */
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly rights: ReadonlySet<Right>;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Several menus may match: their rights add up, their attributes merge, the most specific wins and gives its id. */
export function createMenuMatcher(menus: readonly Menu[]): (path: string) => MenuContext | undefined {
  const compiled = menus.map((menu) => ({ menu, matches: compilePattern(menu.url), weight: weightOf(menu.url) })).toSorted((a, b) => a.weight - b.weight);
  const known = new Map<string, MenuContext | undefined>();
  return (path) => {
    if (known.has(path)) return known.get(path);
    const found = compiled.filter(({ matches }) => matches(path)).map(({ menu }) => menu);
    const last = found.at(-1);
    const context = last === undefined ? undefined : { id: last.id, name: last.name, nameEn: last.nameEn, icon: last.icon, rights: new Set(rights.filter((right) => found.some((menu) => menu[right]))), attributes: Object.assign({}, ...found.map((menu) => menu.attributes)) as MenuContext['attributes'] };
    known.set(path, context);
    return context;
  };
}

/** `*` is one segment, `**` the rest, also nothing; `{id}` is one segment with a name. */
export function compilePattern(pattern: string): (path: string) => boolean {
  const wanted = segments(pattern);
  return (path) => {
    const given = segments(path);
    for (const [index, want] of wanted.entries()) {
      if (want === '**') return true;
      const have = given[index];
      if (have === undefined || (want !== '*' && !isParameter(want) && want !== have)) return false;
    }
    return given.length === wanted.length;
  };
}

export function isParameter(segment: string): boolean {
  return segment.startsWith('{') && segment.endsWith('}');
}

/** Longer is more specific; a wildcard says less than a word. */
function weightOf(pattern: string): number {
  return segments(pattern).reduce((sum, segment) => sum + (segment === '**' ? 1 : segment === '*' || isParameter(segment) ? 10 : 100), 0);
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}
