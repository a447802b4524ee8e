import { Suspense, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chapter } from '../layout/Chapter.tsx';
import { Checklist, isChecklist } from './Checklist.tsx';
import type { FormModel } from '../model/formModel.ts';
import { widthOf, type FormTreeNode } from '../model/formTree.ts';
import { formNodeKey } from '../layout/nodeKey.ts';
import { Panel } from './Panel.tsx';
import { PartsTable } from '../rows/PartsTable.tsx';
import type { ComputedRecord } from '../store/computeRecord.ts';
import { Slot } from './Slot.tsx';
import { texts } from '../texts.ts';
import { useFormTable } from '../field/useFormTable.ts';
import css from './ViewNodes.module.css';

export interface ViewNodesProps {
  readonly nodes: readonly FormTreeNode[];
  readonly model: FormModel;
  readonly computed: ComputedRecord;
  /** The record as the server sent it, with the records that refer to it. */
  readonly record: AnyRecord;
  readonly level?: number;
}

/** Shows the record as a document: nothing can be edited, and only fields that do not apply are left out. */
export function ViewNodes({ nodes, level = 2, ...given }: ViewNodesProps): ReactElement {
  return (
    <>
      {nodes.map((node, index) => (
        <ViewNode key={formNodeKey(node, index)} node={node} level={level} {...given} />
      ))}
    </>
  );
}

function ViewNode({
  node,
  level,
  ...given
}: Omit<ViewNodesProps, 'nodes' | 'level'> & {
  readonly node: FormTreeNode;
  readonly level: number;
}): ReactElement | null {
  const { model, computed, record } = given;
  switch (node.kind) {
    case 'fields':
      return (
        <dl className={css.values}>
          {node.names.map((name) => (
            <ViewValue key={name} name={name} model={model} computed={computed} />
          ))}
        </dl>
      );
    case 'section':
      return (
        <Chapter heading={node.heading} level={level}>
          <ViewNodes {...given} nodes={node.children} level={level + 1} />
        </Chapter>
      );
    case 'table':
      return (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ViewRows node={node} level={level} model={model} computed={computed} />
        </Suspense>
      );
    case 'panel':
      return <Panel entity={model.entity} name={node.name} record={record} heading={node.heading} level={level} />;
    // On paper all steps are printed one after the other.
    case 'steps':
      return <ViewNodes {...given} nodes={node.steps} level={level} />;
    case 'slot':
      return <Slot name={node.name} />;
  }
}

function ViewValue({
  name,
  model,
  computed,
}: {
  readonly name: string;
  readonly model: FormModel;
  readonly computed: ComputedRecord;
}): ReactElement | null {
  const label = useLabel();
  const modelField = model.byName.get(name);
  // Nobody may read a secret.
  if (
    modelField === undefined ||
    computed.flags[name]?.isVisible !== true ||
    (modelField.field.class === 'secret' && !(name in computed.values))
  )
    return null;
  return (
    <div className={classes(css.value, widthOf(modelField.field) === 'full' && css.full)}>
      <dt>{label(modelField.field.label)}</dt>
      <dd>
        <FieldValue field={modelField.field} value={computed.values[name]} />
      </dd>
    </div>
  );
}

type TableNode = FormTreeNode & { readonly kind: 'table' };

function ViewRows({
  node,
  level,
  model,
  computed,
}: {
  readonly node: TableNode;
  readonly level: number;
  readonly model: FormModel;
  readonly computed: ComputedRecord;
}): ReactElement | null {
  const part = model.byName.get(node.name)?.part;
  const rows = computed.rows[node.name];
  if (part === undefined || rows === undefined || computed.flags[node.name]?.isVisible !== true) return null;
  if (isChecklist(model.entity, node.name))
    return <Checklist address={node.name} heading={node.heading} level={level} />;
  return <TableChapter node={node} level={level} part={part} rows={rows.computed} />;
}

function TableChapter({
  node: { name, heading },
  level,
  part,
  rows,
}: {
  readonly node: TableNode;
  readonly level: number;
  readonly part: FormModel;
  readonly rows: readonly ComputedRecord[];
}): ReactElement {
  const t = useTexts(texts);
  const { isCounted = true } = useFormTable(name);
  return (
    <Chapter
      heading={heading}
      level={level}
      aside={
        isCounted ? (
          <span className={css.count}>{t(rows.length === 1 ? 'rowCountOne' : 'rowCount', { n: rows.length })}</span>
        ) : undefined
      }
    >
      <PartsTable address={name} part={part} rows={rows} title={heading.title} />
    </Chapter>
  );
}
