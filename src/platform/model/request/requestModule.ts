/**
 * A module whose documents are requested, received and approved: from its own options it makes all four screens, their
 * menus and rights, and the declaration for the engine.
 */
import { codesOf, labelOf, type Choice } from '#language/choice.ts';
import type { AnyEntity, EntityNamed } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { MessageCatalogue } from '#language/message.ts';
import {
  allRights,
  defineModule,
  type HolderPanelDeclaration,
  type MenuDeclaration,
  type ModuleDeclaration,
  readRights,
  menuSideUnder,
} from '#language/module.ts';
import { toCamelCase } from '#language/naming.ts';
import type { RecordValuesWithNames } from '#language/namedRecord.ts';
import type { RecordValues, FieldName } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import type { ChecklistItem, DocumentRules, RequestDeclaration } from '#language/requestDeclaration.ts';
import type { ScreenDeclaration } from '#language/screen.ts';
import type { Right } from '#language/rights.ts';
import type { Workflow } from '#language/workflow.ts';
import { documentType, type requestType } from '../businessChoices.ts';
import type { RequestParty } from './requestFlowParts.ts';
import { requestFlow, type RequestFlowOptions } from './requestFlow.ts';
import { COUNTER, registerPathOf, screensOf } from './requestScreens.ts';
import { actRights, filerRightsByRole, rightsByRole, viewRights } from './partyRights.ts';

/** Built from stages under the name of the module, or written completely. */
type WorkflowOptions =
  | Workflow
  | Omit<RequestFlowOptions, 'name' | 'title' | 'application' | 'certificate' | 'issueEffects'>;

export interface RequestModuleOptions<
  E extends EntityName = EntityName,
  Item extends string = string,
  Name extends string = string,
>
  extends
    Omit<
      RequestDeclaration,
      | keyof DocumentRules
      | 'document'
      | 'module'
      | 'namedFields'
      | 'menus'
      | 'registerMenu'
      | 'counterMenu'
      | 'office'
      | 'attachments'
      | 'documentTypes'
      | 'workflow'
      | 'checklist'
      | 'cancelFields'
    >,
    DocumentRules<RecordValues<NoInfer<E>>, RecordValuesWithNames<NoInfer<E>, NoInfer<Name>>>,
    Pick<RequestFlowOptions, 'application' | 'certificate'> {
  /** The folder, and the first segment of its routes. */
  readonly name: string;
  readonly icon: string;
  /** Modules whose functions it uses. */
  readonly dependsOn?: readonly string[];
  /**
   * With `documentOf`, another module declares the entity, its parts, their choices and the checklist: all of them are
   * named here, too, and declared only there.
   */
  readonly document: EntityNamed<E>;
  readonly namedFields?: readonly Name[];
  readonly documentTypes: readonly (keyof typeof documentType.values)[];
  readonly parts: readonly AnyEntity[];
  /** Its choices in addition to the checklist; with `documentOf`, only those that the other module does not have. */
  readonly choices?: readonly Choice[];
  readonly workflow: WorkflowOptions;
  /** Parties of its workflow in addition to operator, receiver and approver: each with its own menu. */
  readonly parties?: Readonly<Record<string, PartyMenu>>;
  /** The kinds of attachment. With `documentOf`, the choice of the other module. */
  readonly checklist: Choice<Item>;
  /** The kinds that its documents have, if not all. */
  readonly checklistItems?: readonly NoInfer<Item>[];
  /** The required ones, and for which kinds of request. */
  readonly requiredFor?: Readonly<Partial<Record<NoInfer<Item>, readonly (keyof typeof requestType.values)[]>>>;
  /** By kind of attachment: whether a document needs it. One that is not named here applies to every document. */
  readonly neededWhen?: Readonly<Partial<Record<NoInfer<Item>, (document: RecordValues<NoInfer<E>>) => boolean>>>;
  readonly cancelFields?: readonly string[];
  readonly messages?: MessageCatalogue;
  readonly registerTitle: Label;
  /** Officers enter issued paper documents in the register, and correct its entries. */
  readonly hasManualRegister?: true;
  /**
   * Only officers begin it: their roles, and the field of the document with the operator to whom it belongs once it is
   * issued.
   */
  readonly office?: {
    readonly holderFrom: NoInfer<Extract<keyof RecordValues<E>, string>>;
    readonly roles: PartyRoles;
  };
  /** Officers may file it for an operator at the counter: the receivers, unless other roles are given. */
  readonly isFiledAtCounter?: true;
  /**
   * The roles that receive and approve, if they are not officers of the central office and signatories: a checkpoint, a
   * province.
   */
  readonly roles?: Readonly<Partial<Record<'receiver' | 'approver' | 'counter', PartyRoles>>>;
  /** Further calls of its screens, for printing. */
  readonly calls?: readonly string[];
  /** Its panels on the page of a holder. */
  readonly holderPanels?: readonly HolderPanelDeclaration[];
  /** What the module has besides its documents: each screen with a menu of its own. */
  readonly also?: {
    readonly entities?: readonly AnyEntity[];
    readonly menus?: readonly MenuDeclaration[];
    readonly screens?: readonly ScreenDeclaration[];
  };
}

