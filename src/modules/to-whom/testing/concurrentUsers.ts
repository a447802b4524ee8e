/** Several operators and officers who act on a few cases independently, and remember the answers. */
import fc from 'fast-check';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { CENTRAL_OFFICE, makeRequestPeople } from '#platform/testing/requestPeople.ts';
import { fileLetter } from './letters.ts';

export interface ConcurrentUsers {
  readonly test: TestApp;
  readonly people: Readonly<Record<CaseRole, readonly Person[]>>;
  readonly cases: string[];
  readonly answers: RecordedAnswer[];
}

export type CaseRole = 'operator' | 'receiver' | 'head' | 'approver';

export interface RecordedAnswer {
  readonly call: string;
  readonly status: number;
  readonly text: string;
  /** Id of the call, as in the log of writes. */
  readonly requestId: string;
  /** The step that was answered: its record, and the version after it. */
  readonly step?: { readonly id: string; readonly version: number; readonly action: string };
}

export interface Move {
  readonly what: keyof typeof moves;
  /** Index of the person among those who may act, and of the case; the numbers wrap around. */
  readonly person: number;
  readonly at: number;
}

const REQUESTS = '/api/v1/transaction/requests';
const DOCUMENTS = '/api/v1/transaction/to-whoms';
const DOSSIERS = '/api/v1/transaction/dossiers';

interface CaseSnapshot {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly checkResult: string | null;
  readonly dossierId: string;
  readonly dossierVersion: number;
  readonly documentId: string;
  readonly documentVersion: number;
}

interface UserAction {
  readonly who: CaseRole;
  /** PUT by default. */
  readonly method?: 'POST';
  readonly path: string;
  readonly body: (seen: CaseSnapshot) => Readonly<Record<string, unknown>>;
  /** The name of a step of the request or of its dossier. */
  readonly action?: string;
}

const remark = 'In a hurry';

const moves = {
  goOn: step('operator', 'request'),
  request: step('operator', 'request'),
  cancel: step('operator', 'cancel', { remark }),
  receive: step('receiver', 'receive'),
  check: step('receiver', 'check', { data: { result: 'passed' } }),
  checkFails: step('receiver', 'check', { data: { result: 'notPassed' } }),
  pass: step('receiver', 'pass'),
  sendBack: step('receiver', 're-edit', { remark }),
  refuse: step('receiver', 'not-approve', { remark }),
  approve: step('approver', 'approve'),
  returnToOfficer: step('approver', 'return-officer', { remark }),
  takeBack: {
    who: 'head',
    action: 're-status',
    path: `${REQUESTS}/re-status`,
    body: ({ id, version }) => ({ id, version }),
  },
  unlock: {
    who: 'receiver',
    action: 'unlock',
    path: `${REQUESTS}/unlock`,
    body: ({ id, version }) => ({ id, version, fields: ['subject'] }),
  },
  edit: {
    who: 'operator',
    path: DOCUMENTS,
    body: ({ documentId: id, documentVersion: version }) => ({
      id,
      version,
      subject: `Subject ${version}`,
      reason: 'To say it better',
    }),
  },
  note: {
    who: 'operator',
    path: REQUESTS,
    body: ({ id, version }) => ({ id, version, descToOfficer: `Please hurry (${version})` }),
  },
  remove: { who: 'operator', method: 'POST', path: `${DOCUMENTS}/_delete`, body: ({ documentId: id }) => ({ id }) },
  renew: refile(2),
  change: refile(3),
  giveUp: refile(4),
  correct: {
    who: 'head',
    path: `${DOCUMENTS}/register`,
    body: ({ documentId: id }) => ({ remark, record: { copies: 2 }, refBase: { id } }),
  },
  suspend: standingAction('suspend'),
  reinstate: standingAction('reinstate'),
  revoke: standingAction('revoke'),
} as const satisfies Record<string, UserAction>;

export async function makeConcurrentUsers(test: TestApp): Promise<ConcurrentUsers> {
  const { holderId, operator, receiver, head, approver } = await makeRequestPeople(test);
  const colleague = await test.person({
    roles: ['OPERATOR_EMP'],
    personType: 'employee',
    memberOf: { holderId, kind: 'employee' },
  });
  // May receive and sign, and so must not do both with the same case.
  const both = await test.person({ roles: ['OFFICER_CENTER', 'SIGNATORY'], departmentId: CENTRAL_OFFICE });
  return {
    test,
    people: { operator: [operator, colleague], receiver: [receiver, both], head: [head], approver: [approver, both] },
    cases: [],
    answers: [],
  };
}

