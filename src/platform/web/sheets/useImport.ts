/** State of an import: the file is chosen, checked and loaded; with the result. */
import { useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { isAbortError } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { useReloadRows } from '../api/useReloadRows.ts';
import { notify } from '../ui/feedback/toasts.ts';
import type { ImportOutcome, RowsRead } from './importAnswer.ts';
import { FileChangedError, sendSheet } from './importCalls.ts';
import { writtenRowCount } from './importResult.ts';
import { findSheetFileProblem, type SheetFileProblem } from './sheetFile.ts';
import { texts } from './texts.ts';

export type ImportStage =
  | { readonly at: 'choosing'; readonly note?: ChoosingNote }
  /** Stopped by the person; the file is still selected. */
  | { readonly at: 'stopped'; readonly file: File; readonly isTrial: boolean }
  | ImportRunning
  | {
      readonly at: 'failed';
      readonly file: File;
      readonly isTrial: boolean;
      readonly error: unknown;
      readonly canRetry: boolean;
    }
  | { readonly at: 'done'; readonly file: File; readonly outcome: ImportOutcome };

export interface ChoosingNote {
  readonly problem: SheetFileProblem;
  readonly file: File | undefined;
}

export interface ImportRunning {
  readonly at: 'working';
  readonly file: File;
  readonly isTrial: boolean;
  /** Share of the file that was sent, from 0 to 1. */
  readonly sent: number;
  readonly rows?: RowsRead;
}

export interface ImportControl {
  readonly stage: ImportStage;
  /** Called with chosen or dropped files; the file is checked at once. */
  readonly choose: (files: readonly File[]) => void;
  readonly run: (file: File, isTrial: boolean) => void;
  readonly stop: () => void;
}

export function useImport(entity: AnyEntity): ImportControl {
  const t = useTexts(texts);
  const locale = useLocale();
  const reloadRows = useReloadRows(entity);
  const [stage, setStage] = useState<ImportStage>({ at: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const importFile = async (file: File, isTrial: boolean, own: AbortController): Promise<void> => {
    const report = (part: Partial<Pick<ImportRunning, 'sent' | 'rows'>>): void => {
      if (!own.signal.aborted) setStage((now) => (now.at === 'working' ? { ...now, ...part } : now));
    };
    try {
      const outcome = await sendSheet(entity, file, {
        isTrial,
        signal: own.signal,
        onSent: (sent) => report({ sent }),
        onRows: (rows) => report({ sent: 1, rows }),
      });
      if (own.signal.aborted) return;
      setStage({ at: 'done', file, outcome });
      if (outcome.isLoaded) notify.success(t('loaded', { n: writtenRowCount(outcome).toLocaleString(locale) }));
    } catch (error) {
      if (!own.signal.aborted && !isAbortError(error))
        setStage({ at: 'failed', file, isTrial, error, canRetry: canRetry(error) });
    } finally {
      // Whatever the answer was, the rows may have been loaded.
      if (!isTrial) await reloadRows();
    }
  };
  const run = (file: File, isTrial: boolean): void => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setStage({ at: 'working', file, isTrial, sent: 0 });
    void importFile(file, isTrial, own);
  };
  const choose = (files: readonly File[]): void => {
    const [file] = files;
    const trouble = findSheetFileProblem(files);
    if (file === undefined || trouble !== undefined)
      setStage({ at: 'choosing', note: { problem: trouble ?? 'oneFile', file } });
    else run(file, true);
  };
  const stop = (): void => {
    running.current?.abort();
    setStage((now) => (now.at === 'working' ? { at: 'stopped', file: now.file, isTrial: now.isTrial } : now));
  };
  return { stage, choose, run, stop };
}

/** A file that was refused for its content would be refused again. */
function canRetry(error: unknown): boolean {
  if (error instanceof FileChangedError) return false;
  return !(error instanceof ApiError) || error.status >= SERVER_FAULT || error.status === TOO_MANY;
}

const SERVER_FAULT = 500;
const TOO_MANY = 429;
