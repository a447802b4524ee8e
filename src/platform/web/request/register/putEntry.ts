/**
 * Enters the content of a form in the register. If it is sent again because no answer arrived, it is entered only once.
 */
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { call } from '../../api/call.ts';
import { baseOf, type WireRecord } from '../../api/resource.ts';
import { newId } from '../../newId.ts';
import { registerBodyOf } from './registerEntry.ts';

export function createPutEntry(entity: AnyEntity, baseId: string | undefined): (body: unknown) => Promise<WireRecord> {
  return createPutOnce(`${baseOf(entity)}/register`, (body) => registerBodyOf(body, baseId));
}

/** Sends the content of a form by its own call, with one key for each content. */
export function createPutOnce(
  path: string,
  entryFor: (body: AnyRecord) => AnyRecord,
): (body: unknown) => Promise<WireRecord> {
  let last = { text: '', key: '' };
  return (body) => {
    const entry = entryFor(body as AnyRecord);
    const text = JSON.stringify(entry);
    if (text !== last.text) last = { text, key: newId() };
    return call<WireRecord>('PUT', path, { body: entry, headers: { 'idempotency-key': last.key }, silent: true });
  };
}
