/** Uploads a file to be checked, and provides the result. */
import { useEffect, useRef, useState } from 'react';
import { MOST_CHECKED_BYTES, type FileCheck } from '#platform/model/request/fileCheck.ts';
import { call, isAbortError } from '../../api/call.ts';
import { fetchWithProgress } from '../../api/progress.ts';

export type FileCheckState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | { readonly state: 'refused'; readonly name: string; readonly why: 'tooLarge' | 'empty' }
  | { readonly state: 'failed'; readonly name: string; readonly error: unknown }
  | { readonly state: 'done'; readonly name: string; readonly check: FileCheck };

const CHECK = '/api/v1/transaction/requests/short-detail/check';

export function useFileCheck(): {
  readonly checking: FileCheckState;
  readonly check: (file: File) => void;
  readonly stop: () => void;
} {
  const [checking, setChecking] = useState<FileCheckState>({ state: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const check = (file: File): void => {
    underWay.current?.abort();
    const { name, size } = file;
    if (size === 0 || size > MOST_CHECKED_BYTES) {
      setChecking({ state: 'refused', name, why: size === 0 ? 'empty' : 'tooLarge' });
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    setChecking({ state: 'sending', name, share: 0 });
    const transport = fetchWithProgress((share) => {
      if (!controller.signal.aborted) setChecking({ state: 'sending', name, share });
    });
    call<FileCheck>('POST', CHECK, {
      body: file,
      headers: { 'content-type': 'application/pdf' },
      silent: true,
      background: true,
      signal: controller.signal,
      transport,
    }).then(
      (found) => {
        if (!controller.signal.aborted) setChecking({ state: 'done', name, check: found });
      },
      (error: unknown) => {
        if (!controller.signal.aborted && !isAbortError(error)) setChecking({ state: 'failed', name, error });
      },
    );
  };
  const stop = (): void => {
    underWay.current?.abort();
    setChecking({ state: 'idle' });
  };
  return { checking, check, stop };
}
