/** Settings of maps: from which distance a protected place matters, and the department's own server of map pictures. */
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { ProtectedPlaceKind } from '../place/protectedPlace.ts';
import type {} from '../account/accountMessages.ts';

export interface MapTiles {
  /** An address with {z}, {x} and {y}. */
  readonly url: string;
  /** Who made the map, as its licence requires. */
  readonly attribution: string;
}

export interface MapSettings {
  readonly radii: Readonly<Record<ProtectedPlaceKind, number>>;
  /** Null: the outline of the country alone is drawn, and nothing is fetched from outside. */
  readonly tiles: MapTiles | null;
}

/** In metres: 500 from a royal place; 100 from a public place, as in the law on factories. */
export const DEFAULT_RADII: MapSettings['radii'] = { royal: 500, public: 100 };
/** As it is shown to administrators. */
export const TILE_URL_EXAMPLE = 'https://maps.example.go.th/{z}/{x}/{y}.png';
export const RADIUS_MAX = 10_000;
export const TILE_URL_MAX = 300;
export const TILE_ATTRIBUTION_MAX = 200;

export function readMapSettings(stored: unknown): MapSettings {
  const { royalMetres, publicMetres, tileUrl, tileAttribution } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const origin = typeof tileUrl === 'string' ? findTileOrigin(tileUrl) : undefined;
  return {
    radii: {
      royal: isRadius(royalMetres) ? royalMetres : DEFAULT_RADII.royal,
      public: isRadius(publicMetres) ? publicMetres : DEFAULT_RADII.public,
    },
    tiles:
      origin === undefined
        ? null
        : { url: String(tileUrl), attribution: typeof tileAttribution === 'string' ? tileAttribution : '' },
  };
}

export interface MapSettingsForm {
  readonly royalMetres: number | null;
  readonly publicMetres: number | null;
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
}

export function checkMapSettings({
  royalMetres,
  publicMetres,
  tileUrl,
  tileAttribution,
}: MapSettingsForm): readonly Problem[] {
  const radius = message('mapRadius', { n: RADIUS_MAX });
  return [
    ...(isRadius(royalMetres) ? [] : [fieldProblem('royalMetres', radius)]),
    ...(isRadius(publicMetres) ? [] : [fieldProblem('publicMetres', radius)]),
    ...(tileUrl === null || findTileOrigin(tileUrl) !== undefined
      ? []
      : [fieldProblem('tileUrl', message('mapTileUrl', { example: TILE_URL_EXAMPLE }))]),
    ...(tileUrl !== null && tileAttribution === null ? [fieldProblem('tileAttribution', message('required'))] : []),
  ];
}

/** The origin from which pictures are fetched: https, a plain host and perhaps a port, without a password. */
export function findTileOrigin(url: string): string | undefined {
  if (url.length > TILE_URL_MAX || !['{z}', '{x}', '{y}'].every((name) => url.includes(name))) return undefined;
  const origin = ORIGIN.exec(url)?.[1];
  return origin === undefined || /[\s"'<>;,\\]/u.test(url) ? undefined : origin.toLowerCase();
}

const ORIGIN = /^(https:\/\/[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?)\//iu;

function isRadius(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RADIUS_MAX;
}
