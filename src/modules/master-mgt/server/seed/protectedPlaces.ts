/**
 * Royal places, whose positions are approximate, and two invented public places for the demonstration. Each is marked
 * so, because an administrator has to replace them by surveyed boundaries.
 */
import { boxAround } from '#platform/model/place/protectedBox.ts';
import type { ProtectedPlaceKind } from '#platform/model/place/protectedPlace.ts';
import { insertMissing, type SeedRecord, type SeedResult } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';

const APPROXIMATE =
  'ตำแหน่งโดยประมาณ ให้ตรวจสอบและแทนที่ด้วยขอบเขตที่รังวัดแล้ว / Approximate position: check it and replace it by the surveyed boundary.';
const INVENTED = 'ข้อมูลตัวอย่าง ไม่ใช่สถานที่จริง / Demonstration: not a real place.';

interface SeededPlace {
  readonly code: string;
  readonly kind: ProtectedPlaceKind;
  readonly name: readonly [th: string, en: string];
  readonly latitude: number;
  readonly longitude: number;
}

const royalPlaces: readonly SeededPlace[] = [
  { code: 'R-001', kind: 'royal', name: ['พระบรมมหาราชวัง', 'Grand Palace'], latitude: 13.75, longitude: 100.491 },
  {
    code: 'R-002',
    kind: 'royal',
    name: ['พระตำหนักจิตรลดารโหฐาน', 'Chitralada Royal Villa'],
    latitude: 13.768,
    longitude: 100.522,
  },
  {
    code: 'R-003',
    kind: 'royal',
    name: ['พระตำหนักภูพิงคราชนิเวศน์', 'Bhubing Palace'],
    latitude: 18.805,
    longitude: 98.9,
  },
  { code: 'R-004', kind: 'royal', name: ['วังไกลกังวล', 'Klai Kangwon Palace'], latitude: 12.59, longitude: 99.96 },
];

const inventedPlaces: readonly SeededPlace[] = [
  {
    code: 'P-001',
    kind: 'public',
    name: ['โรงเรียนตัวอย่างวิทยา', 'Tua Yang Wittaya School'],
    latitude: 13.757_64,
    longitude: 100.502,
  },
  {
    code: 'P-002',
    kind: 'public',
    name: ['วัดตัวอย่างธรรม', 'Wat Tua Yang Tham'],
    latitude: 13.3622,
    longitude: 100.9847,
  },
];

export const protectedPlaceRecords = [
  ...royalPlaces.map((place) => toRecord(place, APPROXIMATE)),
  ...inventedPlaces.map((place) => toRecord(place, INVENTED)),
];

export async function seedProtectedPlaces(context: SeedContext): Promise<SeedResult> {
  const facts = context.onlyFacts === true;
  return insertMissing(context, {
    entity: 'protectedPlace',
    keyFields: ['code'],
    records: protectedPlaceRecords.filter(({ refKind }) => !facts || refKind === 'royal'),
  });
}

function toRecord(
  { code, kind, name: [nameTh, nameEn], latitude, longitude }: SeededPlace,
  source: string,
): SeedRecord<'protectedPlace'> {
  const location = { type: 'Point', coordinates: [longitude, latitude] };
  return {
    id: seedId(`protectedPlace ${code}`),
    code,
    refKind: kind,
    nameTh,
    nameEn,
    location,
    source,
    ...boxAround(location),
  };
}
