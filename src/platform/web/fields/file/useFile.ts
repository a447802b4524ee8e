/** Loads the bytes of a file to an object URL, which is released when the file is no longer shown. */
import { useEffect, useState } from 'react';
import type { FileValue } from '#language/record.ts';
import { isAbortError } from '../../api/call.ts';
import { fetchFile } from './downloadFile.ts';

export type LoadedFile = { readonly address: string } | { readonly error: unknown };

/** Returns undefined while it is loading. */
export function useFile(file: FileValue): LoadedFile | undefined {
  const [loaded, setLoaded] = useState<LoadedFile>();
  useEffect(() => {
    const stop = new AbortController();
    let address: string | undefined;
    fetchFile(file, { signal: stop.signal, silent: true }).then(
      (blob) => {
        if (stop.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setLoaded({ address });
      },
      (error: unknown) => {
        if (!isAbortError(error)) setLoaded({ error });
      },
    );
    return () => {
      stop.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [file]);
  return loaded;
}
