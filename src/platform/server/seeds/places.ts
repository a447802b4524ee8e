/** The divisions of the country: 77 provinces, 928 amphurs and some 7,400 tambons, by their official codes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import type { Reference } from '#language/record.ts';
import { findSourcesFolder } from '../print/sources.ts';
import { insertMissing, mergeSeedResults, type SeedResult } from './insertMissing.ts';
import type { SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';
import { provinces } from './tables/provinces.ts';

export interface PlaceRow {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

export interface Places {
  readonly amphurs: readonly PlaceRow[];
  readonly tambons: readonly (PlaceRow & { readonly postcode: string })[];
}

/** Four digits are an amphur, six a tambon with its postcode: see docs/adr/0022-places-of-the-country.md. */
export function readPlaces(): Places {
  const lines = readFileSync(join(findSourcesFolder(), 'platform/server/seeds/tables/places.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const rows = lines.map((line) => {
    const [code = '', nameTh = '', nameEn = '', postcode = ''] = line.split('\t');
    return { code, nameTh, nameEn, postcode };
  });
  return {
    amphurs: rows.filter(({ code }) => code.length === AMPHUR_DIGITS).map(({ postcode: _none, ...row }) => row),
    tambons: rows.filter(({ code }) => code.length === TAMBON_DIGITS),
  };
}

const PROVINCE_DIGITS = 2;
const AMPHUR_DIGITS = 4;
const TAMBON_DIGITS = 6;

export type PlaceKind = 'province' | 'amphur' | 'tambon';

export function placeId(kind: PlaceKind, code: string): string {
  return seedId(`${kind} ${code}`);
}

/** The number of rows in the tables: a start that finds as many has nothing to add, and does not read the tables. */
export const placeCounts: Readonly<Record<PlaceKind, number>> = { province: 77, amphur: 928, tambon: 7439 };

/** Places within a deleted place are left out with it. */
export async function seedPlaces(context: SeedContext): Promise<SeedResult> {
  if (context.amphurs === undefined && (await isWhole(context))) return NOTHING_NEW;
  const { amphurs, tambons } = within(readPlaces(), context.amphurs);
  const keyFields = ['code'] as const;
  const first = await insertMissing(context, {
    entity: 'province',
    keyFields,
    records: provinces.map(([code, nameTh, nameEn]) => ({ id: placeId('province', code), code, nameTh, nameEn })),
  });
  const provinceOf = seededBy(
    first,
    'province',
    provinces.map(([code]) => code),
  );
  const second = await insertMissing(context, {
    entity: 'amphur',
    keyFields,
    records: amphurs.flatMap((row) => {
      const refProvince = provinceOf.get(row.code.slice(0, PROVINCE_DIGITS));
      return refProvince === undefined ? [] : [{ ...row, id: placeId('amphur', row.code), refProvince }];
    }),
  });
  const amphurOf = seededBy(
    second,
    'amphur',
    amphurs.map(({ code }) => code),
  );
  const third = await insertMissing(context, {
    entity: 'tambon',
    keyFields,
    records: tambons.flatMap((row) => {
      const refAmphur = amphurOf.get(row.code.slice(0, AMPHUR_DIGITS));
      return refAmphur === undefined ? [] : [{ ...row, id: placeId('tambon', row.code), refAmphur }];
    }),
  });
  return mergeSeedResults([first, second, third]);
}

const NOTHING_NEW: SeedResult = { ids: new Map(), insertedIds: [] };

async function isWhole({ client }: SeedContext): Promise<boolean> {
  const kinds = Object.keys(placeCounts) as PlaceKind[];
  const { rows } = await client.query({
    text: `select ${kinds.map((kind) => `(select count(*)::int from "${kind}" where "create_by" = $1) as "${kind}"`).join(', ')}`,
    values: [SYSTEM_USERNAME],
  });
  return kinds.every((kind) => rows[0]?.[kind] === placeCounts[kind]);
}

export type ChosenPlace = Readonly<Record<'refProvince' | 'refAmphur' | 'refTambon', Reference>> & {
  readonly postcode: string;
};

/** Finds the amphur and province of a tambon; undefined if it was deleted. */
export async function findPlace(
  { client }: Pick<SeedContext, 'client'>,
  tambonCode: string,
): Promise<ChosenPlace | undefined> {
  const { rows } = await client.query({
    text: `select t."id" as "tambon", a."id" as "amphur", a."province_id" as "province", t."postcode" from "tambon" t
      join "amphur" a on a."id" = t."amphur_id" where t."code" = $1`,
    values: [tambonCode],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  return {
    refProvince: { id: String(found['province']) },
    refAmphur: { id: String(found['amphur']) },
    refTambon: { id: String(found['tambon']) },
    postcode: String(found['postcode']),
  };
}

/** By code, without deleted ones. */
function seededBy({ ids }: SeedResult, kind: PlaceKind, codes: readonly string[]): ReadonlyMap<string, Reference> {
  return new Map(
    codes.flatMap((code) => {
      const id = ids.get(placeId(kind, code)) ?? null;
      return id === null ? [] : [[code, { id }] as const];
    }),
  );
}

function within(places: Places, only: SeedContext['amphurs']): Places {
  if (only === undefined) return places;
  const codes = new Set(only);
  return {
    amphurs: places.amphurs.filter(({ code }) => codes.has(code)),
    tambons: places.tambons.filter(({ code }) => codes.has(code.slice(0, AMPHUR_DIGITS))),
  };
}
