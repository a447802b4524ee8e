import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import css from './Tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange: (key: string) => void;
  readonly label?: string | undefined;
}

export function Tabs({ tabs, active, onChange, label }: TabsProps): ReactElement {
  return (
    <Base.Root value={active} onValueChange={(key: unknown) => onChange(String(key))}>
      <Base.List className={css.list} aria-label={label} activateOnFocus={false}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.key} value={tab.key} className={css.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.key} value={tab.key} className={css.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
