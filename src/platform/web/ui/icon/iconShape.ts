/** An icon as we store it: its view box and its strokes. */

export interface IconShape {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

interface IconNode {
  readonly attrs: Readonly<Record<string, string>>;
  readonly children?: readonly IconNode[];
}

interface IconDefinition {
  readonly icon: IconNode | ((primary: string, secondary: string) => IconNode);
}

/** The compiler sees a CommonJS package, whose default export is one level deeper than where the bundler finds it. */
export function iconShapeOf(source: IconDefinition | { readonly default: IconDefinition }): IconShape {
  const { icon } = 'default' in source ? source.default : source;
  const node = typeof icon === 'function' ? icon('currentColor', 'none') : icon;
  return {
    viewBox: node.attrs['viewBox'] ?? '0 0 1024 1024',
    paths: (node.children ?? []).flatMap(({ attrs }) => attrs['d'] ?? []),
  };
}
