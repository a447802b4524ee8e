/** Keeps what is typed: at once in the tab, and a little after the last keystroke at the server, where another machine finds it. */
import { DRAFT_DELAY_MS } from '../constants.ts';
import { createStore } from '../store.ts';
import type { DraftBody } from './draftBody.ts';
import type { MirroredDraft } from './draftMirror.ts';
import { createPlan } from './plan.ts';

/** The row of `security/form-drafts` that this form is kept in. */
export interface KeptDraft {
  readonly id: string;
  readonly version: number;
}

export interface KeeperPort {
  /** Makes the row or writes it anew; throws where there is no answer or a refusal. */
  readonly put: (draft: KeptDraft | undefined, content: DraftContent) => Promise<KeptDraft>;
  readonly remove: (draft: KeptDraft) => Promise<void>;
  /** The row of this record, if another visit has left one. */
  readonly find: () => Promise<KeptDraft | undefined>;
  readonly mirror: (content: DraftContent | undefined) => void;
  readonly nowMs: () => number;
}

export type DraftContent = Pick<MirroredDraft, 'recordId' | 'baseVersion'> & { readonly body: DraftBody };

/** `waiting`: typed, and not at the server yet. `failed`: tried in vain; it is tried again with the next keystroke. */
export type DraftState = { readonly kind: 'nothing' | 'waiting' | 'failed' } | { readonly kind: 'kept'; readonly atMs: number };

/** A letter more or less in the tab's own memory is soon told; the whole of a long form is not written at every one. */
const MIRROR_DELAY_MS = 300;
/** No answer: perhaps the network is back by then. */
const RETRY_MS = 10_000;

export function createDraftKeeper(port: KeeperPort, content: () => DraftContent | undefined) {
  const state = createStore<DraftState>({ kind: 'nothing' });
  let row: KeptDraft | undefined;
  let isHeld = false;
  let hasOlder = false;
  let writing: Promise<void> = Promise.resolve();

  const mirroring = createPlan(MIRROR_DELAY_MS, () => port.mirror(content()));
  const putting = createPlan(DRAFT_DELAY_MS, () => void write());
  const retrying = createPlan(RETRY_MS, () => void write());

  /** One after the other: the second write needs the version of the first. */
  const write = (): Promise<void> => {
    const written = writing.then(async () => {
      if (isHeld) return;
      const next = content();
      try {
        if (row === undefined && hasOlder) row = await port.find();
        hasOlder = false;
        if (next !== undefined) row = await port.put(row, next);
        else if (row !== undefined) {
          await port.remove(row);
          row = undefined;
        }
        if (!putting.isDue()) state.set(next === undefined ? { kind: 'nothing' } : { kind: 'kept', atMs: port.nowMs() });
      } catch {
        state.set({ kind: 'failed' });
        retrying.soon();
      }
    });
    writing = written;
    return written;
  };
  const stop = (): void => {
    mirroring.cancel();
    putting.cancel();
    retrying.cancel();
  };
  stop();
  return {
    state: { get: state.get, subscribe: state.subscribe },
    changed: (): void => {
      retrying.cancel();
      state.set({ kind: 'waiting' });
      mirroring.soon();
      putting.soon();
    },
    /** Everything typed so far, now: the person is leaving. */
    flush: (): Promise<void> => {
      if (mirroring.isDue()) mirroring.now();
      if (!putting.isDue() && state.get().kind !== 'failed') return writing;
      putting.cancel();
      return write();
    },
    mirrorNow: (): void => {
      if (mirroring.isDue()) mirroring.now();
    },
    /** Leaves the row at the server alone while it is not decided what becomes of what is in it. */
    hold: (isOn: boolean): void => {
      isHeld = isOn;
      if (!isOn && state.get().kind !== 'nothing') putting.soon();
    },
    /** What is typed was begun in another visit, which may have left a row. */
    resume: (): void => void (hasOlder = true),
    /** Goes on in a row that is there already. */
    adopt: (draft: KeptDraft): void => {
      row = draft;
      isHeld = false;
    },
    /** It is saved, or not wanted. */
    discard: async (): Promise<void> => {
      stop();
      port.mirror(undefined);
      state.set({ kind: 'nothing' });
      await writing;
      // What is left behind by a call that fails is offered once more, and can be discarded then.
      const gone = row ?? (hasOlder ? await port.find().catch(() => undefined) : undefined);
      row = undefined;
      hasOlder = false;
      if (gone !== undefined) await port.remove(gone).catch(() => undefined);
    },
    stop,
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
