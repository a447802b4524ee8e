/**
 * Whatever people do with letters, in whatever order: the server answers as the manually written model, and stores the
 * same state.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import {
  letterActions,
  LetterModel,
  type Actor,
  type Dossier,
  type Field,
  type Kind,
  type Letter,
} from '#modules/to-whom/testing/letterModel.ts';
import { fileLetter } from '#modules/to-whom/testing/letters.ts';
import { CENTRAL_OFFICE, makeRequestPeople, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { isSoak, propertyRuns } from '#platform/testing/propertyRuns.ts';
import { readStoredActions, answerSummary } from '#platform/testing/answerSummary.ts';

const REQUESTS = '/api/v1/transaction/requests';
const LETTERS = '/api/v1/transaction/to-whoms';
const DOSSIERS = '/api/v1/transaction/dossiers';
const SLOW_MS = 180_000;

let test: TestApp;
let people: Readonly<Record<Actor, Person>>;
beforeAll(async () => {
  test = await startTestApp();
  const { operator, receiver, head, approver } = await makeRequestPeople(test);
  const outsider = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
  });
  people = {
    operator,
    receiver,
    head,
    approver,
    stranger: outsider,
    both: await test.person({ roles: ['OFFICER_CENTER', 'SIGNATORY'], departmentId: CENTRAL_OFFICE }),
  };
}, SLOW_MS);
afterAll(() => test.stop());

/** An attempted action; `which` is counted from the latest letter. */
type ModelAction = { readonly which: number; readonly actor: Actor; readonly isStale: boolean } & (
  | { readonly kind: 'file' | 'advance' | 'sendBack' | 'takeBack' | 'remove' }
  | {
      readonly kind: 'step';
      readonly action: string;
      readonly hasRemark: boolean;
      readonly result: 'passed' | 'notPassed';
      readonly fields: readonly Field[];
    }
  | { readonly kind: 'refile'; readonly as: Exclude<Kind, 'new'> }
  | { readonly kind: 'edit'; readonly field: Field }
  | { readonly kind: 'standing'; readonly action: 'suspend' | 'reinstate' | 'revoke' }
);

const actors: readonly Actor[] = ['operator', 'stranger', 'receiver', 'head', 'approver', 'both'];
const fields: readonly Field[] = ['subject', 'statement', 'reason'];
const common = {
  which: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  actor: fc.constantFrom(...actors),
  isStale: fc.nat(11).map((n) => n === 0),
};

