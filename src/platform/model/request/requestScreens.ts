/** The screens of a module whose documents are requested, received and approved. */
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { collectionName, toCamelCase } from '#language/naming.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import {
  landingScreen,
  resourceScreen,
  screenPages,
  type ScreenDeclaration,
  type ScreenPage,
} from '#language/screen.ts';
import { statesOf, type Workflow } from '#language/workflow.ts';

/** The last segment of the pages on which officers file for operators. */
export const COUNTER = 'counter';

interface ScreenOptions {
  readonly name: string;
  readonly title: Label;
  readonly document: AnyEntity;
  readonly documentOf?: string;
  readonly hasManualRegister?: true;
  readonly isFiledAtCounter?: true;
  readonly parties?: Readonly<Record<string, { readonly path: string }>>;
}

/**
 * The last segment of the address of the register: called like the document, or like the module if another module
 * declares the document.
 */
export function registerPathOf({
  name,
  document,
  documentOf,
}: Pick<ScreenOptions, 'name' | 'document' | 'documentOf'>): string {
  return collectionName(documentOf === undefined ? document.name : toCamelCase(name));
}

export function screensOf(options: ScreenOptions, { workflow }: RequestDeclaration): readonly ScreenDeclaration[] {
  const { name, title, document, hasManualRegister, isFiledAtCounter, parties = {} } = options;
  const screen = (path: string, rest: NonNullable<Parameters<typeof resourceScreen>[2]>): ScreenDeclaration =>
    resourceScreen(`/app/${name}/${path}`, document.name, rest);
  const pagesOf = (party: string): readonly ScreenPage[] =>
    Object.values(workflow.states).some((state) => (state?.editableFields?.[party]?.length ?? 0) > 0)
      ? ['list', 'edit', 'view']
      : ['list', 'view'];
  const status = 'refRequest.refStatus.code';
  return [
    landingScreen(`/app/${name}`, title),
    screen(registerPathOf(options), {
      pages: hasManualRegister === true ? screenPages : ['list', 'view'],
      listFilter: [{ name: 'isCurrent', operator: '=', value: true }],
    }),
    screen('requests', { party: 'operator' }),
    ...(isFiledAtCounter === true
      ? [
          screen(COUNTER, {
            party: 'operator',
            isAtCounter: true,
            listFilter: [{ name: 'refRequest.refOrigin.code', operator: '=', value: 'office' }],
          }),
        ]
      : []),
    screen('request-receives', {
      pages: pagesOf('receiver'),
      party: 'receiver',
      listFilter: [{ name: status, operator: '=', value: 'draft', isNot: true }],
    }),
    screen('request-approves', {
      pages: pagesOf('approver'),
      party: 'approver',
      listFilter: [{ name: status, operator: 'in', value: approverStates(workflow) }],
    }),
    ...Object.entries(parties).map(([party, { path }]) =>
      screen(path, {
        pages: pagesOf(party),
        party,
        listFilter: [{ name: status, operator: '=', value: 'draft', isNot: true }],
      }),
    ),
  ];
}

/** Returns the states that wait for a decision, and the decided ones. */
function approverStates(workflow: Workflow): readonly string[] {
  return [
    ...statesOf(workflow).filter((state) => workflow.states[state]?.responsibleParty === 'approver'),
    'approved',
    'notApproved',
  ];
}
