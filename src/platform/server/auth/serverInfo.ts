/** What every visitor sees before anything else: brand, logo, icon and colours, as the administrator has set them. */
import type { Queryable } from '../resource/search.ts';

export interface ServerInfo {
  readonly brand: { readonly th: string; readonly en: string; readonly url: string | null };
  /** Null: the browser draws its own. */
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly lessVar: Readonly<Record<string, string>>;
}

export async function readServerInfo(db: Queryable): Promise<ServerInfo> {
  const { rows } = await db.query({
    text: `select p."key", p."value", ${IS_PICTURE} as "isPicture" from ${PROPERTIES} where p."is_active" and p."key" = any($1::text[])`,
    values: [[...Object.values(pictures), THEME]],
  });
  const properties = new Map(rows.map((row) => [String(row['key']), row as unknown as Property]));
  const urlOf = (name: keyof typeof pictures): string | null => (properties.get(pictures[name])?.isPicture === true ? `${PICTURE_URL}${name}` : null);
  return {
    brand: { ...brandOf(properties.get(pictures.brand)?.value), url: urlOf('brand') },
    logo: urlOf('logo'),
    favicon: urlOf('favicon'),
    lessVar: themeOf(properties.get(THEME)?.value),
  };
}

/** Of the pictures above, and no others: what everybody may see without signing in. */
export async function findPicture(db: Queryable, name: string): Promise<{ hash: string; type: string } | undefined> {
  if (!Object.hasOwn(pictures, name)) return undefined;
  const { rows } = await db.query({
    text: `select f."hash", f."type" from ${PROPERTIES} where p."is_active" and p."key" = $1 and ${IS_PICTURE}`,
    values: [pictures[name as keyof typeof pictures]],
  });
  return rows[0] as { hash: string; type: string } | undefined;
}

/** Under which name a visitor asks for it, and where the administrator keeps it. */
const pictures = { brand: 'BRAND', logo: 'LOGO', favicon: 'FAVICON' } as const;
const THEME = 'LESS_VAR';
const PICTURE_URL = '/haz/backend/api/server/pictures/';
const PROPERTIES = '"app_property" p left join "stored_file" f on f."id" = p."file_id"';
/** Kinds that cannot carry a script. */
const IS_PICTURE = `coalesce(f."type" in ('image/png', 'image/jpeg', 'image/x-icon', 'image/vnd.microsoft.icon'), false)`;

interface Property {
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly isPicture: boolean;
}

const DEFAULT_BRAND = { th: 'ระบบกำกับดูแลวัตถุอันตราย', en: 'Hazardous Substance Control' } as const;

function brandOf(value: Property['value'] = null): { th: string; en: string } {
  const { th, en } = value ?? {};
  return { th: isText(th) ? th : DEFAULT_BRAND.th, en: isText(en) ? en : DEFAULT_BRAND.en };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Names and plain values only: nothing that could close a rule, load an address or run. */
const THEME_NAME = /^@?[a-zA-Z][\w-]{0,59}$/;
const THEME_VALUE = /^(?!.*(?:url|expression))[#\w.,%() -]{1,100}$/i;

function themeOf(value: Property['value'] = null): ServerInfo['lessVar'] {
  const entries = Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && THEME_NAME.test(entry[0]) && THEME_VALUE.test(entry[1]));
  return Object.fromEntries(entries);
}
