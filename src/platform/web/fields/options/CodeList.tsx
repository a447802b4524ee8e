import type { ReactElement } from 'react';
import { useCodes } from './useCodes.ts';

/** Displays chosen words of a vocabulary. */
export function CodeList({
  choice,
  codes,
}: {
  readonly choice: string;
  readonly codes: readonly string[];
}): ReactElement {
  const textOf = useCodes(choice).textOf;
  return <span>{codes.map(textOf).join(', ')}</span>;
}
