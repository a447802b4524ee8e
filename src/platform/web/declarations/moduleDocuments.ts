/** Documents that several modules serve: the entity as one of the modules shows it, and the declaration of a document. */
import { findRequestDeclaration, getChoice, requestDeclarationsOf } from '#language/catalogue.ts';
import { labelOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import { withLabels } from '#language/fieldLabels.ts';
import type { AnyRecord } from '#language/record.ts';
import { typeOfNewDocument, type RequestDeclaration } from '#language/requestDeclaration.ts';
import { catalogue } from './loadedModules.ts';

const TYPE = 'refDocumentType';

/**
 * Returns the entity with the title of its type, or of the module if that has several types, with the labels of the
 * module, and with the first type as that of new documents. Its rules and the fields it shows may depend on the type.
 */
export function documentOfModule(entity: AnyEntity, documentTypes: readonly string[]): AnyEntity {
  const [first = ''] = documentTypes;
  const field = entity.fields[TYPE];
  const declaration = findRequestDeclaration(catalogue, first);
  if (field?.kind !== 'choice' || declaration === undefined) return entity;
  const labelled = withLabels(entity, declaration.labels);
  return {
    ...labelled,
    title:
      documentTypes.length === 1
        ? labelOf(getChoice(catalogue, field.choice), first)
        : (declaration.documentTitle ?? declaration.title),
    fields: { ...labelled.fields, [TYPE]: { ...field, default: first } },
  };
}

/** Returns the type with which a new document of the module begins; undefined if only one module serves the entity. */
export function findNewType({ fields }: AnyEntity): string | undefined {
  const field = fields[TYPE];
  return field?.kind === 'choice' && typeof field.default === 'string' ? field.default : undefined;
}

/** For a document that exists; without a type, for a new one of this entity. */
export function getDeclarationFor(entity: AnyEntity, type: unknown = findNewType(entity)): RequestDeclaration {
  const found =
    typeof type === 'string'
      ? findRequestDeclaration(catalogue, type)
      : requestDeclarationsOf(catalogue, entity.name)[0];
  if (found === undefined) throw new Error(`No requests are declared for the document "${entity.name}"`);
  return found;
}

/**
 * Returns the type of a document as rules read it. A new one has the type that the server will give it by its values;
 * the type of a stored one never changes.
 */
export function findTypeOf(
  entity: AnyEntity,
  { recordValues, isNew }: { readonly recordValues: AnyRecord; readonly isNew: boolean },
): string | undefined {
  const type = recordValues[TYPE] ?? undefined;
  if (isNew) return typeOfNewDocument(getDeclarationFor(entity, type), recordValues);
  return typeof type === 'string' ? type : undefined;
}
