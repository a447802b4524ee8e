/**
 * Resolves a dotted path against what the reader may see: unknown and forbidden paths are distinguished, and neither is
 * silently dropped.
 */
import { cardFieldNamesOf, findField, findTarget, getChoice, type Catalogue } from '#language/catalogue.ts';
import { criteriaLimits } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { message } from '#language/message.ts';
import { columnName } from '#language/naming.ts';
import { badInput } from '../../errors.ts';
import { mayReadField, type Reader } from './reader.ts';

export interface ReferenceStep {
  readonly name: string;
  readonly field: Field;
  readonly target: AnyEntity;
  /** True if more than the card is read through this step, so that the row scope of the target applies. */
  readonly isScoped: boolean;
}

export interface ResolvedPath {
  readonly path: string;
  /** References that are followed, outermost first. */
  readonly steps: readonly ReferenceStep[];
  readonly entity: AnyEntity;
  readonly name: string;
  readonly field: Field;
  readonly column: string;
}

/** `fullPath` is what a refusal names, if `path` is only the rest of the path in the query. */
export function resolvePath(
  catalogue: Catalogue,
  reader: Reader,
  start: AnyEntity,
  path: string,
  fullPath = path,
): ResolvedPath {
  const names = path.split('.');
  const last = names.pop() ?? '';
  if (names.length > criteriaLimits.pathSteps) throw unknownPath(fullPath);
  const steps: ReferenceStep[] = [];
  let entity = start;
  for (const name of names) {
    const field = getReadableField({ reader, entity, name, path: fullPath, steps });
    const target = findTarget(catalogue, field);
    if (target === undefined || field.kind === 'parts' || field.kind === 'inverse') throw unknownPath(fullPath);
    steps.push({ name, field, target, isScoped: false });
    entity = target;
  }
  const field = getReadableField({ reader, entity, name: last, path: fullPath, steps });
  if (field.kind === 'parts' || field.kind === 'inverse') throw unknownPath(fullPath);
  return {
    path,
    steps: markScoped(reader, steps, last, fullPath),
    entity,
    name: last,
    field,
    column: columnName(last, field.kind),
  };
}

/** Returns the column to sort by: a bare reference is sorted by its card. */
export function resolveSort(catalogue: Catalogue, reader: Reader, entity: AnyEntity, name: string): ResolvedPath {
  const resolved = foldPath(resolvePath(catalogue, reader, entity, name));
  const { field } = resolved;
  if (field.kind === 'json' || field.kind === 'file') throw unknownPath(name);
  const target =
    field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice'
      ? findTarget(catalogue, field)
      : undefined;
  return target === undefined
    ? resolved
    : resolveSort(catalogue, reader, entity, `${name}.${target.card?.key ?? target.card?.th ?? 'id'}`);
}

/**
 * Returns the column that has the value without following the last reference: `refStatus.key` of a choice,
 * `refParent.id`.
 */
export function foldPath(resolved: ResolvedPath): ResolvedPath {
  const last = resolved.steps.at(-1);
  const isFoldable = last !== undefined && resolved.name === 'id' && last.field.kind !== 'choice';
  if (!isFoldable) return resolved;
  const steps = resolved.steps.slice(0, -1);
  return { ...resolved, steps, name: last.name, column: columnName(last.name, last.field.kind) };
}

/** `refStatus.key`, `refStatus.id` and `refStatus` itself, for a choice: read from the code in the row. */
export function choiceGroupOf(
  catalogue: Catalogue,
  resolved: ResolvedPath,
): { group: string; by: 'id' | 'key'; steps: readonly ReferenceStep[]; name: string; column: string } | undefined {
  if (resolved.field.kind === 'choice') {
    return {
      group: getChoice(catalogue, resolved.field.choice).group,
      by: 'id',
      steps: resolved.steps,
      name: resolved.name,
      column: resolved.column,
    };
  }
  const last = resolved.steps.at(-1);
  if (last?.field.kind !== 'choice' || (resolved.name !== 'id' && resolved.name !== 'key')) return undefined;
  return {
    group: getChoice(catalogue, last.field.choice).group,
    by: resolved.name,
    steps: resolved.steps.slice(0, -1),
    name: last.name,
    column: columnName(last.name, 'choice'),
  };
}

export function isCardField(entity: AnyEntity, name: string): boolean {
  return name === 'id' || cardFieldNamesOf(entity).includes(name);
}

/** Returns the fields that anybody may see of a reference. */
export function cardFieldsOf(entity: AnyEntity): string[] {
  return [...new Set(['id', ...cardFieldNamesOf(entity)])];
}

function getReadableField({
  reader,
  entity,
  name,
  path,
  steps,
}: {
  reader: Reader;
  entity: AnyEntity;
  name: string;
  path: string;
  steps: readonly ReferenceStep[];
}): Field {
  const field = findField(entity, name);
  if (field === undefined) throw unknownPath(path);
  const isOnCard = steps.length > 0 && isCardField(entity, name);
  if (!isOnCard && !mayReadField(reader, field)) throw badInput(message('forbiddenPath', { name: shorten(path) }));
  return field;
}

/**
 * Anybody may read the card of a referenced record; anything more needs the right to see the target, and its row in
 * scope.
 */
function markScoped(
  reader: Reader,
  steps: readonly ReferenceStep[],
  last: string,
  path: string,
): readonly ReferenceStep[] {
  return steps.map((step, index) => {
    const next = steps[index + 1]?.name ?? last;
    if (isCardField(step.target, next)) return step;
    if (step.target.kind === 'part' && reader.actor.scope.kind !== 'all')
      throw badInput(message('forbiddenPath', { name: shorten(path) }));
    if (!reader.actor.grants.has(step.target.name, 'canView'))
      throw badInput(message('forbiddenPath', { name: shorten(path) }));
    return { ...step, isScoped: true };
  });
}

function unknownPath(path: string): Error {
  return badInput(message('unknownPath', { name: shorten(path) }));
}

function shorten(path: string): string {
  return path.slice(0, 100);
}
