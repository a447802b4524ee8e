/**
 * `POST {base}/_pick`: finds documents to which a document may refer. Open to people who may write the document, for
 * the holder for whom they write it: neither the menus nor the types of the referenced document are checked, and
 * therefore only the data that a reference needs is returned.
 */
import { z } from 'zod';
import {
  documentEntitiesOf,
  documentTypesOf,
  getChoice,
  getTarget,
  requestDeclarationsOf,
  type Catalogue,
} from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { codesOf } from '#language/choice.ts';
import { fieldProblem, message } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { referenceTermsFor } from '#language/referenceTerms.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { editableFieldsIn } from '#language/workflow.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { APPLICANT_PARTY } from '#platform/model/request/requestParties.ts';
import {
  PICKED_IDS_MAX,
  PICK_SIZE,
  PICK_TEXT_LENGTH,
  pickableStandings,
  type PickAnswer,
  type PickRow,
} from '#platform/model/request/documentPicker.ts';
import { systemActor } from '../../access/actor/actor.ts';
import { readBody, idSchema, typedText } from '../../http/strictBody.ts';
import { badInput, ruleBroken, forbidden, Refusal } from '../../errors.ts';
import type { Call, CallContext } from '../../http/call.ts';
import { baseOf } from '../../resource/address.ts';
import { readCriteria, search } from '../../resource/read/search.ts';
import {
  allReferencesOf,
  findReferenceRefusal,
  loadRevisions,
  type IssuedRevision,
  type ReferringField,
} from '../case/issuedReferences.ts';
import { stateWithLabel, messageLabelOf } from '../../workflow/labels.ts';
import { findParties, menusFor } from '../case/caseParties.ts';
import { pickQuery, type MatchedValue } from './pickQuery.ts';

/** Nobody pages further than this; people who look for something type a part of it. */
const MAX_SKIPPED = 10_000;

export function pickCalls(catalogue: Catalogue): readonly Call[] {
  return documentEntitiesOf(catalogue).flatMap((entity) => {
    const fields = new Map(allReferencesOf(catalogue, entity).map(({ path, field }) => [path, field]));
    if (fields.size === 0) return [];
    const body = bodyOf({
      paths: [...fields.keys()],
      types: documentTypesOf(catalogue, entity.name),
      matching: matchingSchema(catalogue, entity, fields),
    });
    return [
      {
        method: 'POST' as const,
        path: `${baseOf(entity)}/_pick`,
        entity: entity.name,
        summary: ['ค้นหาเอกสารที่จะอ้างถึง', 'Find what it may refer to'] as const,
        rights: ['canCreate', 'canEdit'] as const,
        bodySchema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }),
        handle: (context: CallContext) => pick(context, { entity, fields, question: readBody(body, context.body) }),
      },
    ];
  });
}

function bodyOf({
  paths,
  types,
  matching,
}: {
  paths: readonly string[];
  types: readonly string[];
  matching: ReturnType<typeof matchingSchema>;
}) {
  return z.strictObject({
    field: z.enum(paths),
    documentType: z.enum(types).optional(),
    matching: matching.optional(),
    text: typedText(PICK_TEXT_LENGTH).optional(),
    standing: z.enum(pickableStandings).optional(),
    ids: z.array(idSchema).min(1).max(PICKED_IDS_MAX).optional(),
    holder: idSchema.optional(),
    first: z.int().min(0).max(MAX_SKIPPED).optional(),
    size: z.int().min(1).max(PICKED_IDS_MAX).optional(),
  });
}

/** The fields of the document that some reference of it matches: references by id, choices by code. */
function matchingSchema(catalogue: Catalogue, entity: AnyEntity, fields: ReadonlyMap<string, ReferringField>) {
  const names = [...fields.values()].flatMap(({ refersTo }) => refersTo.matches.map(({ root }) => root));
  const schemas = [...new Set(names)].map((name): [string, z.ZodOptional<z.ZodType<string>>] => {
    const own = entity.fields[name];
    const schema = own?.kind === 'choice' ? z.enum(codesOf(getChoice(catalogue, own.choice))) : idSchema;
    return [name, schema.optional()];
  });
  return z.strictObject(Object.fromEntries(schemas));
}

