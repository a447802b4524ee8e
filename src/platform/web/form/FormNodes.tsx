import type { ReactElement } from 'react';
import { ChildTable, type ChildTableProps } from './ChildTable.tsx';
import { Chapter } from './Chapter.tsx';
import { Checklist, isChecklist } from './Checklist.tsx';
import { addressIn } from './address.ts';
import { FormField } from './FormField.tsx';
import css from './FormNodes.module.css';
import { useOpenForm, type FormNodesProps } from './formContext.ts';
import type { Heading, OutlineNode } from './formOutline.ts';
import { keyOf } from './nodeKey.ts';
import { Panel } from './Panel.tsx';
import { Slot } from './Slot.tsx';
import { Steps } from './Steps.tsx';

export function FormNodes({ nodes, record, level = 2 }: FormNodesProps): ReactElement {
  return (
    <>
      {nodes.map((node, index) => (
        <FormNode key={keyOf(node, index)} node={node} record={record} level={level} />
      ))}
    </>
  );
}

function FormNode({ node, record, level }: { readonly node: OutlineNode; readonly record: string; readonly level: number }): ReactElement | null {
  switch (node.kind) {
    case 'fields':
      return (
        <div className={css.fields}>
          {node.names.map((name) => (
            <FormField key={name} record={record} name={name} />
          ))}
        </div>
      );
    case 'section':
      return (
        <Chapter heading={node.heading} level={level}>
          <FormNodes nodes={node.children} record={record} level={level + 1} />
        </Chapter>
      );
    case 'table':
      return <FormTable address={addressIn(record, node.name)} heading={node.heading} level={level} />;
    case 'panel':
      return <FormPanel heading={node.heading} name={node.name} level={level} />;
    case 'slot':
      return <Slot name={node.name} />;
    case 'steps':
      return <Steps steps={node.steps} record={record} renderNodes={(nodes) => <FormNodes nodes={nodes} record={record} level={level} />} />;
  }
}

function FormTable(props: ChildTableProps): ReactElement {
  const { model } = useOpenForm().store;
  return isChecklist(model.entity, props.address) ? <Checklist {...props} /> : <ChildTable {...props} />;
}

function FormPanel({ heading, name, level }: { readonly heading: Heading; readonly name: string; readonly level: number }): ReactElement {
  const { model, getBase } = useOpenForm().store;
  return <Panel entity={model.entity} name={name} record={getBase()} heading={heading} level={level} />;
}
