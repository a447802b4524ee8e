/** The possible questions about rights: entities and their rights, calls, pages. */
import { message } from '#language/message.ts';
import type { Label } from '#language/label.ts';
import { rights, type Right } from '#language/rights.ts';
import { routesOf } from '#language/screen.ts';
import { callFactsOf } from '#platform/server/access/rights/accessCache.ts';
import type { AccessTarget } from '#platform/server/access/explain/explainAccess.ts';
import { findTargetPage, targetOfCall, targetOfRight } from '#platform/server/access/explain/accessTarget.ts';
import type { App } from '#platform/server/app.ts';
import { badInput } from '#platform/server/errors.ts';
import { callKey } from '#platform/server/http/call.ts';

export type ExplainQuestion =
  | { readonly kind: 'entity'; readonly entity: string; readonly right: Right }
  | { readonly kind: 'call'; readonly call: string }
  | { readonly kind: 'page'; readonly path: string };

export interface ExplainQuestions {
  readonly entities: readonly { readonly name: string; readonly title: Label; readonly rights: readonly Right[] }[];
  readonly calls: readonly { readonly key: string; readonly summary: Label; readonly title: Label | null }[];
  readonly pages: readonly { readonly path: string; readonly title: Label }[];
}

export function questionsOf({ catalogue, calls }: Pick<App, 'catalogue' | 'calls'>): ExplainQuestions {
  const facts = callFactsOf(catalogue, calls);
  const possibleRights = (entity: string): readonly Right[] =>
    rights.filter((right) => targetOfRight(facts, { entity, right }).calls.length > 0);
  return {
    // A part has no rights of its own: those of the root apply.
    entities: [...catalogue.entities.values()]
      .filter(({ kind }) => kind !== 'part')
      .map(({ name, title }) => ({ name, title, rights: possibleRights(name) }))
      .filter((entity) => entity.rights.length > 0),
    calls: calls.map((call) => ({
      key: callKey(call),
      summary: call.summary,
      title: catalogue.entities.get(call.entity ?? '')?.title ?? null,
    })),
    pages: catalogue.modules.flatMap(({ screens }) =>
      screens.flatMap((screen) => {
        const title = screen.kind === 'resource' ? catalogue.entities.get(screen.entity)?.title : screen.title;
        return title === undefined ? [] : routesOf(screen).map((path) => ({ path, title }));
      }),
    ),
  };
}

/** Returns undefined if there is no page at the address, because people type these. */
export function findSought(
  { catalogue, calls }: Pick<App, 'catalogue' | 'calls'>,
  question: ExplainQuestion,
): AccessTarget | undefined {
  if (question.kind === 'page') return findTargetPage(catalogue, pathOf(question.path));
  const facts = callFactsOf(catalogue, calls);
  if (question.kind === 'entity') {
    if (!catalogue.entities.has(question.entity)) throw badInput(message('unknownPath', { name: question.entity }));
    return targetOfRight(facts, question);
  }
  const call = facts.find(({ key }) => key === question.call);
  if (call === undefined) throw badInput(message('unknownPath', { name: question.call }));
  return targetOfCall(call);
}

/** The address as copied from the browser: with the server, the base of the application, and a query. */
function pathOf(address: string): string {
  const [path = ''] = address
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/^\/haz(?=\/|$)/, '')
    .split(/[?#]/);
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