/** The same options for an unknown entity: its functions then take any record. */
type AnyRequestModuleOptions = Omit<RequestModuleOptions, keyof DocumentRules | 'neededWhen'> &
  DocumentRules & { readonly neededWhen?: Readonly<Record<string, NonNullable<ChecklistItem['neededWhen']>>> };

/** A further party of a workflow, and the menu in which `canEdit` makes people that party. */
export interface PartyMenu {
  readonly label: Label;
  /** The last segment of its address: `laboratory`. */
  readonly path: string;
  readonly title: Label;
  readonly icon: string;
  readonly roles: PartyRoles;
}

export interface PartyRoles {
  /** Roles that act as the party. */
  readonly act: readonly string[];
  /** The roles of these that may take a step back. */
  readonly takeBack?: readonly string[];
}

const requests = '/api/v1/transaction/requests';
const dossiers = '/api/v1/transaction/dossiers';

/** Calls of every menu that shows a request: its case, and its actions. */
export const stepCalls = [
  `POST ${requests}/case`,
  `POST ${requests}/difference`,
  `POST ${requests}/references`,
  `POST ${requests}/documents`,
  `PUT ${requests}`,
  `PUT ${requests}/request`,
  `PUT ${requests}/request_all`,
  `PUT ${requests}/re-status`,
] as const;
const caseCalls = [...stepCalls, `PUT ${requests}/unlock`, `PUT ${requests}/scan`];
const standingCalls = [`PUT ${dossiers}/suspend`, `PUT ${dossiers}/reinstate`, `PUT ${dossiers}/revoke`];

export function requestModule<E extends EntityName, const Item extends string, const Name extends FieldName<E> = never>(
  given: RequestModuleOptions<E, Item, Name>,
): ModuleDeclaration {
  const options = given as unknown as AnyRequestModuleOptions;
  const { name, dependsOn = [], document, documentOf, parts, checklist, choices = [], messages = {} } = options;
  const { title, icon } = options;
  const { entities = [], screens = [], menus: furtherMenus = [] } = options.also ?? {};
  const menus = [...menusOf(options), ...furtherMenus];
  const declaration = declarationOf(options);
  return defineModule({
    name,
    dependsOn: documentOf === undefined ? dependsOn : [...new Set([documentOf, ...dependsOn])],
    choices: documentOf === undefined ? [...choices, checklist] : choices,
    messages,
    entities: documentOf === undefined ? [document, ...parts, ...entities] : entities,
    menus,
    menuSides: [{ key: name, label: title, icon, seq: menuSeqOf(options) }, ...menus.map(menuSideUnder(name))],
    screens: [...screensOf(options, declaration), ...screens],
    requests: [declaration],
    holderPanels: options.holderPanels ?? [],
  });
}

const FIRST_SEQ = 100;

