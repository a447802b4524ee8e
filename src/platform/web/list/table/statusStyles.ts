/** Colour and icon of every status, the same everywhere. The word is that of the vocabulary. */
import { findField, getChoice, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import type { WireRecord } from '../../api/resource.ts';
import type { IconName } from '../../ui/icon/Icon.tsx';
import type { Tone } from '../../ui/feedback/Tag.tsx';

export interface StatusStyle {
  readonly tone: Tone;
  readonly icon: IconName;
}

export interface StatusColumn {
  /** Path of the reference: its key is at `${path}.key`. */
  readonly path: string;
  /** By the key that people see. A key that an administrator has renumbered is shown without a style. */
  readonly styles: ReadonlyMap<string, StatusStyle>;
  /** Length of the longest word, in either language. */
  readonly longest: number;
  /** Returns the name for this row, if it is not the word of the vocabulary. */
  readonly nameOfRow?: ((row: WireRecord) => Label | undefined) | undefined;
}

const plain = { tone: 'neutral', icon: 'stop' } as const satisfies StatusStyle;
const draft = { tone: 'neutral', icon: 'edit' } as const satisfies StatusStyle;
const inProgress = { tone: 'info', icon: 'clock' } as const satisfies StatusStyle;
const needsAttention = { tone: 'warn', icon: 'warning' } as const satisfies StatusStyle;
const good = { tone: 'good', icon: 'check' } as const satisfies StatusStyle;
const bad = { tone: 'bad', icon: 'close' } as const satisfies StatusStyle;

export const unknownStatusStyle: StatusStyle = plain;

/** The style of each code, by the name of the choice. */
export const statusStyles: Readonly<Record<string, Readonly<Record<string, StatusStyle>>>> = {
  userStatus: { usable: good, pending: needsAttention, suspended: bad },
  outcome: { success: good, failure: bad },
  requestStatus: {
    draft,
    submitted: inProgress,
    editRequested: needsAttention,
    editRequestedNsw: needsAttention,
    waitCustoms: inProgress,
    notReceivedCustoms: bad,
    waitCenter: inProgress,
    notReceivedCenter: bad,
    waitDocument: needsAttention,
    underReview: inProgress,
    waitSign: inProgress,
    waitPayment: needsAttention,
    waitConfirm: needsAttention,
    waitInspectionNotice: needsAttention,
    waitRelease: inProgress,
    waitVisit: inProgress,
    waitLaboratory: inProgress,
    approved: good,
    notApproved: bad,
    cancelled: plain,
  },
  dossierState: {
    pending: inProgress,
    inForce: good,
    suspended: needsAttention,
    revoked: bad,
    cancelled: plain,
    refused: bad,
    usedUp: plain,
  },
  certStatus: {
    valid: good,
    nearExpiry: needsAttention,
    expired: bad,
    suspended: bad,
    revoked: bad,
    cancelled: plain,
    usedUp: plain,
  },
  feeStatus: {
    waitPayment: needsAttention,
    waitBank: inProgress,
    paid: good,
    overdue: bad,
    cancelled: plain,
    waived: plain,
    debitFailed: bad,
  },
  feePaymentStatus: { recorded: needsAttention, confirmed: good, returned: bad },
  receiptStatus: { issued: good, cancelled: plain },
  hazMgtStatus: {
    draft,
    sent: inProgress,
    purchaseApproved: good,
    editRequested: needsAttention,
    purchaseCancelled: plain,
    cancelled: plain,
  },
  releaseResult: {
    released: good,
    releasedOnCondition: needsAttention,
    sequestrated: bad,
    sentBack: bad,
    destroyed: bad,
    notAsDeclared: bad,
  },
  hazType: {
    type1: { tone: 'good', icon: 'info' },
    type2: { tone: 'info', icon: 'bell' },
    type3: { tone: 'warn', icon: 'key' },
    type4: { tone: 'bad', icon: 'stop' },
  },
  checkResult: { passed: good, notPassed: bad },
  authorizeStatus: {
    inForce: good,
    suspended: needsAttention,
    revoked: bad,
    waiting: inProgress,
    declined: bad,
    lapsed: plain,
  },
  invitationStatus: { waiting: inProgress, accepted: good, declined: bad, withdrawn: plain, lapsed: plain },
};

/** Returns undefined if the path does not show a status. */
export function statusColumnOf(catalogue: Catalogue, entity: AnyEntity, path: string): StatusColumn | undefined {
  let at: AnyEntity | undefined = entity;
  const walked: string[] = [];
  for (const name of path.split('.')) {
    const field: Field | undefined = at === undefined ? undefined : findField(at, name);
    walked.push(name);
    if (field?.kind === 'choice') return columnFor(catalogue, field.choice, walked.join('.'), path);
    at = field === undefined ? undefined : findTarget(catalogue, field);
  }
  return undefined;
}

function columnFor(catalogue: Catalogue, choice: string, ref: string, path: string): StatusColumn | undefined {
  const own = Object.hasOwn(statusStyles, choice) ? statusStyles[choice] : undefined;
  const isItsWord = path === ref || path === `${ref}.value` || path === `${ref}.value2`;
  if (own === undefined || !isItsWord) return undefined;
  const { values } = getChoice(catalogue, choice);
  const longest = Math.max(...Object.values(values).flatMap(({ label }) => label.map(({ length }) => length)));
  return {
    path: ref,
    styles: new Map(Object.entries(values).map(([code, { key }]) => [key, own[code] ?? plain])),
    longest,
  };
}
