/**
 * An independent model of the workflow of a letter: who may do what when, the answers, and the state afterwards. It
 * does not use the declarations, so that differences are found.
 */

export type Actor = 'operator' | 'stranger' | 'receiver' | 'head' | 'approver' | 'both';
export type Kind = 'new' | 'renew' | 'change' | 'cancel';
const allFields = ['subject', 'statement', 'reason'] as const;
export type Field = (typeof allFields)[number];

export interface Dossier {
  state: 'pending' | 'inForce' | 'suspended' | 'revoked' | 'cancelled' | 'refused';
  revision: number | null;
  isRouted: boolean;
  /** The dossier that it replaces. */
  readonly previous: Dossier | undefined;
  /** The dossier that renews it. */
  renewedBy: Dossier | undefined;
}

interface UndoEntry {
  readonly action: string;
  readonly status: string;
  readonly check: string | null;
  readonly unlocked: readonly Field[] | null;
  readonly assignee: Actor | null;
  readonly hadClaim: boolean;
  readonly words: Readonly<Record<Field, number>>;
}

export interface Letter {
  readonly kind: Kind;
  readonly dossier: Dossier;
  readonly base: number | null;
  status: string;
  version: number;
  isRouted: boolean;
  hasCode: boolean;
  isComplete: boolean;
  revision: number | null;
  isCurrent: boolean;
  assignee: Actor | null;
  check: string | null;
  unlocked: readonly Field[] | null;
  /** Which fields are filled in; a subject is always needed, and a reason to cancel. */
  readonly has: Record<Field, boolean>;
  /** Which text each field has: no two edits write the same, and 0 is none. */
  readonly words: Record<Field, number>;
  /** People who acted on it before it reached the signatory. */
  readonly involved: Set<Actor>;
  undoEntries: UndoEntry[];
  actions: string[];
}

export type PartyCode = 'O' | 'R' | 'A';
const partiesOf: Readonly<Record<Actor, readonly PartyCode[]>> = {
  operator: ['O'],
  stranger: ['O'],
  receiver: ['R'],
  head: ['R'],
  approver: ['A'],
  both: ['R', 'A'],
};

/** Who does what in which state, and the next state; a dash means the same state. */
const table: Readonly<
  Record<string, { readonly to: string; readonly where: Readonly<Record<string, string>>; readonly isReasoned?: true }>
> = {
  request: { to: 'submitted', where: { draft: 'O', editRequested: 'O' } },
  answer: { to: '-', where: { submitted: 'O', underReview: 'O', waitSign: 'O' } },
  receive: { to: 'underReview', where: { submitted: 'R' } },
  check: { to: '-', where: { underReview: 'R' } },
  pass: { to: 'waitSign', where: { underReview: 'R' } },
  approve: { to: 'approved', where: { waitSign: 'A' } },
  're-edit': { to: 'editRequested', where: { submitted: 'R', underReview: 'R', waitSign: 'A' }, isReasoned: true },
  'return-officer': { to: 'underReview', where: { waitSign: 'A' }, isReasoned: true },
  unlock: { to: '-', where: { submitted: 'R', underReview: 'R', waitSign: 'A' } },
  'not-approve': { to: 'notApproved', where: { underReview: 'R', waitSign: 'A' }, isReasoned: true },
  cancel: {
    to: 'cancelled',
    where: { draft: 'O', submitted: 'OR', editRequested: 'OR', underReview: 'OR', waitSign: 'O' },
    isReasoned: true,
  },
};

export const letterActions: readonly string[] = Object.keys(table);
const ended: ReadonlySet<string> = new Set(['approved', 'notApproved', 'cancelled']);
const DONE = '200';

export interface StepTaken {
  readonly actor: Actor;
  readonly action: string;
  readonly isStale: boolean;
  readonly hasRemark: boolean;
  readonly result: 'passed' | 'notPassed';
  readonly fields: readonly Field[];
}

