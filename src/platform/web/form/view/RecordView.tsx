import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import type { ScreenPage } from '#language/screen.ts';
import type { WireRecord } from '../../api/resource.ts';
import { HistoryTab } from '../../history/HistoryTab.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { MenuContext } from '../../session/menus.ts';
import { noteRecent } from '../../session/recent.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { FormTables } from '../model/formTable.ts';
import { Pager } from './Pager.tsx';
import type { ModuleActions } from '../model/recordAction.ts';
import { RecordActions } from './RecordActions.tsx';
import css from './RecordView.module.css';
import { recordTitle } from '../model/recordTitle.ts';
import { RecordStatus } from './RecordStatus.tsx';
import { texts } from '../texts.ts';
import type { OpenedRecord } from '../open/useOpenedRecord.ts';
import { ViewPage } from './ViewPage.tsx';

export interface RecordViewProps {
  readonly entity: AnyEntity;
  readonly base: string;
  readonly menu: MenuContext | undefined;
  readonly opened: OpenedRecord;
  readonly record: WireRecord;
  readonly pages: ReadonlySet<ScreenPage>;
  readonly slots: Readonly<Record<string, ComponentType>>;
  readonly tables?: FormTables | undefined;
  readonly actions: ModuleActions | undefined;
}

/** A record as a document to read and print, with its history on a second tab. */
export function RecordView({
  entity,
  base,
  menu,
  opened,
  record,
  pages,
  slots,
  tables,
  actions,
}: RecordViewProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const [tab, setTab] = useState('data');
  const { name, code } = recordTitle(entity, record, locale);
  useNoteRecent(entity, [code, name].filter((part) => part !== undefined).join(' · '));
  const page = <ViewPage entity={entity} opened={opened} record={record} slots={slots} tables={tables} />;
  // A row of the log shows what it changed.
  const isLog = entity.name === 'entityLog';
  return (
    <>
      <PageHeader
        title={name}
        isName
        code={code}
        status={<RecordStatus entity={entity} record={record} />}
        actions={<Pager base={base} id={record.id} page="view" />}
      />
      <div className={css.page}>
        {entity.kind === 'record' ? (
          <Tabs
            active={tab}
            onChange={setTab}
            tabs={[
              { key: 'data', label: t('data'), content: page },
              { key: 'history', label: t('history'), content: <HistoryTab entity={entity} record={record} /> },
            ]}
          />
        ) : (
          page
        )}
        {isLog ? (
          <section>
            <h2 className={css.changes}>{t('changes')}</h2>
            <HistoryTab entity={entity} record={record} />
          </section>
        ) : null}
      </div>
      <RecordActions
        entity={entity}
        base={base}
        record={record}
        name={name}
        rights={menu?.rights ?? NO_RIGHTS}
        codes={opened.codes}
        pages={pages}
        actions={actions}
      />
    </>
  );
}

const NO_RIGHTS: ReadonlySet<never> = new Set();

/** Adds the record to those the person opened last. */
export function useNoteRecent(entity: AnyEntity, title: string): void {
  const { pathname } = useLocation();
  useEffect(() => noteRecent({ path: pathname, title, entity: entity.name }), [pathname, title, entity]);
}
