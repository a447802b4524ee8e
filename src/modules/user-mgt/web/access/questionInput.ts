/** The question as it is in the address: a colleague who opens it sees the same. */
import { rights, type Right } from '#language/rights.ts';
import type { ExplainQuestion, QuestionKind } from './wire.ts';

/** The values of the form: anything may still be missing. */
export interface QuestionInput {
  readonly kind: QuestionKind;
  readonly entity: string;
  readonly right: Right;
  readonly path: string;
  readonly call: string;
  /** The id of a user; empty for every role. */
  readonly user: string;
}

export const emptyQuestion: QuestionInput = {
  kind: 'entity',
  entity: '',
  right: 'canView',
  path: '',
  call: '',
  user: '',
};

export function readQuestionFromUrl(query: URLSearchParams): QuestionInput {
  const kind = query.get('kind');
  const right = query.get('right');
  return {
    kind: kind === 'page' || kind === 'call' ? kind : 'entity',
    entity: query.get('entity') ?? '',
    right: rights.find((candidate) => candidate === right) ?? emptyQuestion.right,
    path: query.get('path') ?? '',
    call: query.get('call') ?? '',
    user: query.get('user') ?? '',
  };
}

/** Writes only what belongs to the question, so that equal questions have equal addresses. */
export function writeQuestionToUrl(input: QuestionInput): URLSearchParams {
  const { kind, user } = input;
  const own =
    kind === 'entity'
      ? { entity: input.entity, right: input.right }
      : kind === 'page'
        ? { path: input.path.trim() }
        : { call: input.call };
  return new URLSearchParams({ cacheQuery: 'true', kind, ...own, ...(user === '' ? {} : { user }) });
}

/** Returns undefined while the question is incomplete. */
export function findQuestion(input: QuestionInput): ExplainQuestion | undefined {
  switch (input.kind) {
    case 'entity':
      return input.entity === '' ? undefined : { kind: 'entity', entity: input.entity, right: input.right };
    case 'page':
      return input.path.trim() === '' ? undefined : { kind: 'page', path: input.path.trim() };
    case 'call':
      return input.call === '' ? undefined : { kind: 'call', call: input.call };
  }
}
