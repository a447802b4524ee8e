/** Writes the rights as a page for review: docs/rights.md, written by `npm run rights`. */
import type { Label } from '#language/label.ts';
import { rowScope } from '#platform/model/choices.ts';
import type { RightsMatrix, OpenLine, RoleLines } from './rightsMatrix.ts';
import { ANONYMOUS_ROLE, SIGNED_IN_ROLE } from '../rights/roles.ts';

export function rightsMatrixText(matrix: RightsMatrix): string {
  return [
    ...HEAD,
    ...matrix.roles.flatMap(roleSection),
    ...callSection(matrix),
    ...openSection(matrix, ANONYMOUS_ROLE),
    ...openSection(matrix, SIGNED_IN_ROLE),
    ...emptySection(matrix),
  ]
    .join('\n')
    .concat('\n');
}

const HEAD = [
  '# Rights',
  '',
  'Written by `npm run rights` from the declarations; a test fails while it differs from them. Read the difference before',
  'you commit it: it is who may do what in a fresh installation. Administrators may change it afterwards.',
  '',
  'One line a role and kind of record: V view, export and trace, v search alone, C create, E edit, A activate, R archive,',
  'D delete, S select, k the card alone (a picker). A part, such as `userRole`, is written with its root; `…/me` are one’s',
  'own. Rows: what the role sees of records that are somebody’s; where a line says nothing of whose, they are the same for',
  'everybody who may read them. `registration`: who sees by department reads it where they see the registration of its',
  'holder, and writes nothing by that. Every role but ANONYMOUS has what SIGNED_IN has besides; that is not repeated.',
  '',
];

function roleSection({ role, fieldClasses, entities }: RoleLines): string[] {
  const rows = role.code === ANONYMOUS_ROLE ? 'none' : rowScope.values[role.rowScope].label[1].toLowerCase();
  return [
    `## ${role.code}`,
    '',
    `${role.label[1]}. Rows: ${rows}. Fields: ${fieldClasses.join(', ')}.`,
    '',
    ...table(
      ['record', 'rights', 'whose', 'title'],
      entities.map(({ name, letters: given, scope: owners, title }) => [name, given, owners.join(', '), title[1]]),
    ),
  ];
}

function callSection({ calls }: RightsMatrix): string[] {
  return [
    '## Further calls',
    '',
    'Beside the generic ones of every record: who is let in.',
    '',
    ...table(
      ['call', 'roles', 'what'],
      calls.map(({ key, roles, summary }) => [code(key), roles.join(', '), english(summary)]),
    ),
  ];
}

function openSection({ open }: RightsMatrix, role: typeof ANONYMOUS_ROLE | typeof SIGNED_IN_ROLE): string[] {
  const isOpenTo = ({ roles }: OpenLine): boolean =>
    roles.includes(role) && (role === ANONYMOUS_ROLE || !roles.includes(ANONYMOUS_ROLE));
  const title = role === ANONYMOUS_ROLE ? '## Open to everybody' : '## Open to everybody who has signed in';
  return [
    title,
    '',
    ...table(
      ['calls', 'how many', 'why'],
      open.filter(isOpenTo).map(({ call, calls, why }) => [code(call), String(calls.length), why]),
    ),
  ];
}

function emptySection({ emptyPatterns }: RightsMatrix): string[] {
  if (emptyPatterns.length === 0) return [];
  return [
    '## Given, and not there',
    '',
    'No call answers to these: they are misspelt, or not written yet.',
    '',
    ...emptyPatterns.map((key) => `- ${code(key)}`),
    '',
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['Nothing.', ''];
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function english([, en]: Label): string {
  return en;
}
