/**
 * Requirements of every kind of request: a workflow that reaches an end, parties who can act, labels, and existing
 * papers.
 */
import {
  getChoice,
  getEntity,
  partFieldsOf,
  requestDeclarationsOf,
  type Catalogue,
} from '../../src/language/catalogue.ts';
import type { AnyEntity } from '../../src/language/entity.ts';
import type { MenuDeclaration } from '../../src/language/module.ts';
import { referenceTermsFor, type ReferenceTerms } from '../../src/language/referenceTerms.ts';
import type { RequestDeclaration } from '../../src/language/requestDeclaration.ts';
import { getPlainDate } from '../../src/language/values/plainDate.ts';
import { documentType, requestType } from '../../src/platform/model/businessChoices.ts';
import { warnBelowTaken } from '../../src/platform/model/ledger/warnBelowTaken.ts';
import { documentFields, documentScope } from '../../src/platform/model/request/document.ts';
import { recordedFields } from '../../src/platform/model/request/registerEntry.ts';

export function requestFaults(catalogue: Catalogue): string[] {
  const declarations = [...catalogue.requests.values()];
  return [
    ...declarations.flatMap((declaration) => [
      ...documentFaults(catalogue, declaration),
      ...checklistFaults(catalogue, declaration),
      ...menuFaults(catalogue, declaration),
      ...approveCodeFaults(declaration),
      ...chargeFaults(catalogue, declaration),
      ...officeFaults(catalogue, declaration),
      ...routeFaults(catalogue, declaration),
    ]),
    ...duplicateDocumentTypes(declarations),
    ...documentsWithoutRequests(catalogue),
    ...duplicateRegisterFields(catalogue),
  ];
}

/** The document has the fields that the engine writes, and every field that the declaration names. */
function documentFaults(catalogue: Catalogue, declaration: RequestDeclaration): string[] {
  const { document, cancelFields, workflow, stockCards } = declaration;
  const entity = getEntity(catalogue, document);
  const says = (what: string): string => `request ${document}: ${what}`;
  const edits = Object.values(workflow.states).flatMap((state) =>
    Object.values(state?.editableFields ?? {}).flatMap((names) =>
      names === undefined || names === 'all' ? [] : names,
    ),
  );
  return [
    ...(entity.isDocument ? [] : [says('its entity is not declared as a document')]),
    ...Object.keys(documentFields)
      .filter((name) => entity.fields[name] === undefined)
      .map((name) => says(`the document lacks the common field "${name}"`)),
    ...Object.entries(documentScope)
      .filter(([kind, name]) => entity.scope[kind as keyof typeof documentScope] !== name)
      .map(([kind]) => says(`who sees the document does not depend on its ${kind}`)),
    ...cancelFields
      .filter((name) => !isFilledIn(entity, name))
      .map((name) => says(`cancelFields names "${name}", which nobody fills in`)),
    ...edits
      .filter((name) => !isFilledIn(entity, name))
      .map((name) => says(`a state opens "${name}", which nobody fills in`)),
    // The database requires it once the document is complete, and does not know which fields are shown.
    ...Object.entries(entity.fields)
      .filter(
        ([name, field]) => field.required && field.managed !== true && entity.behaviour[name]?.shownWhen !== undefined,
      )
      .map(([name]) => says(`"${name}" is required and may be hidden: say requiredWhen`)),
    ...(stockCards === undefined || entity.rules.some(({ name }) => name === warnBelowTaken.name)
      ? []
      : [says('it has stock cards, and its rules lack warnBelowTaken')]),
    ...(entity.behaviour['reason']?.requiredWhen?.({ refRequestType: 'cancel' } as never) === true
      ? []
      : [says('a cancellation need not say why')]),
  ];
}

function isFilledIn({ fields }: AnyEntity, name: string): boolean {
  return Object.hasOwn(fields, name) && fields[name]?.managed !== true;
}

