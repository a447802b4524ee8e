/** Resolves references in the page address to records with their names. */
import { cardFieldNamesOf, getTarget, type Catalogue } from '#language/catalogue.ts';
import type { SentReference } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { searchRecords, type SentTerm } from '../../api/resource.ts';
import type { FormModel, ModelField } from '../model/formModel.ts';
import type { Prefill } from './readProps.ts';

/** A reference is given by id or key; its name has to be looked up. A reference that is not found is left out. */
export async function withReferenceCards(
  catalogue: Catalogue,
  model: FormModel,
  { values, refused }: Prefill,
): Promise<Prefill> {
  const references = model.fields.filter(
    ({ name, field }) =>
      (field.kind === 'ref' || field.kind === 'lookup' || field.kind === 'choice') &&
      values[name] !== undefined &&
      values[name] !== null,
  );
  const found = await Promise.all(
    references.map(
      async (reference) =>
        [reference.name, await findCard(catalogue, reference, values[reference.name] as SentReference)] as const,
    ),
  );
  const missing = found.filter(([, card]) => card === undefined).map(([name]) => name);
  const remaining = Object.entries(values).filter(([name]) => !missing.includes(name));
  return {
    values: { ...Object.fromEntries(remaining), ...Object.fromEntries(found.filter(([, card]) => card !== undefined)) },
    refused: [...refused, ...missing],
  };
}

async function findCard(
  catalogue: Catalogue,
  { field, group }: ModelField,
  { id, key }: SentReference,
): Promise<AnyRecord | undefined> {
  const target = getTarget(catalogue, field);
  const keyName = target.card?.key;
  if (id === undefined && keyName === undefined) return undefined;
  const term: SentTerm =
    id === undefined
      ? { name: keyName ?? 'id', operator: '=', value: key }
      : { name: 'id', type: 'UUID', operator: '=', value: id };
  const inGroup = group ?? (field.kind === 'lookup' ? field.group : undefined);
  const where: readonly SentTerm[] =
    inGroup === undefined ? [term] : [term, { name: 'group', operator: '=', value: inGroup }];
  const answer = await searchRecords(
    target,
    { select: cardFieldNamesOf(target), where, page: 0, size: 1 },
    { silent: true, background: true },
  ).catch(() => undefined);
  return answer?.data[0];
}
