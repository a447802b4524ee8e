/**
 * Saves a form exactly once. A lost answer is not a failure: the next attempt finds out whether the last one was
 * stored, and does not mistake it for a change by another person.
 */
import type { AnyRecord } from '#language/record.ts';
import { ApiError, NoResponse } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { fromWire } from '../../fields/wire.ts';
import { createStore } from '../../store.ts';
import type { FormStore } from '../store/formStore.ts';
import type { FormProblem } from '../store/problems.ts';
import { hasChanges, saveBodyOf } from './saveBody.ts';
import { isStored, mergeSides, isSameRecord, defaultSide, withSavedIds, type MergeSides } from './mergeSides.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly record: WireRecord }
  /** There was nothing to save. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid'; readonly problems: readonly FormProblem[] }
  /** No answer arrived. Everything is still in the form. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'conflict'; readonly sides: MergeSides }
  | { readonly kind: 'refused'; readonly error: ApiError };

export interface SavePort {
  readonly put: (body: unknown) => Promise<WireRecord>;
  readonly find: (id: string) => Promise<WireRecord | undefined>;
  readonly newId: () => string;
}

interface SaveAttempt {
  readonly values: AnyRecord;
  readonly base: AnyRecord;
  readonly isNew: boolean;
}

const CONFLICT = 409;
const BROKEN_RULE = 422;
/** Returned by a gateway, or by a server that is shutting down: it is unknown whether the save was stored. */
const UNCERTAIN_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

export function createSaver(store: FormStore, port: SavePort) {
  const { model, catalogue, codes } = store;
  const busy = createStore(false);
  /** Attempts that were sent and never answered, each with its base. Any of them may have been stored. */
  let unanswered: readonly SaveAttempt[] = [];

  const sidesNow = () => ({ values: store.getValues(), base: store.getBase(), isNew: store.isNew(), codes });
  /** Returns true if nobody has saved since, and the stored record contains what was sent. */
  const isOurUnansweredSave = ({ values, base, isNew }: SaveAttempt, stored: AnyRecord): boolean =>
    Number(stored['version']) === (isNew ? 0 : Number(base['version'])) + 1 &&
    isStored(model, { sent: values, base, stored });
  const read = (record: WireRecord): AnyRecord => fromWire(catalogue, model.entity, record);

  /** Makes the stored record the new base of the form, with everything typed since it was sent. */
  const rebaseOn = (saved: AnyRecord, sent: AnyRecord): void => {
    const typed = store.getValues();
    unanswered = [];
    if (typed === sent) {
      store.rebase({ base: saved, isNew: false });
      return;
    }
    const pair = { sent, saved };
    const sides = { base: withSavedIds(model, sent, pair), mine: withSavedIds(model, typed, pair), theirs: saved };
    store.rebase({
      base: saved,
      isNew: false,
      typed: mergeSides(model, sides, { choose: (difference) => defaultSide(difference) ?? 'mine', newId: port.newId }),
    });
  };
  const attempt = async (): Promise<SaveOutcome> => {
    const problems = store.findProblems();
    if (problems.length > 0) {
      store.showAllProblems();
      return { kind: 'invalid', problems };
    }
    const sides = sidesNow();
    if (!sides.isNew && unanswered.length === 0 && !hasChanges(model, sides)) return { kind: 'unchanged' };
    try {
      const record = await port.put(saveBodyOf(model, sides));
      rebaseOn(read(record), sides.values);
      return { kind: 'saved', record };
    } catch (error) {
      return handleSaveError(error, sides);
    }
  };
  const handleSaveError = async (error: unknown, sent: SaveAttempt): Promise<SaveOutcome> => {
    if (error instanceof NoResponse || (error instanceof ApiError && UNCERTAIN_STATUSES.has(error.status))) {
      unanswered = [...unanswered, sent];
      return { kind: 'lost' };
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.status === BROKEN_RULE) {
      store.setServerProblems(error.body.fields ?? []);
      store.showAllProblems();
      return { kind: 'invalid', problems: store.getReport().problems };
    }
    return error.status === CONFLICT ? resolveConflict(error, sent) : { kind: 'refused', error };
  };
  /** The stored record is either the change of another person, or our own attempt whose answer was lost. */
  const resolveConflict = async (error: ApiError, sent: SaveAttempt): Promise<SaveOutcome> => {
    const theirs = await storedStateOf(error, String(sent.values['id']), port);
    if (theirs === undefined) return { kind: 'refused', error };
    const stored = read(theirs);
    const own = unanswered.find((candidate) => isOurUnansweredSave(candidate, stored));
    if (own === undefined)
      return {
        kind: 'conflict',
        sides: { base: store.isNew() ? undefined : store.getBase(), mine: store.getValues(), theirs: stored },
      };
    const isWhole = isSameRecord(model, own.values, sent.values);
    rebaseOn(stored, own.values);
    return isWhole ? { kind: 'saved', record: theirs } : attempt();
  };
  return {
    isBusy: { get: busy.get, subscribe: busy.subscribe },
    isChanged: () => store.invalidInputAddresses().length > 0 || hasChanges(model, sidesNow()),
    /** Returns undefined while the last save is still running: a double click saves once. */
    save: async (): Promise<SaveOutcome | undefined> => {
      if (busy.get()) return undefined;
      busy.set(true);
      try {
        return await attempt();
      } finally {
        busy.set(false);
      }
    },
  };
}

export type Saver = ReturnType<typeof createSaver>;

/**
 * The refusal of a stale version contains the newer state; if the id already exists, the record has to be looked up.
 */
async function storedStateOf({ body }: ApiError, id: string, port: SavePort): Promise<WireRecord | undefined> {
  if (body.messageKey === 'staleVersion') return (body.data?.['theirs'] ?? undefined) as WireRecord | undefined;
  return body.messageKey === 'alreadyExists' ? port.find(id).catch(() => undefined) : undefined;
}
