/**
 * A document that a person may begin from an issued one, with some of its values filled in: a registration from the
 * ruling on the product.
 */
import { findCopyProblem } from './checkReferences.ts';
import type { AnyEntity } from './entity.ts';
import type { Label } from './label.ts';
import type { AnyRecord } from './record.ts';

/** By field of the new document: the field of the issued one with the same kind of value. */
export type FieldCopies = Readonly<Record<string, string>>;

export interface FollowUp {
  /** The entity of the new document. */
  readonly document: string;
  /** Its type, if several modules serve the entity: the document is begun in the module of this type. */
  readonly documentType?: string;
  readonly label: Label;
  /** It is offered if this choice of the issued document has one of these codes. */
  readonly where?: { readonly field: string; readonly oneOf: readonly string[] };
  readonly copies: FieldCopies;
  /** By field of the new document: the rows of the issued one, and their fields. */
  readonly copiedParts?: Readonly<Record<string, { readonly from: string; readonly copies: FieldCopies }>>;
  /** The rows of the new document of which the first refers to the issued one, and the reference in it. */
  readonly namedIn?: { readonly part: string; readonly field: string };
}

/** Names what is begun: the type of the new document, or its entity if that has one module. */
export function followUpTarget({ document, documentType }: FollowUp): string {
  return documentType ?? document;
}

/** Returns the values for the new document, from the issued one as it is sent to clients. Empty values are left out. */
export function followUpValues({ copies, copiedParts = {} }: FollowUp, record: AnyRecord): AnyRecord {
  const rowsOf = (name: string): readonly AnyRecord[] =>
    Array.isArray(record[name]) ? (record[name] as readonly AnyRecord[]) : [];
  const parts = Object.entries(copiedParts).map(
    ([to, { from, copies: fields }]) =>
      [
        to,
        rowsOf(from)
          .map((row) => copyFields(fields, row))
          .filter((row) => Object.keys(row).length > 0),
      ] as const,
  );
  return { ...copyFields(copies, record), ...Object.fromEntries(parts.filter(([, rows]) => rows.length > 0)) };
}

function copyFields(copies: FieldCopies, record: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.entries(copies).flatMap(([to, from]) =>
      record[from] === null || record[from] === undefined ? [] : [[to, record[from]]],
    ),
  );
}

/** Returns what is wrong with the declaration, as a text for the engineer; undefined if all is well. */
export function findFollowUpProblem(
  entities: ReadonlyMap<string, AnyEntity>,
  source: AnyEntity,
  { document, where, copies, copiedParts = {}, namedIn }: FollowUp,
): string | undefined {
  const target = entities.get(document);
  if (target?.isDocument !== true) return `"${source.name}" leads to "${document}", which is no document`;
  const partOf = (entity: AnyEntity, name: string): AnyEntity | undefined => {
    const field = entity.fields[name];
    return field?.kind === 'parts' ? entities.get(field.target) : undefined;
  };
  const wrongParts = Object.entries(copiedParts).find(
    ([to, { from }]) => partOf(target, to) === undefined || partOf(source, from) === undefined,
  );
  if (wrongParts !== undefined) return `"${source.name}" copies ${wrongParts[0]}, which are no rows`;
  if (namedIn !== undefined) {
    const reference = partOf(target, namedIn.part)?.fields[namedIn.field];
    if (reference?.kind !== 'ref' || reference.refersTo === undefined || reference.target !== source.name)
      return `"${source.name}" is named in ${namedIn.part}.${namedIn.field}, which does not refer to it`;
  }
  if (where !== undefined && source.fields[where.field]?.kind !== 'choice')
    return `"${source.name}" asks for "${where.field}", which is no choice`;
  return [
    findFieldProblem(source, target, copies),
    ...Object.entries(copiedParts).map(([to, { from, copies: fields }]) =>
      findFieldProblem(partOf(source, from) ?? source, partOf(target, to) ?? target, fields),
    ),
  ].find((wrong) => wrong !== undefined);
}

function findFieldProblem(source: AnyEntity, target: AnyEntity, copies: FieldCopies): string | undefined {
  return Object.entries(copies)
    .map(([to, from]) =>
      findCopyProblem({
        name: source.name,
        from: source.fields[from],
        to: target.fields[to],
        copyText: `${from} → ${to}`,
        isSnapshot: target.fields[to]?.managed === true,
      }),
    )
    .find((wrong) => wrong !== undefined);
}
