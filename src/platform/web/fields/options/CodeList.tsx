import type { ReactElement } from 'react';
import { useCodeTexts } from './codeTexts.ts';

/** Chosen words of a vocabulary, to be read. */
export function CodeList({ choice, codes }: { readonly choice: string; readonly codes: readonly string[] }): ReactElement {
  const textOf = useCodeTexts(choice);
  return <span>{codes.map(textOf).join(', ')}</span>;
}
