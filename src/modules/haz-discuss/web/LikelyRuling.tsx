import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { failureText } from '#platform/web/api/failureText.ts';
import { call } from '#platform/web/api/call.ts';
import { saveBodyOf } from '#platform/web/form/save/saveBody.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { RulingCalculation } from '../calculateRuling.ts';
import { RulingExplanation } from './RulingExplanation.tsx';
import css from './RulingExplanation.module.css';
import { texts } from './texts.ts';

/** Shows the operator what the cases say about the product as it is entered: it is no ruling. */
export function LikelyRuling(): ReactElement | null {
  const isReadOnly = useIsReadOnly('mainSubStances');
  return isReadOnly ? null : <Preview />;
}

function Preview(): ReactElement {
  const t = useTexts(texts);
  const store = useFormStore();
  const asked = useRecordValue('hazDiscuss', (record) =>
    JSON.stringify([
      record.refOperation,
      record.refSubOperation,
      record.refObjective,
      record.refSubObjective,
      record.refPhysicalState,
      record.mainSubStances,
    ]),
  );
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (question: string) => {
      const { model, codes } = store;
      const record = saveBodyOf(model, {
        values: store.getValues(),
        base: store.getBase(),
        isNew: store.isNew(),
        codes,
      });
      const calculation = await call<RulingCalculation>(
        'POST',
        '/api/v1/transaction/requests/report/calculate-haz-discuss',
        { body: { record }, silent: true },
      );
      return { question, calculation };
    },
  });
  const isCurrent = data?.question === asked;
  return (
    <div className={css.preview}>
      <div className={css.ask}>
        <Button icon="search" isBusy={isPending} onClick={() => mutate(asked)}>
          {t('preview')}
        </Button>
        <p className={css.hint}>{t('previewHelp')}</p>
      </div>
      <div aria-live="polite">
        {error === null ? null : <Callout tone="warn">{failureText(error)}</Callout>}
        {data === undefined || error !== null ? null : isCurrent ? (
          <>
            <Callout tone="info">{t('noRuling')}</Callout>
            <RulingExplanation title={t('likely')} calculation={data.calculation} />
          </>
        ) : (
          <p className={css.hint}>{t('changedSince')}</p>
        )}
      </div>
    </div>
  );
}
