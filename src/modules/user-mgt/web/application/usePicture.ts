import { useEffect, useState } from 'react';
import type { FileValue } from '#language/record.ts';
import { fetchFile } from '#platform/web/fields/file/downloadFile.ts';

/** A picture that was chosen. Undefined: as it is; null: none, and ours stands in. */
export type ChosenPicture = FileValue | null | undefined;

/** Where it can be drawn from: the stored one from where everybody fetches it, a new one from this page alone. */
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
