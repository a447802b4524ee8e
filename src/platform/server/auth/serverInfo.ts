/** The information every visitor gets first: brand, logo, icon and colours, as the administrator has set them. */
import { appPropertyKeys } from '#platform/model/settings/appSettings.ts';
import { DEFAULT_BRAND } from '#platform/model/settings/brand.ts';
import { readTheme, type LessVar } from '#platform/model/settings/themeVariables.ts';
import type { Queryable } from '../database/queryable.ts';

export interface ServerInfo {
  readonly brand: { readonly th: string; readonly en: string; readonly url: string | null };
  /** Null if the browser should draw its own. */
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly lessVar: LessVar;
}

/** Read again by every call: a change by an administrator is visible at once, whichever process answers. */
export async function readServerInfo(db: Queryable): Promise<ServerInfo> {
  const { rows } = await db.query({
    text: `select p."key", p."value", ${PICTURE_HASH} as "hash" from ${PROPERTIES}
      where p."is_active" and p."key" = any($1::text[])`,
    values: [[...Object.values(pictures), appPropertyKeys.theme]],
  });
  const properties = new Map(rows.map((row) => [String(row['key']), row as unknown as Property]));
  const urlOf = (name: PictureName): string | null => pictureUrl(name, properties.get(pictures[name])?.hash ?? null);
  return {
    brand: { ...brandOf(properties.get(pictures.brand)?.value), url: urlOf('brand') },
    logo: urlOf('logo'),
    favicon: urlOf('favicon'),
    lessVar: readTheme(properties.get(appPropertyKeys.theme)?.value),
  };
}

/** Finds one of the pictures above and no other, because they are visible without signing in. */
export async function findPicture(db: Queryable, name: string): Promise<{ hash: string; type: string } | undefined> {
  if (!Object.hasOwn(pictures, name)) return undefined;
  const { rows } = await db.query({
    text: `select f."hash", f."type" from ${PROPERTIES}
      where p."is_active" and p."key" = $1 and ${PICTURE_HASH} is not null`,
    values: [pictures[name as PictureName]],
  });
  return rows[0] as { hash: string; type: string } | undefined;
}

/** Each picture has its own address, so that a browser may cache it for as long as it likes. */
export function pictureUrl(name: PictureName, hash: string | null): string | null {
  return hash === null ? null : `${PICTURE_URL}${name}?v=${pictureVersion(hash)}`;
}

export function pictureVersion(hash: string): string {
  return hash.slice(0, VERSION_LENGTH);
}

export type PictureName = keyof typeof pictures;

/** The name in the address of a picture, and the property in which the administrator stores it. */
const pictures = {
  brand: appPropertyKeys.brand,
  logo: appPropertyKeys.logo,
  favicon: appPropertyKeys.favicon,
} as const;
const PICTURE_URL = '/haz/backend/api/server/pictures/';
const VERSION_LENGTH = 16;
const PROPERTIES = '"app_property" p left join "stored_file" f on f."id" = p."file_id"';
/** Only of types that cannot contain a script. */
const PICTURE_HASH = `case when f."type" in ('image/png', 'image/jpeg', 'image/x-icon', 'image/vnd.microsoft.icon') then f."hash" end`;

interface Property {
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly hash: string | null;
}

function brandOf(value: Property['value'] = null): { th: string; en: string } {
  const { th, en } = value ?? {};
  return { th: isText(th) ? th : DEFAULT_BRAND.th, en: isText(en) ? en : DEFAULT_BRAND.en };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
