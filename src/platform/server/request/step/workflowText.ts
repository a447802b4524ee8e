/** The workflows as a text that people review: docs/workflows.md, written by `npm run workflows`. */
import type { Catalogue } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import type { RecordWorkflow } from '#language/recordWorkflow.ts';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { Right } from '#language/rights.ts';
import { isFinalState, statesOf, type Workflow, type WorkflowAction } from '#language/workflow.ts';
import { dossierFlow, rightByParty } from '#platform/model/request/dossierFlow.ts';

export function workflowText(catalogue: Pick<Catalogue, 'requests' | 'workflows' | 'menus'>): string {
  const requests = [...catalogue.requests.values()];
  return [
    ...HEAD,
    ...requests.flatMap((declaration) => requestSection(catalogue, declaration)),
    ...dossierSection(catalogue, requests),
    ...[...catalogue.workflows.values()].flatMap((declaration) => recordSection(catalogue, declaration)),
  ]
    .join('\n')
    .concat('\n');
}

const HEAD = [
  '# Workflows',
  '',
  'Written by `npm run workflows` from the declarations; a test fails while it differs from them. Read the difference',
  'before you commit it: it is who may do what with a request, and when. `matrix.api.test.ts` asks the running API the',
  'same of every state, action and role.',
  '',
  'A step that is taken back (`re-status`) leads to where it came from, and what it brought about is undone. What has',
  'ended stays as it ended, and nothing that is for good is taken back. Officers who have the right to activate take',
  'steps back. Who stands in for an officer today may do what that officer may, and both are written down.',
  '',
];

function requestSection(
  catalogue: Pick<Catalogue, 'menus'>,
  { title, document, workflow, menus, registerMenu }: RequestDeclaration,
): string[] {
  const rolesOf = (party: string, right: Right): string => rolesWithRight(catalogue, menus[party] ?? '', right);
  return [
    `## ${title[1]}`,
    '',
    `${title[0]} (\`${document}\`). What was issued is kept in \`${registerMenu}\`.`,
    '',
    ...table(
      ['party', 'roles that act', 'may take back', 'in the menu'],
      Object.entries(workflow.parties).map(([party, label]) => [
        label[1],
        rolesOf(party, 'canEdit'),
        party === 'operator' ? '' : rolesOf(party, 'canActive'),
        code(menus[party] ?? ''),
      ]),
    ),
    ...workflowTables(workflow),
  ];
}

/** The section of a record that is header and document in one row. */
function recordSection(
  catalogue: Pick<Catalogue, 'menus'>,
  { entity, workflow, parties, initialStates, actionOnEdit, takenBackBy }: RecordWorkflow,
): string[] {
  const whoBack =
    takenBackBy === undefined
      ? 'Nobody takes a step back.'
      : `Steps are taken back by ${rolesWithRight(catalogue, takenBackBy.menu, takenBackBy.right)}.`;
  const edited =
    actionOnEdit === undefined ? '' : ` A change of the record takes the step ${code(actionOnEdit)} where it leads on.`;
  const lines = Object.entries(workflow.parties).map(([party, label]) => {
    const { menu = '', right = 'canEdit', isHolder } = parties[party] ?? {};
    return [
      label[1],
      `${rolesWithRight(catalogue, menu, right)}${isHolder === true ? ', for the holder' : ''}`,
      code(right),
      code(menu),
    ];
  });
  return [
    `## ${workflow.title[1]}`,
    '',
    `${workflow.title[0]} (${code(entity)}), a record without a request. It begins as ${initialStates.map(code).join(' or ')}. ${whoBack}${edited}`,
    '',
    ...table(['party', 'roles that act', 'by the right', 'in the menu'], lines),
    ...workflowTables(workflow),
  ];
}

function workflowTables(workflow: Workflow): string[] {
  const actions = Object.entries(workflow.actions);
  const states = openStates(workflow);
  return [
    ...table(
      ['state', '', 'who is to act', 'working days', 'may be filled in'],
      statesOf(workflow).map((state) => stateLine(workflow, state)),
    ),
    ...table(
      ['action', ...states.map((state) => labelOf(workflow, state))],
      actions.map(([action, { label, from }]) => [
        `${label[1]} ${code(action)}`,
        ...states.map((state) => partiesOf(workflow, from[state])),
      ]),
    ),
    ...table(
      ['action', 'leads to', 'must hold', 'brings about', 'asks for'],
      actions.map((entry) => actionLine(workflow, entry)),
    ),
  ];
}