/** In the order of the document types; no two modules share one. */
function menuSeqOf({ documentTypes }: Pick<AnyRequestModuleOptions, 'documentTypes'>): number {
  return FIRST_SEQ + Math.min(...documentTypes.map((type) => Number(documentType.values[type].key)));
}

function declarationOf(options: AnyRequestModuleOptions): RequestDeclaration {
  const {
    name,
    document,
    documentOf,
    labels,
    documentTitle,
    documentTypes,
    documentTypeOf,
    namedFields,
    partiesFor,
    suspendableTypes,
    title,
    workflow,
    renewal,
    validity,
    approveCode,
    fee,
    claims,
    stockCards,
    takes,
    publicFacts,
    followUps,
    issueEffects,
    subject,
    routeBy,
    office,
    isFiledAtCounter,
    application,
    certificate,
    parties = {},
    cancelFields = ['reason', 'attachments'],
  } = options;
  return {
    module: name,
    document: document.name,
    ...(documentOf === undefined ? {} : { documentOf }),
    ...(labels === undefined ? {} : { labels }),
    ...(documentTitle === undefined ? {} : { documentTitle }),
    documentTypes,
    ...(documentTypeOf === undefined ? {} : { documentTypeOf }),
    ...(namedFields === undefined ? {} : { namedFields }),
    ...(partiesFor === undefined ? {} : { partiesFor }),
    ...(suspendableTypes === undefined ? {} : { suspendableTypes }),
    ...(fee === undefined ? {} : { fee }),
    ...(claims === undefined ? {} : { claims }),
    ...(stockCards === undefined ? {} : { stockCards }),
    ...(takes === undefined ? {} : { takes }),
    ...(publicFacts === undefined ? {} : { publicFacts }),
    ...(routeBy === undefined ? {} : { routeBy }),
    ...(issueEffects === undefined ? {} : { issueEffects }),
    ...(followUps === undefined ? {} : { followUps }),
    ...(office === undefined ? {} : { office: { holderFrom: office.holderFrom } }),
    ...(isFiledAtCounter === undefined ? {} : { counterMenu: `${name}.${COUNTER}` }),
    title,
    workflow:
      'states' in workflow
        ? workflow
        : requestFlow({
            ...workflow,
            name: toCamelCase(name),
            title,
            isReferring: refersToOthers(options),
            isBegunByOffice: office !== undefined,
            opensStockCards: stockCards !== undefined,
            takesFromStockCards: takes !== undefined,
            isFiledAtCounter: isFiledAtCounter === true,
            ...(application === undefined ? {} : { application }),
            ...(certificate === undefined ? {} : { certificate }),
            ...(issueEffects === undefined ? {} : { issueEffects }),
            parties: { ...labelsOf(parties), ...workflow.parties },
          }),
    menus: {
      ...partyMenuKeys(name),
      ...Object.fromEntries(Object.entries(parties).map(([party, { path }]) => [party, `${name}.${path}`])),
    },
    registerMenu: `${name}.${registerPathOf(options)}`,
    renewal,
    validity,
    approveCode,
    subject,
    attachments: 'attachments',
    checklist: checklistItemsOf(options),
    cancelFields,
  };
}

const partyMenuKeys = (name: string): Record<RequestParty, string> => ({
  operator: `${name}.requests`,
  receiver: `${name}.request-receives`,
  approver: `${name}.request-approves`,
});

/** Whether it or one of its rows refers to a document that was issued. */
function refersToOthers({ document, parts }: Pick<AnyRequestModuleOptions, 'document' | 'parts'>): boolean {
  return [document, ...parts].some(({ fields }) =>
    Object.values(fields).some((field) => field.kind === 'ref' && field.refersTo !== undefined),
  );
}

function labelsOf(parties: Readonly<Record<string, PartyMenu>>): Readonly<Record<string, Label>> {
  return Object.fromEntries(Object.entries(parties).map(([party, { label }]) => [party, label]));
}

