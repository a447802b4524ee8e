/** The form as it is rendered: its sections numbered as on paper, and the position of every field. */
import type { FormItem } from '#language/entity.ts';
import type { Field, FieldSet } from '#language/field.ts';
import type { Label } from '#language/label.ts';

export type FormTreeNode =
  | { readonly kind: 'fields'; readonly names: readonly string[] }
  | { readonly kind: 'section'; readonly heading: Heading; readonly children: readonly FormTreeNode[] }
  | { readonly kind: 'table'; readonly heading: Heading; readonly name: string }
  | { readonly kind: 'panel'; readonly heading: Heading; readonly name: string }
  | { readonly kind: 'slot'; readonly name: string; readonly names: readonly string[] }
  | { readonly kind: 'steps'; readonly steps: readonly FormTreeNode[] };

export interface Heading {
  /** `2`, or `2.1` for a chapter inside it. */
  readonly number: string;
  readonly title: Label;
}

export function formTreeOf(items: readonly FormItem[], fields: FieldSet): readonly FormTreeNode[] {
  let last = 0;
  const next = (): string => String((last += 1));
  return items.map((item) => nodeOf(item, { fields, next }));
}

/** A new record has no related records, so no chapter is numbered for them. */
export function withoutPanels(items: readonly FormItem[]): readonly FormItem[] {
  return items.flatMap((item): readonly FormItem[] => {
    if (item.item === 'panel') return [];
    if (item.item === 'steps') return [{ ...item, steps: withoutPanels(item.steps) }];
    if (item.item !== 'section') return [item];
    const fields = item.fields.flatMap((entry): readonly (string | FormItem)[] =>
      typeof entry === 'string' ? [entry] : withoutPanels([entry]),
    );
    return fields.length === 0 ? [] : [{ ...item, fields }];
  });
}

/** Returns the numbered nodes for a side index: the outermost, including those inside steps. */
export function chaptersOf(nodes: readonly FormTreeNode[]): readonly Heading[] {
  return nodes.flatMap((node) =>
    'heading' in node ? [node.heading] : node.kind === 'steps' ? chaptersOf(node.steps) : [],
  );
}

/** Returns the number that a reader counts: `8.1` becomes `4.1` if its chapter is the fourth visible one. */
export function chapterNumbersAmong(chapters: readonly Heading[]): (number: string) => string {
  const places = new Map(chapters.map(({ number }, index) => [number, String(index + 1)]));
  return (number) => {
    const [outer = '', ...inner] = number.split('.');
    return [places.get(outer) ?? outer, ...inner].join('.');
  };
}

/** Leaves out the chapters without visible content. */
export function visibleFormNodes(
  nodes: readonly FormTreeNode[],
  isVisible: (name: string) => boolean,
): readonly FormTreeNode[] {
  return nodes.filter((node) =>
    node.kind === 'table'
      ? isVisible(node.name)
      : node.kind !== 'section' || node.children.some(isMoreThanFields) || fieldNamesIn(node).some(isVisible),
  );
}

/** A table, and a slot that renders fields, are hidden with their fields; any other slot remains. */
function isMoreThanFields(node: FormTreeNode): boolean {
  return node.kind !== 'fields' && node.kind !== 'table' && !(node.kind === 'slot' && node.names.length > 0);
}

/** Returns every field that is rendered below a node, in order. */
export function fieldNamesIn(node: FormTreeNode): readonly string[] {
  switch (node.kind) {
    case 'fields':
    case 'slot':
      return node.names;
    case 'section':
      return node.children.flatMap(fieldNamesIn);
    case 'steps':
      return node.steps.flatMap(fieldNamesIn);
    case 'table':
    case 'panel':
      return [node.name];
  }
}

/** Returns how much of a row a field needs: numbers, dates and codes are short; long texts need the whole row. */
export function widthOf(field: Field): 'short' | 'usual' | 'full' {
  switch (field.kind) {
    case 'text':
      if (field.multiline || field.max > LONG_TEXT) return 'full';
      return field.max <= SHORT_TEXT ? 'short' : 'usual';
    case 'json':
    case 'parts':
    case 'inverse':
      return 'full';
    case 'ref':
    case 'file':
    case 'uuid':
      return 'usual';
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'date':
    case 'instant':
    case 'choice':
    case 'lookup':
      return 'short';
  }
}

const SHORT_TEXT = 60;
const LONG_TEXT = 500;

interface NumberingContext {
  readonly fields: FieldSet;
  readonly next: () => string;
}

function nodeOf(item: FormItem, { fields, next }: NumberingContext): FormTreeNode {
  switch (item.item) {
    case 'section': {
      const heading = { number: next(), title: item.title };
      const children = childrenOf(item.fields, { fields, number: heading.number });
      const [only] = children;
      // A section with the same title as its only table is merged with it.
      return children.length === 1 && only?.kind === 'table' && only.heading.title[0] === item.title[0]
        ? { ...only, heading }
        : { kind: 'section', heading, children };
    }
    case 'table':
      return {
        kind: 'table',
        heading: { number: next(), title: fields[item.field]?.label ?? [item.field, item.field] },
        name: item.field,
      };
    case 'panel':
      return { kind: 'panel', heading: { number: next(), title: item.title }, name: item.field };
    case 'slot':
      return { kind: 'slot', name: item.name, names: item.fields };
    case 'steps':
      return { kind: 'steps', steps: item.steps.map((step) => nodeOf(step, { fields, next })) };
  }
}

/** Consecutive fields share a grid. */
function childrenOf(
  items: readonly (string | FormItem)[],
  { fields, number }: { fields: FieldSet; number: string },
): readonly FormTreeNode[] {
  const nodes: FormTreeNode[] = [];
  let last = 0;
  const next = (): string => `${number}.${(last += 1)}`;
  for (const item of items) {
    const before = nodes.at(-1);
    if (typeof item !== 'string') nodes.push(nodeOf(item, { fields, next }));
    else if (before?.kind === 'fields') nodes[nodes.length - 1] = { kind: 'fields', names: [...before.names, item] };
    else nodes.push({ kind: 'fields', names: [item] });
  }
  return nodes;
}