/** Replaces the previous cases by a few drafts. */
export async function startNewCases({ test, cases, people: { operator } }: ConcurrentUsers): Promise<void> {
  const fresh = await Promise.all(operator.map((person) => fileLetter(test, person)));
  cases.splice(0, cases.length, ...fresh.map(({ requestId }) => requestId));
}

/** The newest cases, on which all of them act. */
const MOST_CASES = 5;

/** The usual next step is more frequent than disturbing moves, otherwise few letters would be issued. */
const moveNames = fc.oneof(
  { weight: 3, arbitrary: fc.constant('goOn' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(moves) as (keyof typeof moves)[])) },
);

/** Bursts of moves that are made at the same moment. */
export const burstsArbitraryArbitrary: fc.Arbitrary<Move[][]> = fc.array(
  fc.array(fc.record({ what: moveNames, person: fc.nat(5), at: fc.nat(99) }), {
    minLength: 3,
    maxLength: 6,
    size: 'max',
  }),
  { minLength: 8, maxLength: 14, size: 'max' },
);

/** Makes all moves at once. */
export async function burst(crowd: ConcurrentUsers, batch: readonly Move[]): Promise<void> {
  await Promise.all(batch.map((move) => perform(crowd, move)));
}

function step(who: CaseRole, action: string, more: Readonly<Record<string, unknown>> = {}): UserAction {
  return { who, action, path: `${REQUESTS}/request`, body: ({ id, version }) => ({ id, version, action, ...more }) };
}

function standingAction(action: string): UserAction {
  return {
    who: 'approver',
    action,
    path: `${DOSSIERS}/${action}`,
    body: ({ dossierId: id, dossierVersion: version }) => ({ id, version, remark }),
  };
}

function refile(refRequestType: number): UserAction {
  return { who: 'operator', path: REQUESTS, body: ({ documentId: id }) => ({ refRequestType, refBase: { id } }) };
}

async function perform(crowd: ConcurrentUsers, { what, person, at }: Move): Promise<void> {
  const { test, people, cases } = crowd;
  const snapshot = await loadCaseSnapshot(test, pick(cases, at));
  if (snapshot === undefined) return;
  const action: UserAction = moves[what === 'goOn' ? next(snapshot, at) : what];
  const { method = 'PUT' } = action;
  const answer = await test.call(method, action.path, {
    as: pick(people[action.who], person),
    body: action.body(snapshot),
  });
  recordAnswer(crowd, action, answer);
}

/** Returns the usual next step; for an issued letter a new request about it. */
function next({ status, checkResult }: CaseSnapshot, at: number): keyof typeof moves {
  if (status === 'underReview') return checkResult === 'passed' ? 'pass' : 'check';
  if (status === 'approved') return pick(['change', 'renew', 'giveUp', 'correct'], at);
  return ({ submitted: 'receive', waitSign: 'approve', editRequested: 'request' } as const)[status] ?? 'request';
}

function recordAnswer(
  { answers, cases }: ConcurrentUsers,
  { path, action }: UserAction,
  { status, text, body, headers }: TestAnswer,
): void {
  const answered = (status === 200 ? body : {}) as { id?: string; version?: number; documentId?: string };
  answers.push({
    call: `${path} ${action ?? ''}`,
    status,
    text,
    requestId: String(headers['x-request-id']),
    ...(status === 200 && action !== undefined
      ? { step: { id: String(answered.id), version: Number(answered.version), action } }
      : {}),
  });
  if (status !== 200 || path !== REQUESTS || answered.id === undefined || cases.includes(answered.id)) return;
  cases.push(answered.id);
  if (cases.length > MOST_CASES) cases.shift();
}

async function loadCaseSnapshot({ app }: TestApp, requestId: string): Promise<CaseSnapshot | undefined> {
  const { rows } = await app.pools.api.query<CaseSnapshot>(
    `select r."id", r."version", r."status", r."check_result" as "checkResult", d."id" as "dossierId",
        d."version" as "dossierVersion", t."id" as "documentId", t."version" as "documentVersion"
from "request" r join "dossier" d on d."id" = r."dossier_id" join "to_whom" t on t."request_id" = r."id"
where r."id" = $1`,
    [requestId],
  );
  return rows[0];
}

function pick<T>(all: readonly T[], number: number): T {
  const found = all[number % all.length];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}
