import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { PictureOrList } from '../PictureOrList.tsx';
import { Calculator } from './Ld50Calculator.tsx';
import css from './Ld50List.module.css';
import { texts } from './texts.ts';
import { ToxicityTable } from './ToxicityTables.tsx';
import { useToxicityRows } from './useToxicityRows.ts';

const BASE = '/app/master-mgt/ld50';

/** Shows the two tables with a calculator, and the rows as a list. */
export function Ld50List(): ReactElement {
  const t = useTexts(texts);
  return (
    <PictureOrList
      entity="ld50"
      base={BASE}
      label={t('view')}
      picture={{ label: t('asTables'), icon: 'columns' }}
      list={{ label: t('asList'), icon: 'list' }}
      drawn={<Tables />}
    />
  );
}

function Tables(): ReactElement {
  const t = useTexts(texts);
  const { rows, error, reload } = useToxicityRows();
  if (rows === undefined) return <Loading kind="table" title={t('loadFailed')} error={error} onRetry={reload} />;
  return (
    <div className={css.page}>
      <div className={css.tables}>
        <ToxicityTable scheme="who" rows={rows} base={BASE} />
        <ToxicityTable scheme="ghs" rows={rows} base={BASE} />
      </div>
      <Card as="section" className={css.calculator} aria-label={t('calculator')}>
        <h2 className={css.title}>{t('calculator')}</h2>
        <Calculator rows={rows} />
      </Card>
    </div>
  );
}
