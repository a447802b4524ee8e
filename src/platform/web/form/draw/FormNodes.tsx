import { Suspense, type ReactElement } from 'react';
import { FieldGrid } from '../../ui/layout/FieldGrid.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChildTable, type ChildTableProps } from '../rows/ChildTable.tsx';
import { Chapter } from '../layout/Chapter.tsx';
import { Checklist, isChecklist } from './Checklist.tsx';
import { joinAddress } from '../store/address.ts';
import { FormField } from '../field/FormField.tsx';
import { useOpenForm, type FormNodesProps } from '../store/formContext.ts';
import type { Heading, FormTreeNode } from '../model/formTree.ts';
import { formNodeKey } from '../layout/nodeKey.ts';
import { Panel } from './Panel.tsx';
import { Slot } from './Slot.tsx';
import { Steps } from '../layout/Steps.tsx';

export function FormNodes({ nodes, record, level = 2 }: FormNodesProps): ReactElement {
  return (
    <>
      {nodes.map((node, index) => (
        <FormNode key={formNodeKey(node, index)} node={node} record={record} level={level} />
      ))}
    </>
  );
}

function FormNode({
  node,
  record,
  level,
}: {
  readonly node: FormTreeNode;
  readonly record: string;
  readonly level: number;
}): ReactElement | null {
  switch (node.kind) {
    case 'fields':
      return (
        <FieldGrid>
          {node.names.map((name) => (
            <FormField key={name} record={record} name={name} />
          ))}
        </FieldGrid>
      );
    case 'section':
      return (
        <Chapter heading={node.heading} level={level}>
          <FormNodes nodes={node.children} record={record} level={level + 1} />
        </Chapter>
      );
    case 'table':
      return <FormTable address={joinAddress(record, node.name)} heading={node.heading} level={level} />;
    case 'panel':
      return <FormPanel heading={node.heading} name={node.name} level={level} />;
    case 'slot':
      return <Slot name={node.name} />;
    case 'steps':
      return (
        <Steps
          steps={node.steps}
          record={record}
          renderNodes={(nodes) => <FormNodes nodes={nodes} record={record} level={level} />}
        />
      );
  }
}

function FormTable(props: ChildTableProps): ReactElement {
  const { model } = useOpenForm().store;
  if (isChecklist(model.entity, props.address)) return <Checklist {...props} />;
  return (
    // The component of the module may still be loading: the rest of the form does not wait for it.
    <Suspense fallback={<Skeleton lines={2} />}>
      <ChildTable {...props} />
    </Suspense>
  );
}

function FormPanel({
  heading,
  name,
  level,
}: {
  readonly heading: Heading;
  readonly name: string;
  readonly level: number;
}): ReactElement {
  const { model, getBase } = useOpenForm().store;
  return <Panel entity={model.entity} name={name} record={getBase()} heading={heading} level={level} />;
}