function checklistFaults(catalogue: Catalogue, { document, attachments, checklist }: RequestDeclaration): string[] {
  const field = getEntity(catalogue, document).fields[attachments];
  const item = field?.kind === 'parts' ? getEntity(catalogue, field.target).fields['refItem'] : undefined;
  if (item?.kind !== 'choice')
    return [`request ${document}: "${attachments}" are no attachments that name an item of a checklist`];
  const { values } = getChoice(catalogue, item.choice);
  const twice = checklist.filter(({ code }, index) => checklist.findIndex((other) => other.code === code) !== index);
  return [
    ...checklist
      .filter(({ code }) => !Object.hasOwn(values, code))
      .map(({ code }) => `request ${document}: the checklist has "${code}", which the choice ${item.choice} has not`),
    ...twice.map(({ code }) => `request ${document}: the checklist has "${code}" twice`),
    ...checklist.flatMap(({ code, requiredFor }) =>
      requiredFor
        .filter((kind) => !Object.hasOwn(requestType.values, kind))
        .map((kind) => `request ${document}: "${code}" is required for "${kind}", which is no kind of request`),
    ),
  ];
}

/** Each party has a role by default, and no role both receives and approves. */
function menuFaults(catalogue: Catalogue, { document, workflow, menus, registerMenu }: RequestDeclaration): string[] {
  const says = (what: string): string => `request ${document}: ${what}`;
  const menuOf = (key: string | undefined): MenuDeclaration | undefined =>
    catalogue.menus.find((menu) => menu.key === key);
  const editorsOf = (key: string | undefined): string[] =>
    Object.entries(menuOf(key)?.roles ?? {})
      .filter(([, rights]) => rights.includes('canEdit'))
      .map(([role]) => role);
  const approvers = new Set(editorsOf(menus['approver']));
  return [
    ...Object.keys(workflow.parties)
      .filter((party) => menuOf(menus[party]) === undefined)
      .map((party) => says(`no menu makes anybody "${party}"`)),
    ...Object.keys(menus)
      .filter((party) => !Object.hasOwn(workflow.parties, party))
      .map((party) => says(`a menu makes people "${party}", whom the workflow does not know`)),
    ...Object.entries(menus)
      .filter(([, key]) => menuOf(key) !== undefined && editorsOf(key).length === 0)
      .map(([party]) => says(`no role is "${party}" by default`)),
    ...editorsOf(menus['receiver'])
      .filter((role) => approvers.has(role))
      .map((role) => says(`${role} may receive and approve`)),
    ...(menuOf(registerMenu) === undefined ? [says(`there is no menu "${registerMenu}" for what was issued`)] : []),
    ...[...Object.values(menus), registerMenu]
      .filter((key) => menuOf(key)?.entities.includes(document) === false)
      .map((key) => says(`the menu "${key}" does not give the document`)),
  ];
}

/**
 * A document with a fee waits for its payment, and its page shows the fee: both are found through the modules it
 * depends on.
 */
function chargeFaults({ modules }: Catalogue, declaration: RequestDeclaration): string[] {
  const { document, fee, workflow } = declaration;
  const says = (what: string): string => `request ${document}: ${what}`;
  if ((fee === undefined) === Object.hasOwn(workflow.states, 'waitPayment'))
    return [
      says(
        fee === undefined
          ? 'it waits for a payment, and has no fee'
          : 'it has a fee, and nothing waits for its payment',
      ),
    ];
  const { dependsOn = [] } = modules.find(({ requests }) => requests.includes(declaration)) ?? {};
  return fee === undefined || dependsOn.includes('fee')
    ? []
    : [says('it has a fee, and its module does not depend on the one of fees')];
}

/**
 * Officers sign nothing in the place of an operator, name the operator by a suitable field, and link only cases of that
 * operator.
 */