interface PickOptions {
  /** The entity of the document that refers. */
  readonly entity: AnyEntity;
  readonly fields: ReadonlyMap<string, ReferringField>;
  readonly question: z.output<ReturnType<typeof bodyOf>>;
}

async function pick(context: CallContext, { entity, fields, question }: PickOptions): Promise<PickAnswer> {
  const { app } = context;
  const declared = fields.get(question.field);
  if (declared === undefined) throw ruleBroken('field', message('invalidFormat'));
  const { documentType: type, matching = {} } = question;
  const field = { ...declared, refersTo: referenceTermsFor(declared.refersTo, type) };
  const namedHolderId = await holderFor(context, {
    declarations: declarationsFor(app.catalogue, entity, type),
    root: question.field.split('.')[0] ?? '',
    sent: question.holder,
  });
  const holderId = field.refersTo.holder === 'any' ? null : namedHolderId;
  if (field.refersTo.holder === 'own' && holderId === null) throw ruleBroken('holder', message('required'));
  const target = getTarget(app.catalogue, field);
  const size = question.ids === undefined ? (question.size ?? PICK_SIZE) : PICKED_IDS_MAX;
  const today = app.clock.today();
  const types = field.refersTo.types ?? documentTypesOf(app.catalogue, target.name);
  const query = pickQuery({
    target,
    field,
    matching: matchedValues(field, matching),
    types,
    holderId,
    text: question.text ?? '',
    standing: question.standing,
    ids: question.ids,
    today,
    first: question.first ?? 0,
    size,
  });
  if (query === undefined) return { data: [], isMore: false };
  const { rows } = await app.pools.api.query<{ id: string; asked: string | null }>(query);
  const page = rows.slice(0, size);
  const picked = await describePicked(context, {
    target,
    field,
    document: referringDocument(entity, type, matching),
    ids: page.map(({ id }) => id),
    holderId: namedHolderId,
    today,
  });
  return {
    data: page.flatMap(({ id, asked }) => (picked.has(id) ? [{ ...(picked.get(id) as PickRow), asked }] : [])),
    isMore: rows.length > size,
  };
}

/** With a type, only the module that serves it counts, as if it had no other type. */
function declarationsFor(
  catalogue: Catalogue,
  entity: AnyEntity,
  type: string | undefined,
): readonly RequestDeclaration[] {
  const declarations = requestDeclarationsOf(catalogue, entity.name);
  return type === undefined
    ? declarations
    : declarations
        .filter(({ documentTypes }) => documentTypes.includes(type))
        .map((declaration) => ({ ...declaration, documentTypes: [type], menus: menusFor(declaration, type) }));
}

type Matching = Readonly<Record<string, string | undefined>>;

/** Another reference of the document may match other fields. */
function matchedValues({ refersTo: { matches } }: ReferringField, matching: Matching): readonly MatchedValue[] {
  const unknown = Object.keys(matching).find((name) => !matches.some(({ root }) => root === name));
  if (unknown !== undefined)
    throw badInput(message('formInvalid'), [
      fieldProblem(`matching.${unknown}`, message('unknownField', { name: unknown })),
    ]);
  return matches.flatMap(({ field, root }) => {
    const value = matching[root];
    return value === undefined ? [] : [{ field, value }];
  });
}

/** Returns what is known of the document that refers, as it would be stored. */
function referringDocument({ fields }: AnyEntity, type: string | undefined, matching: Matching): AnyRecord {
  const matched = Object.entries(matching).map(
    ([name, value]) => [name, fields[name]?.kind === 'choice' || value === undefined ? value : { id: value }] as const,
  );
  return { ...Object.fromEntries(matched), refDocumentType: type ?? null };
}

/**
 * Returns the holder of the new document: the holder for whom the person acts. A person who acts for nobody names one,
 * and must be an officer who enters such documents or fills them in. Null if an officer names nobody.
 */
