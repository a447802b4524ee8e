/**
 * Autosave of forms: saves what is typed, at once in the tab, and shortly after the last keystroke on the server, where another computer
 * finds it.
 */
import { DRAFT_DELAY_MS } from '../../constants.ts';
import { createStore } from '../../store.ts';
import type { DraftBody } from './draftBody.ts';
import type { TabDraft } from './tabDrafts.ts';
import { createDebouncedTask } from '../store/debouncedTask.ts';

/** The row of `security/form-drafts` in which this form is saved. */
export interface DraftRow {
  readonly id: string;
  readonly version: number;
}

export interface DraftSaverPort {
  /** Creates the row or overwrites it; throws if there is no answer or a refusal. */
  readonly put: (writing: DraftWrite) => Promise<DraftRow>;
  /** Returns the refusal of the server. Undefined if there was no answer: then the save is retried soon. */
  readonly refusalOf: (error: unknown) => DraftRefusal | undefined;
  readonly remove: (draft: DraftRow) => Promise<void>;
  /** Finds the row of this record, if another visit has left one. */
  readonly find: () => Promise<DraftRow | undefined>;
  /** `isKept`: the draft is also on the server. */
  readonly saveInTab: (content: DraftContent | undefined, isKept: boolean) => void;
  readonly nowMs: () => number;
}

export interface DraftRefusal {
  /** Error to be shown in the current language. */
  readonly error: unknown;
  /** After this time the server would accept it; absent if the person has to do something first. */
  readonly waitMs?: number;
}

export interface DraftWrite {
  readonly row: DraftRow | undefined;
  readonly content: DraftContent;
  /**
   * True if the write follows from what the person has just typed; false for a retry, and for the last write when the
   * page is left.
   */
  readonly isUserAction: boolean;
}

/**
 * What must not be overwritten while the person has not decided about an older draft: its row on the server, or also
 * the copy in the tab.
 */
export type DraftHold = 'nothing' | 'row' | 'all';

export type DraftContent = Pick<TabDraft, 'recordId' | 'baseVersion'> & { readonly body: DraftBody };

/**
 * `waiting`: typed, and not on the server yet. `failed`: not saved; retried with the next keystroke. `refused`: the
 * server does not accept it, with a reason; the typed values are only in this tab.
 */
export type DraftState =
  | { readonly kind: 'nothing' | 'waiting' | 'failed' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'saved'; readonly atMs: number };

/** A short delay for the copy in the tab, so that a long form is not written at every keystroke. */
const TAB_DELAY_MS = 300;
/** Without an answer: perhaps the network is back by then. */
const RETRY_MS = 10_000;
/** A person who has to delete something first is not refused again with every word they type. */
export const REFUSED_PAUSE_MS = 60_000;
/** States in which the server does not have the draft. */
const NOT_ON_SERVER: ReadonlySet<DraftState['kind']> = new Set(['failed', 'refused']);

