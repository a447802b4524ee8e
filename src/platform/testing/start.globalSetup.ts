/** Before the first server of the suite starts: the product is built, and a data folder of a first start is there. */
import { prepareData } from './preparedData.ts';

export function setup(): Promise<() => Promise<void>> {
  return prepareData();
}
