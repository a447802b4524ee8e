import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { HOLDINGS_MAX, HOLDINGS_SHOWN, type HoldingKind, type HoldingsView } from '#platform/model/request/holdings.ts';
import { useTexts } from '../i18n/texts.ts';
import { holdingsQuery } from '../request/caseApi.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Loading } from '../ui/feedback/Loading.tsx';
import { Tag } from '../ui/feedback/Tag.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import { HoldingList } from './HoldingList.tsx';
import css from './Holdings.module.css';
import { HoldingsFoot } from './HoldingsFoot.tsx';
import { KindChips } from './KindChips.tsx';
import { texts } from './texts.ts';

export interface HoldingsProps {
  readonly holderId: string;
  /** On the page of the person who acts for the holder: nothing is shown to those who may open no documents. */
  readonly isOwn?: boolean;
}

/** What a holder has in force: until when, how much of it is left, and its renewal. */
export function Holdings({ holderId, isOwn = false }: HoldingsProps): ReactElement | null {
  const t = useTexts(texts);
  const [documentType, setDocumentType] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...holdingsQuery({ holderId, documentType, size: isWhole ? HOLDINGS_MAX : HOLDINGS_SHOWN }),
    placeholderData: keepPreviousData,
  });
  if (isOwn && data?.mayOpen === false) return null;
  const choose = (type: string | undefined): void => {
    setDocumentType(type);
    setWhole(false);
  };
  return (
    <Panel title={t('title')}>
      {data === undefined ? (
        <Loading kind="table" title={t('loadFailed')} error={error} onRetry={() => void refetch()} isCompact />
      ) : !data.mayOpen ? (
        <EmptyState isCompact icon="lock" title={t('noRight')} text={t('noRightText')} />
      ) : data.kinds.length === 0 ? (
        <EmptyState isCompact icon="fileDone" title={t('none')} text={t('noneText')} />
      ) : (
        <Listed
          view={data}
          chosen={documentType}
          isWhole={isWhole}
          isStale={isPlaceholderData}
          holderId={isOwn ? undefined : holderId}
          onChoose={choose}
          onWhole={setWhole}
        />
      )}
    </Panel>
  );
}

interface ListedProps {
  readonly view: HoldingsView;
  readonly chosen: string | undefined;
  readonly isWhole: boolean;
  readonly isStale: boolean;
  /** To limit a register to; undefined if the person sees nobody else's documents. */
  readonly holderId: string | undefined;
  readonly onChoose: (documentType: string | undefined) => void;
  readonly onWhole: (isWhole: boolean) => void;
}

function Listed({ view, chosen, isWhole, isStale, holderId, onChoose, onWhole }: ListedProps): ReactElement {
  const t = useTexts(texts);
  const { kinds, holdings } = view;
  const shownKinds = chosen === undefined ? kinds : kinds.filter((kind) => kind.documentType.code === chosen);
  return (
    <div className={css.holdings}>
      <div className={css.head}>
        {kinds.length > 1 ? <KindChips kinds={kinds} chosen={chosen} onChoose={onChoose} /> : null}
        <Attention kinds={shownKinds} />
      </div>
      <HoldingList title={t('title')} holdings={holdings} isStale={isStale} />
      <HoldingsFoot
        kinds={shownKinds}
        shown={holdings.length}
        isWhole={isWhole}
        holderId={holderId}
        onWhole={onWhole}
      />
    </div>
  );
}

/** How many need attention, also those further down. */
function Attention({ kinds }: { readonly kinds: readonly HoldingKind[] }): ReactElement | null {
  const t = useTexts(texts);
  const soon = kinds.reduce((sum, { expiresSoon }) => sum + expiresSoon, 0);
  const expired = kinds.reduce((sum, kind) => sum + kind.expired, 0);
  if (soon === 0 && expired === 0) return null;
  return (
    <p className={css.attention}>
      {soon === 0 ? null : (
        <Tag tone="warn" icon="clock">
          {t('soonCount', { n: soon })}
        </Tag>
      )}
      {expired === 0 ? null : (
        <Tag tone="bad" icon="clock">
          {t('expiredCount', { n: expired })}
        </Tag>
      )}
    </p>
  );
}
