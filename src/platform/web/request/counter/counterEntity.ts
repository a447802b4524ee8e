/** A document as an officer begins it for an operator: the holder comes before its content. */
import { section, type AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { counterFields } from '#platform/model/request/registerEntry.ts';
import { offerHolders } from '../register/registerEntry.ts';

export function withCounterFields(entity: AnyEntity): AnyEntity {
  return {
    ...entity,
    fields: { ...entity.fields, ...counterFields },
    form: [section(['ยื่นแทน', 'Filed for'], Object.keys(counterFields)), ...entity.form],
    behaviour: { ...entity.behaviour, refHolder: { offers: offerHolders } },
  };
}

/** Returns the body of the call, from the body that a form saves. */
export function counterBodyOf(body: AnyRecord): AnyRecord {
  const { refHolder, version: _, ...record } = body;
  return { refHolder, record };
}
