import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';

export function FileLink({ file }: { readonly file: FileValue }): ReactElement {
  return <span>{file.name}</span>;
}
