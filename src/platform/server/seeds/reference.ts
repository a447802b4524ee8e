/** The reference data of every installation, whether or not it is a demonstration. */
import type { ModuleServer } from '../moduleServer.ts';
import { seedCalendar } from './calendar.ts';
import { seedDepartments } from './departments.ts';
import { seedLookups } from './lookups.ts';
import { seedPlaces } from './places.ts';
import { mergeSeedResults, type SeedResult } from './insertMissing.ts';
import { waitForOtherSeeds, type SeedContext } from './seedContext.ts';

/** Returns the number of rows it added: none, the second time. */
export async function seedReference(
  context: SeedContext,
  moduleServers: readonly ModuleServer[] = [],
): Promise<number> {
  await waitForOtherSeeds(context);
  const lookups = await seedLookups(
    context,
    moduleServers.flatMap(({ lookups: tables = [] }) => tables),
  );
  const departments = await seedDepartments(context);
  const places = await seedPlaces(context);
  const calendar = await seedCalendar(context);
  const ofModules = await seedModules(context, moduleServers);
  return mergeSeedResults([lookups, departments, places, calendar, ...ofModules]).insertedIds.length;
}

/** One after the other, in the order of the moduleServers: what fees refer to is seeded before them. */
async function seedModules(context: SeedContext, moduleServers: readonly ModuleServer[]): Promise<SeedResult[]> {
  const seeded: SeedResult[] = [];
  for (const { reference } of moduleServers) {
    const hasModule = context.catalogue.modules.some(({ name }) => name === reference?.module);
    if (reference !== undefined && hasModule) seeded.push(await reference.seed(context));
  }
  return seeded;
}