const isOpen = ({ status }: Letter): boolean => !ended.has(status);
const isInProcess = (letter: Letter): boolean => isOpen(letter) && letter.status !== 'draft';
const isWhole = ({ has, kind }: Letter): boolean => has.subject && has.statement && (kind !== 'cancel' || has.reason);

/** All letters of one test, and the answer to every action on them. */
export class LetterModel {
  readonly letters: Letter[] = [];
  private nextWords = 1;

  file(): Letter {
    return this.add({
      kind: 'new',
      dossier: { state: 'pending', revision: null, isRouted: false, previous: undefined, renewedBy: undefined },
      base: null,
    });
  }

  refile(
    base: Letter,
    { actor, kind }: { actor: 'operator' | 'stranger'; kind: Exclude<Kind, 'new'> },
  ): string | Letter {
    if (actor === 'stranger') return '404 notFound';
    const { dossier } = base;
    if (!base.isCurrent) return '409 baseNotCurrent';
    if (dossier.state !== 'inForce' && !(kind === 'cancel' && dossier.state === 'suspended')) return '409 notInForce';
    if (this.letters.some((other) => other.dossier === dossier && isInProcess(other)))
      return '409 certificateInProcess';
    const { renewedBy } = dossier;
    if (kind === 'renew' && renewedBy !== undefined)
      return this.letters.some((other) => other.dossier === renewedBy && other.kind === 'renew' && isOpen(other))
        ? '409 certificateInProcess'
        : '409 renewalExists';
    const own: Dossier =
      kind === 'renew'
        ? { state: 'pending', revision: null, isRouted: false, previous: dossier, renewedBy: undefined }
        : dossier;
    return this.add({ kind, dossier: own, base: base.revision }, base);
  }

  step(letter: Letter, stepTaken: StepTaken): string {
    const { actor, isStale, hasRemark } = stepTaken;
    if (!canSee(letter, actor)) return '404 notFound';
    if (isStale) return '409 staleVersion';
    const action = stepTaken.action === 'request' && letter.unlocked !== null ? 'answer' : stepTaken.action;
    const declared = table[action];
    if (declared === undefined) return '422 actionUnknown';
    const isPartyIn = (where: string | undefined): boolean =>
      partiesOf[actor].some((party) => where?.includes(party) === true);
    if (!Object.values(declared.where).some(isPartyIn)) return '403 forbidden';
    const where = declared.where[letter.status];
    if (where === undefined) return '422 actionNotNow';
    if (!isPartyIn(where)) return '422 actionNotYours';
    const why = this.guard(letter, action, actor);
    if (why !== undefined) return why;
    if (declared.isReasoned === true && !hasRemark) return '422 remarkRequired';
    if ((action === 'request' || action === 'answer') && !isWhole(letter)) return '422 formInvalid';
    if (action === 'unlock' && letter.kind === 'cancel' && stepTaken.fields.some((field) => field !== 'reason'))
      return '422 notUnlockable';
    if (action === 'request' && this.isRenewedByAnother(letter)) return '409 renewalExists';
    this.apply(letter, { ...stepTaken, action });
    return DONE;
  }

  takeBack(letter: Letter, { actor, isStale }: { actor: Actor; isStale: boolean }): string {
    // People who only receive are refused by the call itself.
    if (actor === 'receiver') return '403 forbidden';
    if (!canSee(letter, actor)) return '404 notFound';
    if (actor === 'operator') return '403 forbidden';
    if (isStale) return '409 staleVersion';
    if (!isOpen(letter)) return '422 cannotRollBackEnded';
    const last = letter.undoEntries.at(-1);
    if (last === undefined) return '422 cannotRollBack';
    if (last.action === 're-edit' && !isWhole(letter)) return '422 formInvalid';
    if (
      last.action === 're-edit' &&
      last.check !== null &&
      allFields.some((field) => letter.words[field] !== last.words[field])
    )
      return '422 changedSinceCheck';
    letter.undoEntries.pop();
    letter.actions.push('re-status');
    letter.version += 1;
    const { status, check, unlocked, assignee, hadClaim } = last;
    Object.assign(letter, { status, check, unlocked, assignee });
    if (last.action === 'request') letter.isComplete = false;
    if (last.action === 're-edit') letter.isComplete = true;
    if (last.action === 'request' && !hadClaim) this.release(letter.dossier);
    return DONE;
  }

