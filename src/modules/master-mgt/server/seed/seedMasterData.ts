/** What every installation begins with of master data. */
import { together, type Seeded } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedPictograms } from './pictograms.ts';

export async function seedMasterData(context: SeedContext): Promise<Seeded> {
  return together([await seedPictograms(context)]);
}
