import { useEffect, useState } from 'react';
import type { FileValue } from '#language/record.ts';
import { fetchFile } from '#platform/web/fields/file/downloadFile.ts';

/** A chosen picture. Undefined: unchanged; null: none, and the default is used. */
export type ChosenPicture = FileValue | null | undefined;

/** Returns the address for drawing it: of a stored picture the public one, of a new one only within this page. */
export function usePicture(chosen: ChosenPicture, stored: string | null): string | null {
  const [own, setOwn] = useState<{ readonly of: FileValue; readonly address: string }>();
  useEffect(() => {
    if (chosen === undefined || chosen === null) return undefined;
    const stop = new AbortController();
    let address: string | undefined;
    void fetchFile(chosen, { signal: stop.signal, silent: true }).then(
      (blob) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setOwn({ of: chosen, address });
      },
      () => undefined,
    );
    return () => {
      stop.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [chosen]);
  if (chosen === undefined) return stored;
  return chosen !== null && own?.of === chosen ? own.address : null;
}
