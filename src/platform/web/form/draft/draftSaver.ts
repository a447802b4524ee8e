/** Keeps what is typed: at once in the tab, and a little after the last keystroke at the server, where another machine finds it. */
import { DRAFT_DELAY_MS } from '../../constants.ts';
import { createStore } from '../../store.ts';
import type { DraftBody } from './draftBody.ts';
import type { TabDraft } from './tabDrafts.ts';
import { createDebouncedTask } from '../store/debouncedTask.ts';

/** The row of `security/form-drafts` that this form is kept in. */
export interface DraftRow {
  readonly id: string;
  readonly version: number;
}

export interface DraftSaverPort {
  /** Makes the row or writes it anew; throws where there is no answer or a refusal. */
  readonly put: (writing: DraftWrite) => Promise<DraftRow>;
  /** What the server said no to. Nothing where there was no answer: then it is tried again soon. */
  readonly refusalOf: (error: unknown) => DraftRefusal | undefined;
  readonly remove: (draft: DraftRow) => Promise<void>;
  /** The row of this record, if another visit has left one. */
  readonly find: () => Promise<DraftRow | undefined>;
  /** `isKept`: the server has it too. */
  readonly saveInTab: (content: DraftContent | undefined, isKept: boolean) => void;
  readonly nowMs: () => number;
}

export interface DraftRefusal {
  /** For the person to read, in the language of the moment. */
  readonly error: unknown;
  /** After which the server would take it; absent where the person has to do something first. */
  readonly waitMs?: number;
}

export interface DraftWrite {
  readonly row: DraftRow | undefined;
  readonly content: DraftContent;
  /** It follows from what the person has just typed. Another attempt later, or a last one on the way out, does not. */
  readonly isUserAction: boolean;
}

/** What is left alone while it is not decided what becomes of an older draft: its row at the server, or the tab's own memory of it as well. */
export type DraftHold = 'nothing' | 'row' | 'all';

export type DraftContent = Pick<TabDraft, 'recordId' | 'baseVersion'> & { readonly body: DraftBody };

/**
 * `waiting`: typed, and not at the server yet. `failed`: tried in vain; it is tried again with the next keystroke.
 * `refused`: the server does not take it, and says why; what is typed is in this tab alone.
 */
export type DraftState =
  | { readonly kind: 'nothing' | 'waiting' | 'failed' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'saved'; readonly atMs: number };

/** A letter more or less in the tab's own memory is soon told; the whole of a long form is not written at every one. */
const TAB_DELAY_MS = 300;
/** No answer: perhaps the network is back by then. */
const RETRY_MS = 10_000;
/** Who has to delete something first is not refused again with every word they type. */
export const REFUSED_PAUSE_MS = 60_000;
/** The server has not got it. */
const NOT_ON_SERVER: ReadonlySet<DraftState['kind']> = new Set(['failed', 'refused']);

export function createDraftSaver(port: DraftSaverPort, content: () => DraftContent | undefined) {
  const state = createStore<DraftState>({ kind: 'nothing' });
  const row = createDraftRow(port);
  let held: DraftHold = 'nothing';
  let isStopped = false;
  let discarded = 0;
  const pause = createRefusalPause(port);
  let writing: Promise<void> = Promise.resolve();

  const mirror: DraftSaverPort['saveInTab'] = (...given) => {
    if (held !== 'all') port.saveInTab(...given);
  };
  const tabTask = createDebouncedTask(TAB_DELAY_MS, () => mirror(content(), false));
  const serverTask = createDebouncedTask(DRAFT_DELAY_MS, () => void write({ isUserAction: true }));
  const retryTask = createDebouncedTask(RETRY_MS, () => void write({ isUserAction: false }));

  /** One after the other: the second write needs the version of the first. */
  const write = ({ isUserAction }: Pick<DraftWrite, 'isUserAction'>): Promise<void> => {
    const before = discarded;
    writing = writing.then(async () => {
      if (held !== 'nothing' || discarded !== before) return;
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
    // Who has to delete something first does so, and types on: until then it is not tried again.
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
      // What the server said stands until it takes the draft: nobody is told the same again with every word.
      if (state.get().kind !== 'refused') state.set({ kind: 'waiting' });
      if (pause.leftMs() <= 0) serverTask.schedule();
      else retryTask.schedule(pause.leftMs());
    },
    /** Everything typed so far, now: the person is leaving. */
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
      held = what;
      if (what === 'nothing' && state.get().kind !== 'nothing') serverTask.schedule();
    },
    /** What is typed was begun in another visit, which may have left a row. */
    resume: row.resume,
    /** Goes on in a row that is there already. */
    adopt: (draft: DraftRow): void => {
      row.adopt(draft);
      held = 'nothing';
    },
    /** It is saved, or not wanted. */
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

/** How long the server would only refuse the draft once more. */
function createRefusalPause({ nowMs }: Pick<DraftSaverPort, 'nowMs'>) {
  let untilMs = 0;
  return {
    /** Hands back what it was given: without a refusal there is nothing to wait for. */
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
    /** What is left behind by a call that fails is offered once more, and can be discarded then. */
    remove: async (): Promise<void> => {
      const gone = row ?? (hasOlder ? await port.find().catch(() => undefined) : undefined);
      row = undefined;
      hasOlder = false;
      if (gone !== undefined) await port.remove(gone).catch(() => undefined);
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
