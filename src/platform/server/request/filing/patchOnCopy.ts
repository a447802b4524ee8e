/**
 * Translates the row ids in a patch of a document to the ids of the rows of its copy: the copy has rows in the same
 * order, with new ids. Rows that are not in the document stay as they were sent, and the save checks them.
 */
import { getTarget, partFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { rowsOf } from '../../resource/write/rows.ts';

interface CopySides {
  readonly sent: AnyRecord;
  readonly base: AnyRecord;
  readonly copy: AnyRecord;
}

export function patchOnCopy(catalogue: Catalogue, entity: AnyEntity, { sent, base, copy }: CopySides): AnyRecord {
  const moved = partFieldsOf(entity).flatMap(([name, field]) => {
    const rows: unknown = sent[name];
    if (!Array.isArray(rows)) return [];
    const part = getTarget(catalogue, field);
    const copies = rowsOf(copy, name);
    const placeOf = new Map(rowsOf(base, name).map((row, index) => [row['id'], { base: row, copy: copies[index] }]));
    return [
      [
        name,
        rows.map((row: unknown) =>
          rowOnCopy(catalogue, part, { row, at: isPlainObject(row) ? placeOf.get(row['id']) : undefined }),
        ),
      ] as const,
    ];
  });
  return { ...sent, ...Object.fromEntries(moved) };
}

function rowOnCopy(
  catalogue: Catalogue,
  part: AnyEntity,
  { row, at }: { row: unknown; at: { readonly base: AnyRecord; readonly copy: AnyRecord | undefined } | undefined },
): unknown {
  if (!isPlainObject(row) || at?.copy === undefined) return row;
  return { ...patchOnCopy(catalogue, part, { sent: row, base: at.base, copy: at.copy }), id: at.copy['id'] };
}
