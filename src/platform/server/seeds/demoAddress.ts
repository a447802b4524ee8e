/** The address of the central office of the demonstration: an invented road in a real tambon. */
import { findPlace, seedPlaces } from './places.ts';
import { insertMissing, mergeSeedResults } from './insertMissing.ts';
import { waitForOtherSeeds, type SeedContext } from './seedContext.ts';
import { seedId } from './seedId.ts';

export const demoAddressId = seedId('address demonstration central');

/**
 * Runs before the departments are made, so that the central office has it from the start. Returns the number of rows it
 * added.
 */
export async function seedDemoAddress(context: SeedContext): Promise<number> {
  await waitForOtherSeeds(context);
  const places = await seedPlaces(context);
  const place = await findPlace(context, LAT_YAO);
  const address = await insertMissing(context, {
    entity: 'address',
    keyFields: ['code'],
    records:
      place === undefined
        ? []
        : [
            {
              id: demoAddressId,
              code: 'DEMO-1000',
              nameTh: 'ส่วนกลาง (ที่อยู่สมมุติเพื่อการสาธิต)',
              nameEn: 'Central office (made up for the demonstration)',
              houseNo: '99/9',
              building: 'อาคารสาธิต',
              road: 'สมมุติวิถี',
              addressEn: '99/9 Demonstration Building, Sommut Withi Road',
              ...place,
            },
          ],
  });
  return mergeSeedResults([places, address]).insertedIds.length;
}

const LAT_YAO = '103001';
