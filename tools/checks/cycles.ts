/** Finds the cycles of a graph, each reported once: `a → b → a`. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];

  function visit(node: string, path: readonly string[]): void {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycles.push([...path.slice(path.indexOf(node)), node].join(' → '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    state.set(node, 'done');
  }

  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

export function graphOf(edges: readonly { readonly from: string; readonly to: string }[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { from, to } of edges) graph.set(from, [...(graph.get(from) ?? []), to]);
  return graph;
}
