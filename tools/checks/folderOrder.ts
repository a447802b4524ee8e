/**
 * Checks whether the folders below a root import each other in one direction only, so that they can be read in an
 * order.
 */
import { findCycles, graphOf } from './cycles.ts';
import { edgesOf, type Edge } from './imports.ts';
import { isTest, type SourceFile } from './sources.ts';

/**
 * Returns pairs of folders that import each other, and longer circles of folders. Units are the folders directly below
 * the root, and each file in the root itself. Types and lazy imports are not counted, nor are tests.
 */
export function folderCircles(files: readonly SourceFile[], root: string): string[] {
  const imports = importsBetweenUnits(files, root);
  const backward = [...imports.values()].filter((unitImports) =>
    isSmallerDirection(unitImports, imports.get(key(unitImports.to, unitImports.from))),
  );
  const forward = [...imports.values()].filter((unitImports) => !backward.includes(unitImports));
  return [
    ...backward.map(
      (unitImports) => `${unitImports.from} and ${unitImports.to} import each other: ${describe(unitImports)}`,
    ),
    // The smaller direction of every pair is left out: the pair is reported already, and would close other circles.
    ...findCycles(graphOf(forward)).map((circle) => describeCircle(circle.split(ARROW), imports)),
  ];
}

interface UnitImports {
  readonly from: string;
  readonly to: string;
  readonly edges: readonly Edge[];
}

const ARROW = ' → ';

function importsBetweenUnits(files: readonly SourceFile[], root: string): Map<string, UnitImports> {
  const found = new Map<string, UnitImports>();
  for (const edge of edgesOf(files.filter(({ path }) => path.startsWith(`${root}/`) && !isTest(path)))) {
    const from = findUnit(edge.from, root);
    const to = findUnit(edge.to, root);
    if (edge.kind !== 'value' || from === undefined || to === undefined || from === to) continue;
    found.set(key(from, to), { from, to, edges: [...(found.get(key(from, to))?.edges ?? []), edge] });
  }
  return found;
}

/** Returns `http` for `src/platform/server/http/call.ts`, `app.ts` for `src/platform/server/app.ts`. */
function findUnit(path: string, root: string): string | undefined {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
}

function key(from: string, to: string): string {
  return `${from}${ARROW}${to}`;
}

/** Of two equal directions the later one by name counts as the smaller, so that one of them is always reported. */
function isSmallerDirection(unitImports: UnitImports, opposite: UnitImports | undefined): boolean {
  if (opposite === undefined) return false;
  if (unitImports.edges.length !== opposite.edges.length) return unitImports.edges.length < opposite.edges.length;
  return unitImports.from > unitImports.to;
}

function describeCircle(circle: readonly string[], imports: ReadonlyMap<string, UnitImports>): string {
  const hops = circle.slice(1).flatMap((to, index) => imports.get(key(circle[index] ?? '', to)) ?? []);
  const [fewest] = hops.toSorted((one, other) => one.edges.length - other.edges.length);
  return `folders import each other in a circle, ${circle.join(ARROW)}${fewest === undefined ? '' : `: ${describe(fewest)}`}`;
}

function describe({ from, to, edges }: UnitImports): string {
  const importList = edges.map((edge) => `${edge.from}:${edge.line} imports ${edge.to}`).join(', ');
  return `fewest imports from ${from} to ${to}: ${importList}`;
}
