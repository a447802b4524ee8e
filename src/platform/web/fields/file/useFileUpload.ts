/** State of a file upload. Until it is complete or cancelled, the form cannot be saved without the file. */
import { useEffect, useRef, useState } from 'react';
import type { FileField } from '#language/field.ts';
import { message, type MessageRef } from '#language/message.ts';
import type { FileValue } from '#language/record.ts';
import { isAbortError } from '../../api/call.ts';
import '../messages.ts';
import { checkFile } from './fileRules.ts';
import { uploadFile } from './uploadFile.ts';

export type UploadState =
  | { readonly state: 'idle' }
  /** The file was not sent; the field has its previous value. */
  | { readonly state: 'refused'; readonly name: string; readonly problem: MessageRef }
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | { readonly state: 'failed'; readonly file: File; readonly error: unknown };

export interface FileUploadOptions {
  readonly field: FileField;
  readonly onChange: (value: FileValue | null) => void;
  readonly onInvalidInput?: ((problem: MessageRef | undefined) => void) | undefined;
  /** Uploads to another address than the one for signed-in people. */
  readonly upload?: typeof uploadFile;
}

export interface FileUploadControl {
  readonly uploading: UploadState;
  readonly send: (file: File) => void;
  /** Stops a running upload, and clears a failed one. */
  readonly cancel: () => void;
}

const IDLE: UploadState = { state: 'idle' };

export function useFileUpload({
  field,
  onChange,
  onInvalidInput,
  upload = uploadFile,
}: FileUploadOptions): FileUploadControl {
  const [uploading, setSending] = useState(IDLE);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const cancel = (): void => {
    stop.current?.abort();
    stop.current = undefined;
    setSending(IDLE);
    onInvalidInput?.(undefined);
  };
  const transfer = async (file: File, own: AbortController): Promise<void> => {
    try {
      const value = await upload(file, {
        signal: own.signal,
        progress: (share) => !own.signal.aborted && setSending({ state: 'sending', name: file.name, share }),
      });
      if (own.signal.aborted) return;
      setSending(IDLE);
      onInvalidInput?.(undefined);
      onChange(value);
    } catch (error) {
      if (own.signal.aborted || isAbortError(error)) return;
      setSending({ state: 'failed', file, error });
      onInvalidInput?.(message('fileNotSent'));
    }
  };
  const send = (file: File): void => {
    const problem = checkFile(field, file);
    stop.current?.abort();
    if (problem !== undefined) {
      setSending({ state: 'refused', name: file.name, problem });
      onInvalidInput?.(undefined);
      return;
    }
    const own = new AbortController();
    stop.current = own;
    setSending({ state: 'sending', name: file.name, share: 0 });
    onInvalidInput?.(message('fileOnItsWay'));
    void transfer(file, own);
  };
  return { uploading, send, cancel };
}
