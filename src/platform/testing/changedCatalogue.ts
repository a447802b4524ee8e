/** The declarations of the product with some of them changed: for features of the engine that no module uses yet. */
import { buildCatalogue, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { MessageCatalogue } from '#language/message.ts';
import { testCatalogue } from './catalogue.ts';

/** The tables must stay unchanged: rules and behaviour may change, and options of existing fields. */
export function changedCatalogue(
  changes: Readonly<Record<string, (entity: AnyEntity) => AnyEntity>>,
  messages: MessageCatalogue = {},
): Catalogue {
  const changed = testCatalogue.modules.map((module) => ({
    ...module,
    entities: module.entities.map((entity) => changes[entity.name]?.(entity) ?? entity),
  }));
  const [first, ...others] = changed;
  if (first === undefined) throw new Error('No module is declared');
  return buildCatalogue([{ ...first, messages: { ...first.messages, ...messages } }, ...others]);
}