function officeFaults(catalogue: Catalogue, declaration: RequestDeclaration): string[] {
  const { document, documentTypes, office, counterMenu, workflow } = declaration;
  const says = (what: string): string => `request ${document}: ${what}`;
  const entity = getEntity(catalogue, document);
  const holderField = office === undefined ? undefined : entity.fields[office.holderFrom];
  const isNaming = holderField?.kind === 'ref' && (holderField.target === 'user' || holderField.refersTo !== undefined);
  const linking = (fields: AnyEntity['fields']): readonly (readonly [string, ReferenceTerms])[] =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.refersTo?.sameCase === true ? [[name, field.refersTo] as const] : [],
    );
  return [
    ...(office === undefined || isNaming ? [] : [says(`"${office.holderFrom}" names no operator whose it could be`)]),
    ...(office === undefined || declaration.fee === undefined
      ? []
      : [says('only officers begin it, so nobody is known who could be charged before it is issued')]),
    ...(office === undefined || counterMenu === undefined
      ? []
      : [says('only officers begin it, so there is nothing to file for an operator')]),
    ...(counterMenu !== undefined && workflow.actions['request']?.signs === 'must'
      ? [says('it is filed at the counter, and must be signed by the operator')]
      : []),
    ...(counterMenu !== undefined && workflow.actions['request']?.effects?.includes('route') !== true
      ? [says('it is filed at the counter, and filing it does not disclose it to the operator')]
      : []),
    ...linking(entity.fields)
      .filter(
        ([, terms]) =>
          office === undefined && documentTypes.some((type) => referenceTermsFor(terms, type).holder === 'any'),
      )
      .map(([name]) =>
        says(
          `"${name}" would let an operator into the case of another: only what officers begin is of the same case as anybody's`,
        ),
      ),
    ...partFieldsOf(entity).flatMap(([part, field]) =>
      linking(getEntity(catalogue, field.target).fields).map(([name]) =>
        says(`"${part}.${name}" is of a row, and cannot say of which case the document is`),
      ),
    ),
  ];
}

/** The routing path of a document ends at a place. */
function routeFaults(catalogue: Catalogue, { document, routeBy }: RequestDeclaration): string[] {
  if (routeBy === undefined) return [];
  let at: AnyEntity | undefined = getEntity(catalogue, document);
  for (const name of routeBy.path.split('.')) {
    const field: AnyEntity['fields'][string] | undefined = at?.fields[name];
    at = field?.kind === 'ref' ? catalogue.entities.get(field.target) : undefined;
  }
  return at?.name === routeBy.by ? [] : [`request ${document}: "${routeBy.path}" leads to no ${routeBy.by}`];
}

const COUNTS = 200;
/** The length of its column. */
const LONGEST_CODE = 60;

function approveCodeFaults({ document, approveCode }: RequestDeclaration): string[] {
  const days = ['2026-12-31', '2027-01-01'].map(getPlainDate);
  // Numbers start again each year: the same count makes another code in the next year.
  const codes = Array.from({ length: COUNTS }, (_, index) => index + 1).flatMap((count) =>
    days.map((day) => approveCode(count, day, {})),
  );
  return [
    ...(new Set(codes).size < codes.length ? [`request ${document}: two documents would get the same number`] : []),
    ...(codes.some((code) => code.length > LONGEST_CODE || code.trim() === '')
      ? [`request ${document}: a number is empty or too long`]
      : []),
  ];
}

function duplicateDocumentTypes(declarations: readonly RequestDeclaration[]): string[] {
  const types = declarations.flatMap(({ document, documentTypes }) =>
    documentTypes.map((type) => ({ document, type })),
  );
  return [
    ...declarations
      .filter(({ documentTypes }) => documentTypes.length === 0)
      .map(({ document }) => `request ${document}: serves no document type`),
    ...types
      .filter(({ type }) => !Object.hasOwn(documentType.values, type))
      .map(({ document, type }) => `request ${document}: "${type}" is no document type`),
    ...types
      .filter(({ type }, index) => types.findIndex((other) => other.type === type) !== index)
      .map(({ document, type }) => `request ${document}: another serves the document type "${type}" already`),
  ];
}

function documentsWithoutRequests(catalogue: Catalogue): string[] {
  return [...catalogue.entities.values()]
    .filter(({ isDocument, name }) => isDocument && requestDeclarationsOf(catalogue, name).length === 0)
    .map(({ name }) => `entity ${name}: a document that no requests are declared for`);
}

/**
 * The fields of a register entry are on one form with the document, and their errors have the same names, so none may
 * occur in both.
 */
function duplicateRegisterFields({ modules, entities }: Catalogue): string[] {
  const registerEntities = modules
    .flatMap(({ screens }) => screens)
    .flatMap((screen) =>
      screen.kind === 'resource' && screen.party === undefined && screen.pages.includes('create')
        ? [entities.get(screen.entity)]
        : [],
    );
  return registerEntities.flatMap((entity) =>
    entity?.isDocument === true
      ? Object.keys(recordedFields)
          .filter((name) => isFilledIn(entity, name))
          .map(
            (name) =>
              `request ${entity.name}: its register is kept by hand, and "${name}" is what an entry is asked for`,
          )
      : [],
  );
}
