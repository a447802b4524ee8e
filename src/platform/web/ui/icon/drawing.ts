/** A drawing as we keep it: the square it is drawn in, and its strokes. */

export interface Drawing {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

interface Node {
  readonly attrs: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
}

interface Definition {
  readonly icon: Node | ((primary: string, secondary: string) => Node);
}

/** The compiler sees a CommonJS package, whose default lies one step deeper than where the bundler finds it. */
export function drawing(source: Definition | { readonly default: Definition }): Drawing {
  const { icon } = 'default' in source ? source.default : source;
  const node = typeof icon === 'function' ? icon('currentColor', 'none') : icon;
  return {
    viewBox: node.attrs['viewBox'] ?? '0 0 1024 1024',
    paths: (node.children ?? []).flatMap(({ attrs }) => attrs['d'] ?? []),
  };
}
