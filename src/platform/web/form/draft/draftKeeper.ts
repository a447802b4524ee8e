/** Keeps what is typed: at once in the tab, and a little after the last keystroke at the server, where another machine finds it. */
import { DRAFT_DELAY_MS } from '../../constants.ts';
import { createStore } from '../../store.ts';
import type { DraftBody } from './draftBody.ts';
import type { MirroredDraft } from './draftMirror.ts';
import { createPlan } from '../store/plan.ts';

/** The row of `security/form-drafts` that this form is kept in. */
export interface KeptDraft {
  readonly id: string;
  readonly version: number;
}

export interface KeeperPort {
  /** Makes the row or writes it anew; throws where there is no answer or a refusal. */
  readonly put: (writing: DraftWriting) => Promise<KeptDraft>;
  /** What the server said no to. Nothing where there was no answer: then it is tried again soon. */
  readonly refusalOf: (error: unknown) => DraftRefusal | undefined;
  readonly remove: (draft: KeptDraft) => Promise<void>;
  /** The row of this record, if another visit has left one. */
  readonly find: () => Promise<KeptDraft | undefined>;
  /** `isKept`: the server has it too. */
  readonly mirror: (content: DraftContent | undefined, isKept: boolean) => void;
  readonly nowMs: () => number;
}

export interface DraftRefusal {
  /** For the person to read, in the language of the moment. */
  readonly error: unknown;
  /** After which the server would take it; absent where the person has to do something first. */
  readonly waitMs?: number;
}

export interface DraftWriting {
  readonly row: KeptDraft | undefined;
  readonly content: DraftContent;
  /** It follows from what the person has just typed. Another attempt later, or a last one on the way out, does not. */
  readonly isOwnAct: boolean;
}

/** What is left alone while it is not decided what becomes of an older draft: its row at the server, or the tab's own memory of it as well. */
export type Held = 'nothing' | 'row' | 'all';

export type DraftContent = Pick<MirroredDraft, 'recordId' | 'baseVersion'> & { readonly body: DraftBody };

/**
 * `waiting`: typed, and not at the server yet. `failed`: tried in vain; it is tried again with the next keystroke.
 * `refused`: the server does not take it, and says why; what is typed is in this tab alone.
 */
export type DraftState =
  | { readonly kind: 'nothing' | 'waiting' | 'failed' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'kept'; readonly atMs: number };

/** A letter more or less in the tab's own memory is soon told; the whole of a long form is not written at every one. */
const MIRROR_DELAY_MS = 300;
/** No answer: perhaps the network is back by then. */
const RETRY_MS = 10_000;
/** Who has to delete something first is not refused again with every word they type. */
export const REFUSED_PAUSE_MS = 60_000;
/** The server has not got it. */
const MISSING: ReadonlySet<DraftState['kind']> = new Set(['failed', 'refused']);

export function createDraftKeeper(port: KeeperPort, content: () => DraftContent | undefined) {
  const state = createStore<DraftState>({ kind: 'nothing' });
  const row = createRow(port);
  let held: Held = 'nothing';
  let isStopped = false;
  let discarded = 0;
  const pause = createPause(port);
  let writing: Promise<void> = Promise.resolve();

  const mirror: KeeperPort['mirror'] = (...given) => {
    if (held !== 'all') port.mirror(...given);
  };
  const mirroring = createPlan(MIRROR_DELAY_MS, () => mirror(content(), false));
  const putting = createPlan(DRAFT_DELAY_MS, () => void write({ isOwnAct: true }));
  const retrying = createPlan(RETRY_MS, () => void write({ isOwnAct: false }));

  /** One after the other: the second write needs the version of the first. */
  const write = ({ isOwnAct }: Pick<DraftWriting, 'isOwnAct'>): Promise<void> => {
    const before = discarded;
    writing = writing.then(async () => {
      if (held !== 'nothing' || discarded !== before) return;
      const next = content();
      try {
        await row.write(next, isOwnAct);
        pause.end();
        if (putting.isDue() || discarded !== before) return;
        state.set(next === undefined ? { kind: 'nothing' } : { kind: 'kept', atMs: port.nowMs() });
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
    if (!isStopped && (refusal === undefined || refusal.waitMs !== undefined)) retrying.soon(refusal?.waitMs);
  };
  const stop = (): void => {
    isStopped = true;
    for (const plan of [mirroring, putting, retrying]) plan.cancel();
  };
  stop();
  return {
    state: { get: state.get, subscribe: state.subscribe },
    changed: (): void => {
      isStopped = false;
      retrying.cancel();
      mirroring.soon();
      // What the server said stands until it takes the draft: nobody is told the same again with every word.
      if (state.get().kind !== 'refused') state.set({ kind: 'waiting' });
      if (pause.leftMs() <= 0) putting.soon();
      else retrying.soon(pause.leftMs());
    },
    /** Everything typed so far, now: the person is leaving. */
    flush: (): Promise<void> => {
      if (mirroring.isDue()) mirroring.now();
      if (!putting.isDue() && !MISSING.has(state.get().kind)) return writing;
      putting.cancel();
      return write({ isOwnAct: false });
    },
    mirrorNow: (): void => {
      if (mirroring.isDue()) mirroring.now();
    },
    hold: (what: Held): void => {
      held = what;
      if (what === 'nothing' && state.get().kind !== 'nothing') putting.soon();
    },
    /** What is typed was begun in another visit, which may have left a row. */
    resume: row.resume,
    /** Goes on in a row that is there already. */
    adopt: (draft: KeptDraft): void => {
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
function createPause({ nowMs }: Pick<KeeperPort, 'nowMs'>) {
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

function createRow(port: Pick<KeeperPort, 'put' | 'find' | 'remove'>) {
  let row: KeptDraft | undefined;
  let hasOlder = false;
  return {
    resume: (): void => void (hasOlder = true),
    adopt: (draft: KeptDraft): void => void (row = draft),
    write: async (content: DraftContent | undefined, isOwnAct: boolean): Promise<void> => {
      if (row === undefined && hasOlder) row = await port.find();
      hasOlder = false;
      if (content !== undefined) row = await port.put({ row, content, isOwnAct });
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

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
