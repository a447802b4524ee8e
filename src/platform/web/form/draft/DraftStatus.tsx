import { useSyncExternalStore, type ReactElement } from 'react';
import { failureText } from '../../api/failureText.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './DraftStatus.module.css';
import type { DraftSaver } from './draftSaver.ts';
import { shortTime } from './DraftOffers.tsx';
import { texts } from '../texts.ts';

/** Shows whether the typed values are already saved. */
export function DraftStatus({ draftSaver }: { readonly draftSaver: DraftSaver }): ReactElement {
  const state = useSyncExternalStore(draftSaver.state.subscribe, draftSaver.state.get, draftSaver.state.get);
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <output className={css.line} data-state={state.kind}>
      {state.kind === 'saved' ? (
        <>
          <Icon name="check" size={14} />
          {t('draftKept', { time: shortTime(state.atMs, locale) })}
        </>
      ) : null}
      {state.kind === 'waiting' ? t('draftWaiting') : null}
      {state.kind === 'refused' ? (
        <>
          <Icon name="warning" size={14} />
          <span>
            {failureText(state.error)} {t('draftInTab')}
          </span>
        </>
      ) : null}
      {state.kind === 'failed' ? (
        <>
          <Icon name="warning" size={14} />
          {t('draftFailed')}
        </>
      ) : null}
    </output>
  );
}