  /** Fills in or empties a field. */
  edit(
    letter: Letter,
    { actor, field, isEmptied, isStale }: { actor: Actor; field: Field; isEmptied: boolean; isStale: boolean },
  ): string {
    if (!canSee(letter, actor)) return '404 notFound';
    if (isStale) return '409 staleVersion';
    if (letter.revision !== null) return '409 issuedIsFinal';
    const open = openTo(letter, actor);
    if (open.length === 0) return '409 notEditableNow';
    if (!open.includes(field) || (letter.isComplete && isEmptied && (field !== 'reason' || letter.kind === 'cancel')))
      return '422 formInvalid';
    letter.has[field] = !isEmptied;
    this.nextWords += 1;
    letter.words[field] = isEmptied ? 0 : this.nextWords;
    letter.involved.add(actor);
    letter.version += 1;
    return DONE;
  }

  setStanding(
    { dossier }: Letter,
    { actor, action, isStale }: { actor: Actor; action: 'suspend' | 'reinstate' | 'revoke'; isStale: boolean },
  ): string {
    if (actor === 'receiver' || (actor === 'head' && action !== 'reinstate')) return '403 forbidden';
    if (actor === 'stranger' || (actor !== 'operator' && !dossier.isRouted)) return '404 notFound';
    if (actor === 'operator' || actor === 'head') return '403 forbidden';
    if (isStale) return '409 staleVersion';
    const from = { suspend: ['inForce'], reinstate: ['suspended'], revoke: ['inForce', 'suspended'] }[action];
    if (!from.includes(dossier.state)) return '422 actionNotNow';
    dossier.state = ({ suspend: 'suspended', reinstate: 'inForce', revoke: 'revoked' } as const)[action];
    return DONE;
  }

  remove(letter: Letter): string {
    if (letter.status !== 'draft' || letter.hasCode) return '409 onlyDraftsGo';
    this.letters.splice(this.letters.indexOf(letter), 1);
    return DONE;
  }

  private guard(letter: Letter, action: string, actor: Actor): string | undefined {
    const { check, unlocked } = letter;
    if (action === 'request') return this.inProcess(letter) ?? baseOf(letter);
    if (action === 'answer') return unlocked === null ? '422 nothingUnlocked' : undefined;
    if (action === 'pass' && check !== 'passed') return check === null ? '422 checkFirst' : '422 checkNotPassed';
    if (action === 'approve' && letter.involved.has(actor)) return '422 fourEyes';
    const base = action === 'approve' ? baseOf(letter) : undefined;
    if (base !== undefined) return base;
    return ['pass', 'approve', 'unlock'].includes(action) && unlocked !== null ? '422 waitsForUnlocked' : undefined;
  }

  private inProcess(letter: Letter): string | undefined {
    const { dossier } = letter;
    const renewedBy = dossier.previous?.renewedBy;
    const isTaken = this.letters.some((other) => other !== letter && other.dossier === dossier && isInProcess(other));
    const isRenewed =
      renewedBy !== undefined &&
      renewedBy !== dossier &&
      this.letters.some((other) => other.dossier === renewedBy && other.kind === 'renew' && isOpen(other));
    return isTaken || isRenewed ? '422 certificateInProcess' : undefined;
  }

  private isRenewedByAnother({ dossier }: Letter): boolean {
    const renewedBy = dossier.previous?.renewedBy;
    return renewedBy !== undefined && renewedBy !== dossier;
  }