const someAction: fc.Arbitrary<ModelAction> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ ...common, kind: fc.constant('file' as const) }) },
  { weight: 12, arbitrary: fc.record({ ...common, kind: fc.constant('advance' as const) }) },
  { weight: 3, arbitrary: fc.record({ ...common, kind: fc.constant('sendBack' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('step' as const),
      action: fc.constantFrom(...letterActions),
      hasRemark: fc.nat(5).map((n) => n > 0),
      result: fc.constantFrom('passed' as const, 'passed' as const, 'notPassed' as const),
      fields: fc.subarray([...fields], { minLength: 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('takeBack' as const),
      actor: fc.constantFrom<Actor>('head', 'head', 'approver', 'both', 'receiver', 'operator', 'stranger'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('refile' as const),
      as: fc.constantFrom<Exclude<Kind, 'new'>>('renew', 'change', 'cancel'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ ...common, kind: fc.constant('edit' as const), field: fc.constantFrom(...fields) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...common,
      kind: fc.constant('standing' as const),
      action: fc.constantFrom('suspend' as const, 'reinstate' as const, 'revoke' as const),
      actor: fc.constantFrom<Actor>('approver', 'approver', 'both', 'head', 'receiver', 'operator', 'stranger'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...common, kind: fc.constant('remove' as const) }) },
);

const usually = { which: 0, actor: 'operator', isStale: false } as const;
const advance: ModelAction = { ...usually, kind: 'advance' };

/**
 * A run begins with nothing, with a letter in force and two drafts of its renewal, or with one of these submitted twice
 * and taken back once.
 */
const someActions = fc
  .record({
    begin: fc.constantFrom('empty', 'issued', 'takenBack'),
    deeds: fc.array(someAction, { minLength: 30, maxLength: 55, size: 'max' }),
  })
  .map(({ begin, deeds }): readonly ModelAction[] => {
    if (begin === 'empty') return deeds;
    const renewals: readonly ModelAction[] = [0, 1].map((which) => ({
      ...usually,
      kind: 'refile',
      as: 'renew',
      which,
    }));
    const again: readonly ModelAction[] =
      begin === 'issued'
        ? []
        : [advance, { ...usually, kind: 'sendBack' }, advance, { ...usually, kind: 'takeBack', actor: 'head' }];
    return [...Array.from({ length: STEPS_TO_ISSUE + 1 }, () => advance), ...renewals, ...again, ...deeds];
  });

/** Submit, receive, check, pass on and approve. */
const STEPS_TO_ISSUE = 5;

/** The usual next action, and who takes it. */
const usual: Readonly<Record<string, readonly [Actor, string]>> = {
  draft: ['operator', 'request'],
  submitted: ['receiver', 'receive'],
  editRequested: ['operator', 'request'],
  waitSign: ['approver', 'approve'],
};

function nextOf({ status, check, unlocked }: Letter): readonly [Actor, string] {
  if (unlocked !== null) return ['operator', 'request'];
  if (status === 'underReview') return ['receiver', check === 'passed' ? 'pass' : 'check'];
  return usual[status] ?? ['receiver', 'receive'];
}

/** One run: the model, and the letters on the server that correspond to those of the model. */
class World {
  readonly model = new LetterModel();
  readonly filed = new Map<Letter, FiledRequest>();
  private said = 0;

  find(which: number): Letter | undefined {
    const { letters } = this.model;
    return letters[Math.max(0, letters.length - 1 - which)];
  }

  getFiled(letter: Letter): FiledRequest {
    const filed = this.filed.get(letter);
    if (filed === undefined) throw new Error('A letter of the model was never filed');
    return filed;
  }

  async do(modelAction: ModelAction): Promise<readonly [expected: string, answered: string]> {
    const letter = this.find(modelAction.which);
    if (letter === undefined || modelAction.kind === 'file') {
      this.filed.set(this.model.file(), await fileLetter(test, people.operator));
      return ['200', '200'];
    }
    switch (modelAction.kind) {
      case 'advance':
      case 'sendBack': {
        const [actor, action] =
          modelAction.kind === 'advance'
            ? nextOf(letter)
            : ([letter.status === 'waitSign' ? 'approver' : 'receiver', 're-edit'] as const);
        return this.step(letter, {
          ...modelAction,
          actor,
          action,
          isStale: false,
          hasRemark: true,
          result: 'passed',
          fields: [],
        });
      }
      case 'step':
        return this.step(letter, modelAction);
      case 'takeBack':
        return this.takeBack(letter, modelAction);
      case 'refile':
        return this.refile(letter, {
          kind: modelAction.as,
          actor: modelAction.actor === 'stranger' ? 'stranger' : 'operator',
        });
      case 'edit':
        return this.edit(letter, modelAction);
      case 'standing':
        return this.setStanding(letter, modelAction);
      case 'remove':
        return this.remove(letter);
    }
  }

  private put(actor: Actor, path: string, body: unknown): Promise<TestAnswer> {
    return test.call('PUT', path, { as: people[actor], body });
  }

  private seen(letter: Letter, isStale: boolean): { id: string; version: number } {
    return { id: this.getFiled(letter).requestId, version: letter.version + (isStale ? 1 : 0) };
  }

  private async step(
    letter: Letter,
    modelAction:
      | Extract<ModelAction, { kind: 'step' }>
      | (Omit<Extract<ModelAction, { kind: 'step' }>, 'kind'> & { kind: string }),
  ): Promise<readonly [string, string]> {
    const { actor, action, isStale, hasRemark, result, fields: opened } = modelAction;
    const body = {
      ...this.seen(letter, isStale),
      action,
      ...(hasRemark ? { remark: 'A reason.' } : {}),
      data: { result, fields: opened },
    };
    const answer = await this.put(actor, `${REQUESTS}/request`, body);
    return [this.model.step(letter, modelAction), answerSummary(answer)];
  }

  private async takeBack(
    letter: Letter,
    { actor, isStale }: { actor: Actor; isStale: boolean },
  ): Promise<readonly [string, string]> {
    const answer = await this.put(actor, `${REQUESTS}/re-status`, this.seen(letter, isStale));
    return [this.model.takeBack(letter, { actor, isStale }), answerSummary(answer)];
  }

  private async refile(
    base: Letter,
    { kind, actor }: { kind: Exclude<Kind, 'new'>; actor: 'operator' | 'stranger' },
  ): Promise<readonly [string, string]> {
    const answer = await this.put(actor, REQUESTS, {
      refRequestType: { renew: 2, change: 3, cancel: 4 }[kind],
      refBase: { id: this.getFiled(base).id },
    });
    const expected = this.model.refile(base, { kind, actor });
    if (typeof expected === 'string') return [expected, answerSummary(answer)];
    const { id: requestId, documentId: id } = answer.body as { id: string; documentId: string };
    this.filed.set(expected, { id, requestId });
    return ['200', answerSummary(answer)];
  }

  private async edit(
    letter: Letter,
    { actor, field: chosenField, isStale }: { actor: Actor; field: Field; isStale: boolean },
  ): Promise<readonly [string, string]> {
    // Only a change and a cancellation have a reason.
    const field =
      chosenField === 'reason' && (letter.kind === 'new' || letter.kind === 'renew') ? 'subject' : chosenField;
    this.said += 1;
    const isEmptied = letter.has[field] && this.said % 4 === 0;
    const { id } = this.getFiled(letter);
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "to_whom" where "id" = $1',
      [id],
    );
    const answer = await this.put(actor, LETTERS, {
      id,
      version: (rows[0]?.version ?? 0) + (isStale ? 1 : 0),
      [field]: isEmptied ? null : `Said ${this.said}`,
    });
    return [this.model.edit(letter, { actor, field, isEmptied, isStale }), answerSummary(answer)];
  }

  private async setStanding(
    letter: Letter,
    { actor, action, isStale }: { actor: Actor; action: 'suspend' | 'reinstate' | 'revoke'; isStale: boolean },
  ): Promise<readonly [string, string]> {
    const { rows } = await test.app.pools.api.query<{ id: string; version: number }>(
      'select d."id", d."version" from "dossier" d join "request" r on r."dossier_id" = d."id" where r."id" = $1',
      [this.getFiled(letter).requestId],
    );
    const answer = await this.put(actor, `${DOSSIERS}/${action}`, {
      id: rows[0]?.id,
      version: (rows[0]?.version ?? 0) + (isStale ? 1 : 0),
      remark: 'A reason.',
    });
    return [this.model.setStanding(letter, { actor, action, isStale }), answerSummary(answer)];
  }

  private async remove(letter: Letter): Promise<readonly [string, string]> {
    const answer = await test.call('POST', `${LETTERS}/_delete?isHardDelete=true`, {
      as: people.operator,
      body: { id: this.getFiled(letter).id },
    });
    return [this.model.remove(letter), answerSummary(answer)];
  }
}

interface Stand {
  readonly letter: object;
  readonly dossier: object;
}

const LOOK_SQL = `select r."status", r."version", r."department_id" is not null as "isRouted",
    r."request_code" is not null as "hasCode", t."is_complete" as "isComplete", t."revision",
    t."is_current" as "isCurrent",
  r."assignee_id" as "assignee", r."check_result" as "check", r."unlocked_fields" as "unlocked", d."state",
    d."revision" as "inForce", d."department_id" is not null as "isSent", (d."code" is not null) as "hasNumber",
    r."is_open" as "isOpen",
  exists (select 1 from "claim" c where c."dossier_id" = d."id") as "isRenewal"
from "request" r join "dossier" d on d."id" = r."dossier_id" join "to_whom" t on t."id" = r."document_id"
where r."id" = $1`;

async function lookAt({ requestId }: FiledRequest): Promise<Stand> {
  const { rows } = await test.app.pools.api.query<Record<string, unknown>>(LOOK_SQL, [requestId]);
  const { state, inForce, isSent, hasNumber, isRenewal, ...letter } = rows[0] ?? {};
  return {
    letter: { ...letter, actions: await readStoredActions(test, requestId) },
    dossier: { state, inForce, isSent, hasNumber, isRenewal },
  };
}

function expectedState({
  status,
  version,
  isRouted,
  hasCode,
  isComplete,
  revision,
  isCurrent,
  assignee,
  check,
  unlocked,
  actions,
  dossier,
}: Letter): Stand {
  const isOpen = !['approved', 'notApproved', 'cancelled'].includes(status);
  return {
    letter: {
      status,
      version,
      isRouted,
      hasCode,
      isComplete,
      revision,
      isCurrent,
      assignee: assignee === null ? null : people[assignee].id,
      check,
      unlocked,
      isOpen,
      actions,
    },
    dossier: expectedDossier(dossier),
  };
}

function expectedDossier(dossier: Dossier): object {
  const { state, revision, isRouted, previous } = dossier;
  return {
    state,
    inForce: revision,
    isSent: isRouted,
    hasNumber: revision !== null,
    isRenewal: previous?.renewedBy === dossier,
  };
}

/** Returns status and message key; the fields are checked in other tests. */
const inShort = (summary: string): string => summary.split(' ').slice(0, 2).join(' ');

const USUAL_RUNS = 6;

it('the server answers and stores the same as the model', { timeout: SLOW_MS }, async () => {
  const outcomes = new Map<string, number>();
  const { seed, numRuns } = propertyRuns(USUAL_RUNS);
  await fc.assert(
    fc.asyncProperty(someActions, async (modelActions) => {
      const world = new World();
      for (const modelAction of modelActions) {
        const [expected, answered] = await world.do(modelAction);
        expect([modelAction, inShort(answered)]).toEqual([modelAction, expected]);
        const key = `${modelAction.kind} ${expected}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
        const letter = world.find(modelAction.which);
        if (letter !== undefined)
          expect([modelAction, await lookAt(world.getFiled(letter))]).toEqual([modelAction, expectedState(letter)]);
      }
      for (const letter of world.model.letters)
        expect(await lookAt(world.getFiled(letter))).toEqual(expectedState(letter));
    }),
    { seed, numRuns, endOnFailure: true },
  );
  // Checks that the important outcomes occurred, if there were enough runs for all of them.
  const needed =
    numRuns < USUAL_RUNS
      ? []
      : [
          'advance 200',
          'step 200',
          'step 422',
          'takeBack 200',
          'refile 200',
          'edit 200',
          'step 409 staleVersion',
          'step 404 notFound',
          'step 403 forbidden',
          // Few of the cases get this far.
          ...(isSoak() ? ['standing 200'] : []),
        ];
  expect(needed.filter((key) => ![...outcomes.keys()].some((outcome) => outcome.startsWith(key)))).toEqual([]);
});
