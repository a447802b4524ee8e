import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { failureText } from '#platform/web/list/failureText.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { Skeleton } from '#platform/web/ui/Skeleton.tsx';
import { TwoWayList } from '../TwoWayList.tsx';
import { Calculator } from './Ld50Calculator.tsx';
import css from './Ld50List.module.css';
import { texts } from './texts.ts';
import { ToxicityTable } from './ToxicityTables.tsx';
import { useToxicityRows } from './useToxicityRows.ts';

const BASE = '/app/master-mgt/ld50';

/** The two tables with a calculator, and the rows as a list. */
export function Ld50List(): ReactElement {
  const t = useTexts(texts);
  return <TwoWayList entity="ld50" base={BASE} label={t('view')} picture={{ label: t('asTables'), icon: 'columns' }} list={{ label: t('asList'), icon: 'list' }} drawn={<Tables />} />;
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
