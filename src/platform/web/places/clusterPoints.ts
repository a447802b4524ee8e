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
  const clusters: GrowingCluster<Item>[] = [];
  // Cells as large as the radius: the first point of a cluster is in the cell of a point or in one next to it.
  const cells = new Map<string, GrowingCluster<Item>[]>();
  const cellAt = (x: number, y: number): string => `${Math.floor(x / radiusPx)} ${Math.floor(y / radiusPx)}`;
  for (const { x, y, item } of points) {
    const around = AROUND.flatMap(([dx, dy]) => cells.get(cellAt(x + dx * radiusPx, y + dy * radiusPx)) ?? []);
    const nearest = findNearest(around, { x, y, radiusPx });
    if (nearest === undefined) {
      const cluster = { x, y, items: [item] };
      clusters.push(cluster);
      cells.set(cellAt(x, y), [...(cells.get(cellAt(x, y)) ?? []), cluster]);
    } else nearest.items.push(item);
  }
  return clusters;
}

interface GrowingCluster<Item> {
  readonly x: number;
  readonly y: number;
  readonly items: Item[];
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function findNearest<Item>(
  clusters: readonly GrowingCluster<Item>[],
  { x, y, radiusPx }: { readonly x: number; readonly y: number; readonly radiusPx: number },
): GrowingCluster<Item> | undefined {
  let [nearest, distance]: [GrowingCluster<Item> | undefined, number] = [undefined, radiusPx];
  for (const cluster of clusters) {
    const found = Math.hypot(cluster.x - x, cluster.y - y);
    if (found <= distance) [nearest, distance] = [cluster, found];
  }
  return nearest;
}
