/** Returns the part of the system that a file of src/ belongs to, by its path alone. */

export type Layer = 'language' | 'platform' | 'modules' | 'apps';

/** From the bottom up: an area may import itself and the areas below it. */
export const layers: readonly Layer[] = ['language', 'platform', 'modules', 'apps'];

export interface Area {
  readonly layer: Layer;
  /** `pure` runs anywhere, `testing` only in tests. */
  readonly side: 'pure' | 'server' | 'web' | 'testing';
  readonly module?: string;
}

/** Returns undefined for a path that has no place in the layout. */
export function findArea(path: string): Area | undefined {
  const [root, layer, second = '', third = ''] = path.split('/');
  if (root !== 'src') return undefined;
  if (layer === 'language') return { layer, side: 'pure' };
  if (layer === 'platform') {
    const side = sideOf(second);
    return side === undefined ? undefined : { layer, side };
  }
  if (layer === 'modules') return findModuleArea(second, third);
  if (layer !== 'apps') return undefined;
  if (second === 'modules.ts' || second === 'moduleDeclarations.ts') return { layer, side: 'pure' };
  if (second === 'web') return { layer, side: 'web' };
  if (second === 'testing') return { layer, side: 'testing' };
  return second === 'server' || second === 'partners' ? { layer, side: 'server' } : undefined;
}

function findModuleArea(module: string, inside: string): Area | undefined {
  if (inside === '') return undefined;
  if (inside === 'seed.ts' || inside === 'server' || inside === 'documents')
    return { layer: 'modules', side: 'server', module };
  if (inside === 'web' || inside === 'testing') return { layer: 'modules', side: inside, module };
  return { layer: 'modules', side: 'pure', module };
}

function sideOf(folder: string): Area['side'] | undefined {
  if (folder === 'model') return 'pure';
  return folder === 'server' || folder === 'web' || folder === 'testing' ? folder : undefined;
}
