/** The fields of a document that can be unlocked for the operator, as its form arranges them. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { fieldNamesIn, formTreeOf } from '../../form/model/formTree.ts';

export interface FieldChapter {
  readonly number: string;
  readonly title: Label;
  readonly names: readonly string[];
}

/** Leaves out fields that the server sets or only officers read, and fields that are not visible on the form now. */
export function fieldChaptersOf(
  { form, fields }: Pick<AnyEntity, 'form' | 'fields'>,
  isVisible: (name: string) => boolean,
): readonly FieldChapter[] {
  return formTreeOf(form, fields)
    .flatMap((node) => (node.kind === 'steps' ? node.steps : [node]))
    .flatMap((node): readonly FieldChapter[] => {
      const names = fieldNamesIn(node).filter(
        (name) =>
          fields[name] !== undefined &&
          fields[name].managed !== true &&
          fields[name].class !== 'officer' &&
          isVisible(name),
      );
      return 'heading' in node && names.length > 0 ? [{ ...node.heading, names }] : [];
    });
}