async function holderFor(
  { app, actor }: CallContext,
  { declarations, root, sent }: { declarations: readonly RequestDeclaration[]; root: string; sent: string | undefined },
): Promise<string | null> {
  const { scope } = actor;
  const hasAny = (menu: string | undefined): boolean =>
    ['canCreate', 'canEdit'].some((right) => actor.grants.rightsInMenu(menu ?? '').has(right as 'canEdit'));
  if (scope.kind === 'holder' || scope.kind === 'agent') {
    const filed = declarations.filter(({ menus }) => hasAny(menus[APPLICANT_PARTY]));
    if (filed.length === 0) throw forbidden();
    const isPowerless =
      scope.kind === 'agent' &&
      !filed.some(({ documentTypes }) => documentTypes.some((type) => scope.documentTypes.includes(type)));
    if (isPowerless || (sent !== undefined && sent !== scope.holderId)) throw new Refusal(403, message('rowScope'));
    return scope.holderId;
  }
  for (const declaration of declarations) {
    if (
      hasAny(declaration.registerMenu) ||
      hasAny(declaration.counterMenu) ||
      (await mayFillIn(app, actor, { declaration, root }))
    )
      return sent ?? null;
  }
  throw forbidden();
}

/**
 * True if they can edit the field in some state of the workflow as a party they are, or may create such a document as
 * that party.
 */
async function mayFillIn(
  app: CallContext['app'],
  actor: CallContext['actor'],
  { declaration, root }: { declaration: RequestDeclaration; root: string },
): Promise<boolean> {
  for (const type of declaration.documentTypes) {
    const question = { actor, declaration, documentType: type, today: app.clock.today() };
    const makers = [...(await findParties(app, app.pools.api, { ...question, right: 'canCreate' })).keys()];
    if (makers.some((party) => party !== APPLICANT_PARTY || declaration.office !== undefined)) return true;
    const parties = new Set((await findParties(app, app.pools.api, question)).keys());
    const isOpen = Object.keys(declaration.workflow.states).some((state) => {
      const given = editableFieldsIn(declaration.workflow, { state, parties });
      return given === 'all' || given.has(root);
    });
    if (isOpen) return true;
  }
  return false;
}

interface PickedRevisions {
  readonly target: AnyEntity;
  readonly field: ReferringField;
  /** The document that refers, as far as it is known. */
  readonly document: AnyRecord;
  readonly ids: readonly string[];
  readonly holderId: string | null;
  readonly today: PlainDate;
}

async function describePicked(
  { app }: CallContext,
  { target, field, document, ids, holderId, today }: PickedRevisions,
): Promise<ReadonlyMap<string, PickRow>> {
  if (ids.length === 0) return new Map();
  const found = await loadRevisions(target, app.pools.api, { ids, today });
  const copies = await loadCopies(app, { target, names: Object.keys(field.refersTo.copies), ids });
  const rowOf = (revision: IssuedRevision): PickRow => {
    const why = findReferenceRefusal({ field, document, found: revision, holderId: holderId ?? revision.holderId });
    return {
      id: revision.id,
      asked: null,
      dossierId: revision.dossierId,
      number: revision.number,
      name: [revision.nameTh, revision.nameEn ?? revision.nameTh],
      documentType: stateWithLabel(documentType, revision.documentType),
      revision: revision.revision,
      standing: revision.standing,
      effectiveDate: revision.effective,
      expireDate: revision.expires,
      why: why === undefined ? null : messageLabelOf(app.catalogue, why),
      copies: copies.get(revision.id) ?? {},
    };
  };
  return new Map(found.map((revision) => [revision.id, rowOf(revision)]));
}

/**
 * Reads the copied fields as they are sent to clients, with the cards of the records they refer to, so that a form can
 * show them at once. All of them are public.
 */
async function loadCopies(
  app: CallContext['app'],
  { target, names, ids }: { target: AnyEntity; names: readonly string[]; ids: readonly string[] },
): Promise<ReadonlyMap<string, AnyRecord>> {
  if (names.length === 0) return new Map();
  const criteria = readCriteria({
    select: names,
    where: [{ name: 'id', operator: 'in', value: ids }],
    size: ids.length,
  });
  const { data } = await search({ catalogue: app.catalogue, choices: app.lookups }, app.pools.api, {
    actor: systemActor('Shows what a document may refer to'),
    entity: target,
    criteria,
  });
  return new Map((JSON.parse(data) as readonly AnyRecord[]).map(({ id, ...copied }) => [String(id), copied]));
}
