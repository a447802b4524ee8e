/** What is asked, as the address carries it: sent to a colleague, it asks the same. */
import { rights, type Right } from '#language/rights.ts';
import type { Question, QuestionKind } from './wire.ts';

/** What stands in the form: anything may still be missing. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly entity: string;
  readonly right: Right;
  readonly path: string;
  readonly call: string;
  /** The id of a user; empty for every role. */
  readonly user: string;
}

export const nothingAsked: Asked = { kind: 'entity', entity: '', right: 'canView', path: '', call: '', user: '' };

export function readAsked(query: URLSearchParams): Asked {
  const kind = query.get('kind');
  const right = query.get('right');
  return {
    kind: kind === 'page' || kind === 'call' ? kind : 'entity',
    entity: query.get('entity') ?? '',
    right: rights.find((one) => one === right) ?? nothingAsked.right,
    path: query.get('path') ?? '',
    call: query.get('call') ?? '',
    user: query.get('user') ?? '',
  };
}

/** Only what belongs to the question, so that equal questions have equal addresses. */
export function writeAsked(asked: Asked): URLSearchParams {
  const { kind, user } = asked;
  const own =
    kind === 'entity'
      ? { entity: asked.entity, right: asked.right }
      : kind === 'page'
        ? { path: asked.path.trim() }
        : { call: asked.call };
  return new URLSearchParams({ cacheQuery: 'true', kind, ...own, ...(user === '' ? {} : { user }) });
}

/** Undefined while it is no question yet. */
export function findQuestion(asked: Asked): Question | undefined {
  switch (asked.kind) {
    case 'entity':
      return asked.entity === '' ? undefined : { kind: 'entity', entity: asked.entity, right: asked.right };
    case 'page':
      return asked.path.trim() === '' ? undefined : { kind: 'page', path: asked.path.trim() };
    case 'call':
      return asked.call === '' ? undefined : { kind: 'call', call: asked.call };
  }
}
