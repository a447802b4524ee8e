/**
 * A module whose documents are requested, received and approved: from what is particular to it, all four screens, their
 * menus and rights, and what the engine has to know.
 */
import { codesOf, type Choice } from '#language/choice.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import type { MessageCatalogue } from '#language/message.ts';
import { allRights, defineModule, type MenuDeclaration, type ModuleDeclaration, readRights, sideBelow } from '#language/module.ts';
import { camel, collectionName } from '#language/naming.ts';
import type { ChecklistItem, RequestDeclaration } from '#language/request.ts';
import { landingScreen, resourceScreen, screenPages, type ScreenDeclaration, type ScreenPage } from '#language/screen.ts';
import type { Right } from '#language/rights.ts';
import type { Workflow } from '#language/workflow.ts';
import { documentType, type requestType } from '../businessChoices.ts';
import { requestFlow, type FlowOptions, type RequestParty } from './requestFlow.ts';

/** Of the usual way of a request, or of one that is the module's own. Whether it is charged follows from its `fee`. */
type Way = Workflow | Omit<FlowOptions, 'name' | 'title' | 'isCharged'>;

export interface RequestModuleOptions<Item extends string = string> extends Omit<RequestDeclaration, 'document' | 'menus' | 'registerMenu' | 'attachments' | 'documentTypes' | 'workflow' | 'checklist' | 'cancelFields'> {
  /** The folder, and the first segment of its routes. */
  readonly name: string;
  readonly icon: string;
  /** Modules whose functions it uses. */
  readonly dependsOn?: readonly string[];
  readonly document: AnyEntity;
  readonly documentTypes: readonly (keyof typeof documentType.values)[];
  readonly parts: readonly AnyEntity[];
  /** Its vocabularies beside the checklist. */
  readonly choices?: readonly Choice[];
  readonly workflow: Way;
  /** What may be attached. */
  readonly checklist: Choice<Item>;
  /** What must be, and to which kinds of request. */
  readonly requiredFor?: Readonly<Partial<Record<NoInfer<Item>, readonly (keyof typeof requestType.values)[]>>>;
  readonly cancelFields?: readonly string[];
  readonly messages?: MessageCatalogue;
  readonly registerTitle: Label;
  /** Officers enter in the register what stands on paper, and correct what is in it. */
  readonly isKeptByHand?: true;
  /** Who receives, beside the defaults of the department. */
  readonly receivers?: readonly string[];
  /** Further calls of its screens: what they print. */
  readonly calls?: readonly string[];
}

const requests = '/api/v1/transaction/requests';
const dossiers = '/api/v1/transaction/dossiers';

/** Below whatever menu a request is looked at from: its case, and what moves it. */
export const stepCalls = [`POST ${requests}/case`, `POST ${requests}/difference`, `PUT ${requests}`, `PUT ${requests}/request`, `PUT ${requests}/request_all`, `PUT ${requests}/re-status`] as const;
const caseCalls = [...stepCalls, `PUT ${requests}/unlock`, `PUT ${requests}/scan`];
const standingCalls = [`PUT ${dossiers}/suspend`, `PUT ${dossiers}/reinstate`, `PUT ${dossiers}/revoke`];

const looks = ['canView', 'canSelect'] as const satisfies readonly Right[];
const acts = [...looks, 'canEdit'] as const satisfies readonly Right[];

export function requestModule<const Item extends string>(options: RequestModuleOptions<Item>): ModuleDeclaration {
  const { name, dependsOn = [], document, parts, checklist, choices = [], messages = {}, title, icon } = options;
  const menus = menusOf(options);
  const declaration = declarationOf(options);
  return defineModule({
    name,
    dependsOn,
    choices: [...choices, checklist],
    messages,
    entities: [document, ...parts],
    menus,
    menuSides: [{ key: name, label: title, icon, seq: seqOf(options) }, ...menus.map(sideBelow(name))],
    screens: screensOf(options, declaration),
    requests: [declaration],
  });
}

const FIRST_SEQ = 100;

/** In the order of the document types, of which no two modules have the same. */
function seqOf({ documentTypes }: Pick<RequestModuleOptions, 'documentTypes'>): number {
  return FIRST_SEQ + Math.min(...documentTypes.map((type) => Number(documentType.values[type].key)));
}

