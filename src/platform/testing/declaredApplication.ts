/** The application for a document, printed from its declaration, as the input of the printer. */
import { documentTypesOf, getEntity, getRequestDeclaration } from '#language/catalogue.ts';
import type { NamedRecord } from '#language/namedRecord.ts';
import type { AnyRecord } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import type { PrintDocument } from '#platform/server/print/printer.ts';
import { declaredFormData, type DeclaredFormOptions } from '#platform/server/request/printing/declaredForm.ts';
import type { FormSheet } from '#platform/server/request/printing/paperOf.ts';
import { testCatalogue } from './catalogue.ts';
import { formSheet } from './paperSheets.ts';

export interface ApplicationOptions<E extends EntityName> extends DeclaredFormOptions {
  /** The document as it is stored, and with its names. */
  readonly document: AnyRecord;
  readonly named: NamedRecord<E>;
  readonly sheet?: Partial<Omit<FormSheet<E>, 'document'>>;
}

export function declaredApplication<const E extends EntityName>(
  entity: E,
  { document, named, sheet, ...options }: ApplicationOptions<E>,
): PrintDocument {
  const found = {
    entity: getEntity(testCatalogue, entity),
    declaration: getRequestDeclaration(
      testCatalogue,
      typeof document['refDocumentType'] === 'string'
        ? document['refDocumentType']
        : (documentTypesOf(testCatalogue, entity)[0] ?? ''),
    ),
    document,
  };
  const data = declaredFormData({
    catalogue: testCatalogue,
    found,
    sheet: formSheet(named, { ...sheet }),
    ...options,
  });
  return { template: 'platform/server/request/printing/declaredForm.typ', data };
}
