/** The database of a test run, with the tables of the product and of the specimens. */
import { testCatalogue } from './catalogue.ts';
import { setUpDatabase } from './setUpDatabase.ts';

export function setup(): Promise<() => Promise<void>> {
  return setUpDatabase(testCatalogue);
}