function declarationOf<Item extends string>(options: RequestModuleOptions<Item>): RequestDeclaration {
  const { name, document, documentTypes, typeOf, title, workflow, renewal, validMonths, approveCode, fee, claims, publicFacts, subject, cancelFields = ['reason', 'attachments'] } = options;
  return {
    document: document.name,
    documentTypes,
    ...(typeOf === undefined ? {} : { typeOf }),
    ...(fee === undefined ? {} : { fee }),
    ...(claims === undefined ? {} : { claims }),
    ...(publicFacts === undefined ? {} : { publicFacts }),
    title,
    workflow: 'states' in workflow ? workflow : requestFlow({ name: camel(name), title, ...workflow, ...(fee === undefined ? {} : { isCharged: true }) }),
    menus: { operator: `${name}.requests`, receiver: `${name}.request-receives`, approver: `${name}.request-approves` } satisfies Record<RequestParty, string>,
    registerMenu: `${name}.${collectionName(document.name)}`,
    renewal,
    validMonths,
    approveCode,
    subject,
    attachments: 'attachments',
    checklist: itemsOf(options),
    cancelFields,
  };
}

function itemsOf<Item extends string>({ checklist, requiredFor }: RequestModuleOptions<Item>): readonly ChecklistItem[] {
  return codesOf(checklist).map((code) => ({ code, label: checklist.values[code].label, requiredFor: requiredFor?.[code] ?? [] }));
}

function menusOf({ name, document, registerTitle, icon, receivers = [], calls = [] }: RequestModuleOptions): readonly MenuDeclaration[] {
  const register = collectionName(document.name);
  const entities = [document.name, 'request', 'dossier'];
  const readers = { ADMIN: readRights, AUDITOR: readRights };
  // Employees and agents have what the owner gives them of it.
  const operators = (given: readonly Right[]): Record<string, readonly Right[]> => ({ OPERATOR_OWNER: given });
  const menu = (key: string, label: Label, rest: Pick<MenuDeclaration, 'roles'> & Partial<MenuDeclaration>): MenuDeclaration => ({
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
      calls: [...caseCalls, ...standingCalls, `PUT /api/v1/${document.wire}/register`, ...calls],
      roles: { ...readers, ...operators(looks), OFFICER_CENTER: looks, OFFICER_HEAD: [...acts, 'canCreate'], SIGNATORY: [...looks, 'canArchive', 'canActive'] },
    }),
    menu('requests', ['คำขอ', 'Requests'], { icon: 'FileTextOutlined', roles: { ...readers, ...operators(allRights) } }),
    menu('request-receives', ['รับและตรวจคำขอ', 'Requests received'], {
      icon: 'InboxOutlined',
      roles: { ...readers, OFFICER_CENTER: acts, OFFICER_HEAD: [...acts, 'canActive'], ...Object.fromEntries(receivers.map((role) => [role, acts])) },
    }),
    menu('request-approves', ['พิจารณาคำขอ', 'Requests to sign'], { icon: 'FileDoneOutlined', attributes: { forApprove: true }, roles: { ...readers, SIGNATORY: [...acts, 'canActive'] } }),
  ];
}

/** Receiving and approving are the pages of the document too, below another beginning of the address. */
function screensOf({ name, title, document, isKeptByHand }: RequestModuleOptions, { workflow }: RequestDeclaration): readonly ScreenDeclaration[] {
  const screen = (path: string, rest: NonNullable<Parameters<typeof resourceScreen>[2]>): ScreenDeclaration => resourceScreen(`/app/${name}/${path}`, document.name, rest);
  const pagesOf = (party: RequestParty): readonly ScreenPage[] => (Object.values(workflow.states).some((state) => (state?.edits?.[party]?.length ?? 0) > 0) ? ['list', 'edit', 'view'] : ['list', 'view']);
  const status = 'refRequest.refStatus.code';
  return [
    landingScreen(`/app/${name}`, title),
    screen(collectionName(document.name), { pages: isKeptByHand === true ? screenPages : ['list', 'view'], only: [{ name: 'isCurrent', operator: '=', value: true }] }),
    screen('requests', { party: 'operator' }),
    screen('request-receives', { pages: pagesOf('receiver'), party: 'receiver', only: [{ name: status, operator: '=', value: 'draft', isNot: true }] }),
    screen('request-approves', { pages: pagesOf('approver'), party: 'approver', only: [{ name: status, operator: 'in', value: ['waitSign', 'approved', 'notApproved'] }] }),
  ];
}
