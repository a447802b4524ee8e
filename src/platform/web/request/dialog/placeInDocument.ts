/**
 * Describes a position in a document with the labels of its form: `attachments.0.file` is a row of a table, and a field
 * in it.
 */
import { findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';

export interface PlaceStep {
  readonly label: Label;
  /** Counted from 1; absent for the field itself. */
  readonly row?: number;
}

export function placeInDocument(catalogue: Catalogue, entity: AnyEntity, path: string): readonly PlaceStep[] {
  const steps: PlaceStep[] = [];
  let at: AnyEntity | undefined = entity;
  const segments = path === '' ? [] : path.split('.');
  for (let index = 0; index < segments.length; index += 2) {
    const name: string = segments[index] ?? '';
    const row = segments[index + 1];
    const field: AnyEntity['fields'][string] | undefined = at?.fields[name];
    const label: Label = field?.label ?? [name, name];
    steps.push(row === undefined ? { label } : { label, row: Number(row) + 1 });
    at = field === undefined ? undefined : findTarget(catalogue, field);
  }
  return steps;
}
