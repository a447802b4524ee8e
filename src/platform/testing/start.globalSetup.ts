/** Runs before the first server of the suite starts: builds the product, and makes the data folder of a first start. */
import { prepareData } from './preparedData.ts';

export function setup(): Promise<() => Promise<void>> {
  return prepareData();
}