function stateLine(workflow: Workflow, state: string): string[] {
  const { responsibleParty, waitsFor, days, editableFields = {} } = workflow.states[state] ?? {};
  const filled = Object.entries(editableFields).flatMap(([party, fields]) =>
    fields === undefined || fields.length === 0
      ? []
      : [`${partiesOf(workflow, [party])}: ${fields === 'all' ? 'everything' : fields.map(code).join(', ')}`],
  );
  return [
    labelOf(workflow, state),
    code(state),
    waitsFor !== undefined
      ? english(waitsFor)
      : responsibleParty === undefined
        ? 'ended'
        : partiesOf(workflow, [responsibleParty]),
    days === undefined ? '' : String(days),
    filled.join('; '),
  ];
}

function actionLine(
  workflow: Workflow,
  [, { label, to, shortcutTo, guards = [], effects = [], needsRemark, requiredInput, signs, isAutomatic }]: [
    string,
    WorkflowAction,
  ],
): string[] {
  return [
    label[1],
    to === undefined
      ? 'stays'
      : `${labelOf(workflow, to)}${shortcutTo === undefined ? '' : `, or ${labelOf(workflow, shortcutTo)} where nothing is due`}`,
    guards.map((guard) => english(workflow.guards[guard]?.label ?? [guard, guard])).join('; '),
    effects
      .map(
        (effect) =>
          `${english(workflow.effects[effect]?.label ?? [effect, effect])}${workflow.effects[effect]?.isIrreversible === true ? ' (for good)' : ''}`,
      )
      .join('; '),
    [
      needsRemark === true ? 'a remark' : '',
      requiredInput === 'checkResult' ? 'the result' : '',
      requiredInput === 'fields' ? 'the fields' : '',
      signs === 'must' ? 'a signature' : '',
      signs === 'may' ? 'a signature, if wanted' : '',
      isAutomatic === true ? 'nobody: the system takes it' : '',
    ]
      .filter((word) => word !== '')
      .join(', '),
  ];
}

function dossierSection(catalogue: Pick<Catalogue, 'menus'>, requests: readonly RequestDeclaration[]): string[] {
  const rights: Readonly<Record<string, Right | undefined>> = rightByParty;
  const lines = Object.entries(dossierFlow.actions).flatMap(([, { label, from, to, isAutomatic }]) =>
    Object.entries(from).flatMap(([state, parties = []]) => {
      const who = requests.map(
        ({ document, registerMenu }) =>
          `${code(document)}: ${[...new Set(parties.map((party) => rolesWithRight(catalogue, registerMenu, rights[party] ?? 'canArchive')))].join(', ')}`,
      );
      return [
        [
          label[1],
          labelOf(dossierFlow, state),
          labelOf(dossierFlow, to ?? state),
          isAutomatic === true
            ? 'nobody: the system takes it when the document is issued that uses it up'
            : who.join('; '),
        ],
      ];
    }),
  );
  return [
    '## What was issued',
    '',
    'Done to the dossier itself, without a request and always with a remark.',
    '',
    ...table(['action', 'from', 'to', 'roles'], lines),
  ];
}

function rolesWithRight({ menus }: Pick<Catalogue, 'menus'>, menu: string, right: Right): string {
  const roles = menus.find(({ key }) => key === menu)?.roles ?? {};
  return Object.entries(roles)
    .filter(([, rightsOfRole]) => rightsOfRole.includes(right))
    .map(([role]) => role)
    .join(', ');
}

/** Returns the states in which something can still be done. */
function openStates(workflow: Workflow): readonly string[] {
  return statesOf(workflow).filter((state) => !isFinalState(workflow, state));
}

function partiesOf({ parties }: Workflow, names: readonly string[] | undefined): string {
  return (names ?? []).map((party) => parties[party]?.[1] ?? party).join(', ');
}

function labelOf({ choice }: Workflow, state: string): string {
  return choice.values[state]?.label[1] ?? state;
}

function english([, en]: Label): string {
  return en;
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
