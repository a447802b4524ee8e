import { use, useState, type ReactElement } from 'react';
import { useVisit } from '#platform/web/app/visit.ts';
import { loadEntity } from '#platform/web/declarations/declared.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { failureText } from '#platform/web/list/failureText.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { Segments } from '#platform/web/shell/Segments.tsx';
import { Button } from '#platform/web/ui/Button.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/Skeleton.tsx';
import { Calculator } from './Ld50Calculator.tsx';
import css from './Ld50List.module.css';
import { texts } from './texts.ts';
import { ToxicityTable } from './ToxicityTables.tsx';
import { useToxicityRows } from './useToxicityRows.ts';

const BASE = '/app/master-mgt/ld50';

/** The two tables with a calculator, and the rows as a list to work with. Who came to choose, or to search, came for the list. */
export function Ld50List(): ReactElement {
  const t = useTexts(texts);
  const { menu, canSelect } = useVisit();
  const entity = use(loadEntity('ld50'));
  const [view, setView] = useState<'tables' | 'list'>(() => (location.search === '' ? 'tables' : 'list'));
  const lead = canSelect ? undefined : (
    <div data-screen-only="">
      <Segments
        label={t('view')}
        segments={[
          { key: 'tables', label: t('asTables'), icon: 'columns' },
          { key: 'list', label: t('asList'), icon: 'list' },
        ]}
        value={view}
        onChange={setView}
      />
    </div>
  );
  return <ListScreen entity={entity} base={BASE} menu={menu} lead={lead} instead={view === 'tables' && !canSelect ? <Tables /> : undefined} />;
}

function Tables(): ReactElement {
  const t = useTexts(texts);
  const { rows, error, reload } = useToxicityRows();
  if (rows === undefined) {
    if (error === null) return <Skeleton kind="table" />;
    const retry = (
      <Button icon="reload" onClick={reload}>
        {t('retry')}
      </Button>
    );
    return <EmptyState icon="disconnect" title={t('loadFailed')} text={failureText(error)} action={retry} />;
  }
  return (
    <div className={css.page}>
      <div className={css.tables}>
        <ToxicityTable scheme="who" rows={rows} base={BASE} />
        <ToxicityTable scheme="ghs" rows={rows} base={BASE} />
      </div>
      <section className={css.calculator} aria-label={t('calculator')}>
        <h2 className={css.title}>{t('calculator')}</h2>
        <Calculator rows={rows} />
      </section>
    </div>
  );
}
