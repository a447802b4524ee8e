import type { ReactElement } from 'react';
import { PictogramChoice } from '#modules/haz/web/index.ts';

/** Pictograms by the declared hazards and the tests in water: a request for a ruling has no tests on animals. */
export function DiscussPictograms(): ReactElement {
  return <PictogramChoice knownDoses={NO_DOSES} />;
}

const NO_DOSES = { source: 'none' } as const;
