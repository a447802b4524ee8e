import { use, useState, type ReactElement } from 'react';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { today } from '#platform/web/today.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { ExplainPage } from '#platform/web/ui/layout/ExplainPage.tsx';
import { amountFieldIn, questionBody, type AmountField, type TrialValues } from './trialValues.ts';
import { useKinds } from './KindOfRequest.tsx';
import { texts } from './texts.ts';
import { Trial } from './Trial.tsx';
import { useTrial } from './useTrial.ts';
import roomCss from './Trial.module.css';

/** Tries any document by the stored rates. */
export function FeeTrialPage(): ReactElement {
  // The fields of the question refer to it.
  use(loadEntity('feeRate'));
  const t = useTexts(texts);
  const kinds = useKinds();
  const [values, setValues] = useState<TrialValues>({});
  const [amount, setAmount] = useState<AmountField>();
  const kind =
    kinds.find(({ id }) => id === (values.requestType as { readonly id?: string } | undefined)?.id) ??
    kinds.find(({ code }) => code === 'new');
  const whole: TrialValues = {
    copies: 1,
    date: today(),
    ...values,
    ...(kind === undefined ? {} : { requestType: kind }),
  };
  const hasDocument = values.documentType !== null && values.documentType !== undefined;
  const answer = useTrial(
    kind === undefined || !hasDocument || whole.date === null ? undefined : questionBody(whole, amount),
  );
  // Only the answer shows which amount the rate uses: then that field is shown.
  const needed = amountFieldIn(answer.data);
  if (answer.data !== undefined && !answer.isPlaceholderData && needed !== amount) setAmount(needed);
  return (
    <ExplainPage title={t('title')} intro={t('intro')}>
      <Card isRoomy>
        <div className={roomCss.room}>
          <Trial
            values={whole}
            onChange={(changed) => setValues({ ...values, ...changed })}
            onClear={() => setValues({})}
            kinds={kinds}
            kind={kind}
            first={['documentType']}
            amount={hasDocument ? amount : undefined}
            answer={answer}
            hint={hasDocument ? undefined : { title: t('nothingAsked'), text: t('nothingAskedHelp') }}
            hasLink
          />
        </div>
      </Card>
    </ExplainPage>
  );
}
