/** What every installation begins with, whether or not it is a demonstration. */
import { seedCalendar } from './calendar.ts';
import { seedDepartments } from './departments.ts';
import { seedLookups } from './lookups.ts';
import { together } from './insertMissing.ts';
import { waitForOtherSeeds, type SeedContext } from './seedContext.ts';

/** Answers with the number of rows it added: none, the second time. */
export async function seedReference(context: SeedContext): Promise<number> {
  await waitForOtherSeeds(context);
  const lookups = await seedLookups(context);
  const departments = await seedDepartments(context);
  const calendar = await seedCalendar(context);
  return together([lookups, departments, calendar]).insertedIds.length;
}