export function createDraftSaver(port: DraftSaverPort, content: () => DraftContent | undefined) {
  const state = createStore<DraftState>({ kind: 'nothing' });
  const row = createDraftRow(port);
  let currentHold: DraftHold = 'nothing';
  let isStopped = false;
  let discarded = 0;
  const pause = createRefusalPause(port);
  let writing: Promise<void> = Promise.resolve();

  const mirror: DraftSaverPort['saveInTab'] = (...given) => {
    if (currentHold !== 'all') port.saveInTab(...given);
  };
  const tabTask = createDebouncedTask(TAB_DELAY_MS, () => mirror(content(), false));
  const serverTask = createDebouncedTask(DRAFT_DELAY_MS, () => void write({ isUserAction: true }));
  const retryTask = createDebouncedTask(RETRY_MS, () => void write({ isUserAction: false }));

  /** Writes run one after the other: the second write needs the version of the first. */
  const write = ({ isUserAction }: Pick<DraftWrite, 'isUserAction'>): Promise<void> => {
    const before = discarded;
    writing = writing.then(async () => {
      if (currentHold !== 'nothing' || discarded !== before) return;
      const next = content();
      try {
        await row.write(next, isUserAction);
        pause.end();
        if (serverTask.isPending() || discarded !== before) return;
        state.set(next === undefined ? { kind: 'nothing' } : { kind: 'saved', atMs: port.nowMs() });
        mirror(next, true);
      } catch (error) {
        if (discarded === before) fail(error);
      }
    });
    return writing;
  };
  const fail = (error: unknown): void => {
    const refusal = pause.begin(port.refusalOf(error));
    state.set(refusal === undefined ? { kind: 'failed' } : { kind: 'refused', error: refusal.error });
    // A refusal that the person must resolve, by deleting something, is not retried automatically; the next typing
    // tries again.
    if (!isStopped && (refusal === undefined || refusal.waitMs !== undefined)) retryTask.schedule(refusal?.waitMs);
  };
  const stop = (): void => {
    isStopped = true;
    for (const plan of [tabTask, serverTask, retryTask]) plan.cancel();
  };
  stop();
  return {
    state: { get: state.get, subscribe: state.subscribe },
    scheduleSave: (): void => {
      isStopped = false;
      retryTask.cancel();
      tabTask.schedule();
      // A refusal remains visible until the server accepts the draft, so that the same message does not appear again
      // with every word.
      if (state.get().kind !== 'refused') state.set({ kind: 'waiting' });
      if (pause.leftMs() <= 0) serverTask.schedule();
      else retryTask.schedule(pause.leftMs());
    },
    /** Saves everything typed so far at once, because the person is leaving. */
    flush: (): Promise<void> => {
      if (tabTask.isPending()) tabTask.runNow();
      if (!serverTask.isPending() && !NOT_ON_SERVER.has(state.get().kind)) return writing;
      serverTask.cancel();
      return write({ isUserAction: false });
    },
    saveInTabNow: (): void => {
      if (tabTask.isPending()) tabTask.runNow();
    },
    hold: (what: DraftHold): void => {
      currentHold = what;
      if (what === 'nothing' && state.get().kind !== 'nothing') serverTask.schedule();
    },
    /** The draft was begun in another visit, which may have left a row. */
    resume: row.resume,
    /** Continues in an existing row. */
    adopt: (draft: DraftRow): void => {
      row.adopt(draft);
      currentHold = 'nothing';
    },
    /** Deletes the draft, because the form was saved or the draft is not wanted. */
    discard: async (): Promise<void> => {
      stop();
      discarded += 1;
      mirror(undefined, false);
      state.set({ kind: 'nothing' });
      await writing;
      await row.remove();
    },
    stop,
  };
}

/** Measures the time in which the server would only refuse the draft again. */
function createRefusalPause({ nowMs }: Pick<DraftSaverPort, 'nowMs'>) {
  let untilMs = 0;
  return {
    /** Returns its argument: without a refusal there is nothing to wait for. */
    begin: (refusal: DraftRefusal | undefined): DraftRefusal | undefined => {
      if (refusal !== undefined) untilMs = nowMs() + (refusal.waitMs ?? REFUSED_PAUSE_MS);
      return refusal;
    },
    end: (): void => void (untilMs = 0),
    leftMs: (): number => untilMs - nowMs(),
  };
}

function createDraftRow(port: Pick<DraftSaverPort, 'put' | 'find' | 'remove'>) {
  let row: DraftRow | undefined;
  let hasOlder = false;
  return {
    resume: (): void => void (hasOlder = true),
    adopt: (draft: DraftRow): void => void (row = draft),
    write: async (content: DraftContent | undefined, isUserAction: boolean): Promise<void> => {
      if (row === undefined && hasOlder) row = await port.find();
      hasOlder = false;
      if (content !== undefined) row = await port.put({ row, content, isUserAction });
      else if (row !== undefined) {
        await port.remove(row);
        row = undefined;
      }
    },
    /** A row whose deletion fails is offered once more, and can be discarded then. */
    remove: async (): Promise<void> => {
      const removedRow = row ?? (hasOlder ? await port.find().catch(() => undefined) : undefined);
      row = undefined;
      hasOlder = false;
      if (removedRow !== undefined) await port.remove(removedRow).catch(() => undefined);
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