function checklistItemsOf({
  checklist,
  checklistItems = codesOf(checklist),
  requiredFor,
  neededWhen,
}: AnyRequestModuleOptions): readonly ChecklistItem[] {
  return checklistItems.map((code) => {
    const isNeeded = neededWhen?.[code];
    return {
      code,
      label: labelOf(checklist, code),
      requiredFor: requiredFor?.[code] ?? [],
      ...(isNeeded === undefined ? {} : { neededWhen: isNeeded }),
    };
  });
}

function menusOf(options: AnyRequestModuleOptions): readonly MenuDeclaration[] {
  const { name, title, document, registerTitle, icon, office, isFiledAtCounter } = options;
  const { roles = {}, parties = {}, calls = [] } = options;
  const register = registerPathOf(options);
  const entities = [document.name, 'request', 'dossier'];
  const readers = { ADMIN: readRights, AUDITOR: readRights };
  const receivers = roles.receiver ?? { act: ['OFFICER_CENTER', 'OFFICER_HEAD'], takeBack: ['OFFICER_HEAD'] };
  // Employees and agents have the rights that the owner gives them.
  const operators = (given: readonly Right[]): Record<string, readonly Right[]> => ({ OPERATOR_OWNER: given });
  const menu = (
    key: string,
    label: Label,
    rest: Pick<MenuDeclaration, 'roles'> & Partial<MenuDeclaration>,
  ): MenuDeclaration => ({
    key: `${name}.${key}`,
    label,
    url: `/app/${name}/${key}/**`,
    entities,
    calls: [...caseCalls, ...calls],
    ...rest,
  });
  return [
    menu(register, registerTitle, {
      icon,
      description: describeMenu(['เปิดดูเอกสารที่ออกให้กิจการแล้ว', 'View the documents issued to the company'], title),
      calls: [...caseCalls, ...standingCalls, `PUT /api/v1/${document.wire}/register`, ...calls],
      roles: {
        ...readers,
        ...operators(viewRights),
        OFFICER_CENTER: viewRights,
        OFFICER_HEAD: [...actRights, 'canCreate'],
        SIGNATORY: [...viewRights, 'canArchive', 'canActive'],
      },
    }),
    office === undefined
      ? menu('requests', ['คำขอ', 'Requests'], {
          icon: 'FileTextOutlined',
          description: describeMenu(
            ['จัดทำ ยื่น แก้ไข และติดตามคำขอ', 'Prepare, submit, correct and track requests'],
            title,
          ),
          roles: { ...readers, ...operators(allRights) },
        })
      : menu('requests', ['เอกสารที่จัดทำ', 'Documents prepared'], {
          icon: 'FileTextOutlined',
          roles: { ...readers, ...filerRightsByRole(office.roles) },
        }),
    ...(isFiledAtCounter === true
      ? [
          menu(COUNTER, ['ยื่นแทนผู้ประกอบการ', 'Filed for operators'], {
            icon: 'FormOutlined',
            calls: [...caseCalls, `PUT /api/v1/${document.wire}/counter`, ...calls],
            roles: { ...readers, ...filerRightsByRole(roles.counter ?? receivers) },
          }),
        ]
      : []),
    menu('request-receives', ['รับและตรวจคำขอ', 'Requests to review'], {
      icon: 'InboxOutlined',
      roles: { ...readers, ...rightsByRole(receivers) },
    }),
    menu('request-approves', ['พิจารณาคำขอ', 'Requests to sign'], {
      icon: 'FileDoneOutlined',
      attributes: { forApprove: true },
      roles: { ...readers, ...rightsByRole(roles.approver ?? { act: ['SIGNATORY'], takeBack: ['SIGNATORY'] }) },
    }),
    ...Object.values(parties).map((party) =>
      menu(party.path, party.title, { icon: party.icon, roles: { ...readers, ...rightsByRole(party.roles) } }),
    ),
  ];
}

function describeMenu([th, en]: Label, [titleTh, titleEn]: Label): Label {
  return [`${th}: ${titleTh}`, `${en}: ${titleEn}`];
}
