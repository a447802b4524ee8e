import type { ReactElement } from 'react';
import { ChosenObject } from './ChosenObject.tsx';
import { ObjectFacts, ObjectLaw } from './ObjectFacts.tsx';

/** Chooses the entry of the product in the list of the law, and shows what follows from it. */
export function ListedObject(): ReactElement {
  return <ChosenObject Edited={ObjectFacts} Read={ObjectLaw} />;
}
