/** Groups points that would cover each other on the screen. */

export interface ScreenPoint<Item> {
  readonly x: number;
  readonly y: number;
  readonly item: Item;
}

export interface Cluster<Item> {
  /** That of its first point, so that no two clusters cover each other. */
  readonly x: number;
  readonly y: number;
  readonly items: readonly Item[];
}

/** A point that is no farther than `radiusPx` from the first point of a cluster belongs to it, the nearest one. */
export function clusterPoints<Item>(points: readonly ScreenPoint<Item>[], radiusPx: number): readonly Cluster<Item>[] {
  const clusters: { x: number; y: number; items: Item[] }[] = [];
  // Cells as large as the radius: the first point of a cluster is in the cell of a point or in one next to it.
  const cells = new Map<string, typeof clusters>();
  const cellOf = (value: number): number => Math.floor(value / radiusPx);
  for (const { x, y, item } of points) {
    const [column, row] = [cellOf(x), cellOf(y)];
    let [nearest, distance]: [(typeof clusters)[number] | undefined, number] = [undefined, radiusPx];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const cluster of cells.get(`${column + dx} ${row + dy}`) ?? []) {
          const found = Math.hypot(cluster.x - x, cluster.y - y);
          if (found <= distance) [nearest, distance] = [cluster, found];
        }
    if (nearest !== undefined) {
      nearest.items.push(item);
      continue;
    }
    const cluster = { x, y, items: [item] };
    clusters.push(cluster);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), cluster]);
  }
  return clusters;
}
