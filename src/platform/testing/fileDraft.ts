/** A draft of any kind of document, complete for submission. */
import { getChoice, getEntity, requestDeclarationsOf } from '#language/catalogue.ts';
import { codesOf } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { TestApp } from './app.ts';
import { insertRow } from './insertRow.ts';
import type { DraftContext } from './moduleTesting.ts';
import type { Person } from './people.ts';
import { findDraftMaker, registerDocument, sharedTypeOf } from './registerDocument.ts';
import { fileDocument, uploadPdf, type FiledRequest } from './requestPeople.ts';

export interface DraftOptions {
  /** One of its document types; the first by default. */
  readonly documentType?: string | undefined;
  /** Values that replace those of the draft. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Uses the draft of its module, or else the required fields and attachments. */
export async function fileDraft(
  test: TestApp,
  operator: Person,
  document: string,
  { documentType, values = {} }: DraftOptions = {},
): Promise<FiledRequest> {
  const { wire } = getEntity(test.app.catalogue, document);
  const draftOf = findDraftMaker(document, documentType);
  const registered: DraftContext['registered'] = (name, more) =>
    registerDocument(test, operator, { name, ...(more === undefined ? {} : { values: more }) });
  const declarations = requestDeclarationsOf(test.app.catalogue, document);
  const declaration =
    declarations.find(({ documentTypes }) => documentTypes.includes(documentType ?? '')) ?? declarations[0];
  if (declaration === undefined) throw new Error(`No requests are declared for the document "${document}"`);
  const draft = await (draftOf?.({ test, operator, documentType, registered }) ??
    requiredDraft(test, operator, declaration));
  const type = sharedTypeOf(test.app.catalogue, document, documentType);
  return fileDocument(test, operator, { wire, values: { ...draft, ...type, ...values } });
}

async function requiredDraft(
  test: TestApp,
  operator: Person,
  { document, attachments, checklist }: RequestDeclaration,
): Promise<Readonly<Record<string, unknown>>> {
  const entity = getEntity(test.app.catalogue, document);
  const rows = [];
  for (const { code } of checklist.filter(({ requiredFor }) => requiredFor.includes('new'))) {
    rows.push({ refItem: checklistItemOf(test, { entity, attachments, code }), file: await uploadPdf(test, operator) });
  }
  return { ...(await requiredValues(test, operator, entity)), [attachments]: rows };
}

function checklistItemOf(
  { app: { catalogue } }: TestApp,
  { entity, attachments, code }: { entity: AnyEntity; attachments: string; code: string },
): { readonly key: string } {
  const parts = entity.fields[attachments];
  const item = parts?.kind === 'parts' ? getEntity(catalogue, parts.target).fields['refItem'] : undefined;
  if (item?.kind !== 'choice') throw new Error(`The attachments of "${entity.name}" name no item of a checklist`);
  return { key: getChoice(catalogue, item.choice).values[code]?.key ?? '' };
}

async function requiredValues(
  test: TestApp,
  operator: Person,
  { fields }: AnyEntity,
): Promise<Readonly<Record<string, unknown>>> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.required && field.managed !== true && !('default' in field))
      values[name] = await requiredValue(test, operator, field);
  }
  return values;
}

/** The value as it is sent. */
async function requiredValue(test: TestApp, operator: Person, field: Field): Promise<unknown> {
  const { catalogue, pools } = test.app;
  switch (field.kind) {
    case 'text':
      return 'AQ-CHLOR 65'.slice(0, field.max);
    case 'integer':
      return Math.max(1, field.min ?? 1);
    case 'decimal':
      return Number(field.min ?? 1);
    case 'boolean':
      return true;
    case 'date':
      return test.clock.today();
    case 'instant':
      return test.clock.now();
    case 'uuid':
      return crypto.randomUUID();
    case 'json':
      return field.shape === 'array' ? [] : {};
    case 'choice': {
      const choice = getChoice(catalogue, field.choice);
      return { key: choice.values[codesOf(choice)[0] ?? '']?.key };
    }
    case 'lookup':
      return (
        await pools.api.query<{ id: string }>(
          'select "id" from "lookup" where "group" = $1 and "is_active" order by "key" limit 1',
          [field.group],
        )
      ).rows[0];
    case 'ref':
      return { id: await insertRow(pools.api, field.target) };
    case 'file':
      return uploadPdf(test, operator);
    case 'parts':
      return [await requiredValues(test, operator, getEntity(catalogue, field.target))];
    case 'inverse':
      return undefined;
  }
}
