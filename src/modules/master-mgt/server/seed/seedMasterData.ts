/** Seeds the master data of a new installation. */
import { mergeSeedResults, type SeedResult } from '#platform/server/seeds/insertMissing.ts';
import type { SeedContext } from '#platform/server/seeds/seedContext.ts';
import { seedCountries } from './countries.ts';
import { seedCustoms } from './customs.ts';
import { seedDiscussCases } from './discuss.ts';
import { seedHazObjects } from './hazObjects.ts';
import { seedLicenceConditions } from './licenceConditions.ts';
import { seedLd50 } from './ld50.ts';
import { seedPictograms } from './pictograms.ts';
import { seedPositions } from './positions.ts';
import { seedProtectedPlaces } from './protectedPlaces.ts';
import { seedRisk } from './risk.ts';
import { seedSubstances } from './substances.ts';
import { seedTariff } from './tariff.ts';

export async function seedMasterData(context: SeedContext): Promise<SeedResult> {
  const tariff = await seedTariff(context);
  const substances = await seedSubstances(context);
  const facts = [
    tariff,
    substances,
    await seedLd50(context),
    await seedPictograms(context),
    await seedCountries(context),
    await seedCustoms(context),
    await seedPositions(context),
    await seedProtectedPlaces(context),
  ];
  if (context.onlyFacts === true) return mergeSeedResults(facts);
  return mergeSeedResults([
    ...facts,
    await seedHazObjects(context, { tariff, substances }),
    await seedDiscussCases(context, substances),
    await seedRisk(context),
    await seedLicenceConditions(context),
  ]);
}