  private apply(letter: Letter, { action, actor, result, fields }: StepTaken): void {
    const { dossier, status, check, unlocked, assignee } = letter;
    letter.undoEntries.push({
      action,
      status,
      check,
      unlocked,
      assignee,
      hadClaim: dossier.previous?.renewedBy === dossier,
      words: { ...letter.words },
    });
    letter.actions.push(action);
    letter.version += 1;
    const to = table[action]?.to ?? '-';
    if (to !== '-') letter.status = to;
    if (['receive', 'check', 'pass'].includes(action)) letter.involved.add(actor);
    if (action === 'request') this.submit(letter);
    if (action === 'receive') letter.assignee = actor;
    if (action === 'check') letter.check = result;
    if (action === 'unlock') letter.unlocked = fields;
    if (action === 'answer') letter.unlocked = null;
    if (action === 're-edit') Object.assign(letter, { check: null, unlocked: null, isComplete: false });
    if (action === 'cancel' || action === 'not-approve') this.close(letter);
    if (action === 'approve') this.issue(letter);
  }

  private submit(letter: Letter): void {
    const { dossier } = letter;
    Object.assign(letter, { isComplete: true, hasCode: true, isRouted: true });
    dossier.isRouted = true;
    if (dossier.previous !== undefined) dossier.previous.renewedBy = dossier;
  }

  private close(letter: Letter): void {
    letter.unlocked = null;
    if (letter.dossier.state !== 'pending') return;
    letter.dossier.state = 'refused';
    this.release(letter.dossier);
  }

  private issue(letter: Letter): void {
    const { dossier } = letter;
    if (letter.kind === 'cancel') {
      dossier.state = 'cancelled';
      return;
    }
    for (const other of this.letters.filter((candidate) => candidate.dossier === dossier)) other.isCurrent = false;
    dossier.revision = (dossier.revision ?? 0) + 1;
    if (dossier.state === 'pending') dossier.state = 'inForce';
    Object.assign(letter, { revision: dossier.revision, isCurrent: true });
  }

  /** An issued letter stays the renewal. */
  private release(dossier: Dossier): void {
    if (dossier.previous?.renewedBy === dossier && dossier.revision === null) dossier.previous.renewedBy = undefined;
  }

  private add(origin: Pick<Letter, 'kind' | 'dossier' | 'base'>, from?: Letter): Letter {
    const letter: Letter = {
      ...origin,
      status: 'draft',
      version: 1,
      isRouted: false,
      hasCode: false,
      isComplete: false,
      revision: null,
      isCurrent: false,
      assignee: null,
      check: null,
      unlocked: null,
      has: { subject: from?.has.subject ?? true, statement: from?.has.statement ?? true, reason: false },
      words: { subject: 1, statement: 1, reason: 0 },
      involved: new Set(),
      undoEntries: [],
      actions: [],
    };
    this.letters.push(letter);
    return letter;
  }
}

/** Holders see their own letters; officers those that were ever sent to their department. */
function canSee(letter: Letter, actor: Actor): boolean {
  return actor === 'operator' || (actor !== 'stranger' && letter.isRouted);
}

function baseOf({ kind, dossier, base }: Letter): string | undefined {
  if (kind === 'new') return undefined;
  const of = dossier.previous ?? dossier;
  if (of.state !== 'inForce' && !(kind === 'cancel' && of.state === 'suspended')) return '422 notInForce';
  return of.revision === base ? undefined : '422 staleBase';
}

/** Returns which of the three fields the actor may fill in now. */
function openTo({ status, kind, unlocked }: Letter, actor: Actor): readonly Field[] {
  const all: readonly Field[] = kind === 'cancel' ? ['reason'] : ['subject', 'statement', 'reason'];
  const parties = partiesOf[actor];
  const isApplicants = parties.includes('O') && (status === 'draft' || status === 'editRequested');
  const isReviewed = parties.includes('R') && status === 'underReview';
  return all.filter(
    (field) =>
      isApplicants ||
      (isReviewed && field === 'statement') ||
      (parties.includes('O') && unlocked?.includes(field) === true),
  );
}
