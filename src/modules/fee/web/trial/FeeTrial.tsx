import { useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { idOf } from '#language/readUnknown.ts';
import { isAfter, isBefore } from '#language/values/compareDays.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { useOpenForm } from '#platform/web/form/store/formContext.ts';
import type { FormStore } from '#platform/web/form/store/formStore.ts';
import { saveBodyOf } from '#platform/web/form/save/saveBody.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { today } from '#platform/web/today.ts';
import type { FeeRate } from '../../calculateFee.ts';
import { amountFieldOf, questionBody, type TrialValues } from './trialValues.ts';
import { useKinds } from './KindOfRequest.tsx';
import { texts } from './texts.ts';
import { Trial } from './Trial.tsx';
import { useTrial } from './useTrial.ts';
import css from './Trial.module.css';

/** Tries the rate of the open form, or of the page, as it is there. */
export function FeeTrial(): ReactElement {
  const { store, isReadOnly } = useOpenForm();
  const t = useTexts(texts);
  const kinds = useKinds();
  const [values, setValues] = useState<TrialValues>({});
  const rateText = useRateBody(store);
  const rate = store.findComputed('')?.recordValues as unknown as FeeRate | undefined;
  const amount = amountFieldOf(rate?.refBasis);
  const kind =
    kinds.find(({ id }) => id === idOf(values.requestType)) ??
    kinds.find(({ code }) => code === (rate?.requestTypes?.[0] ?? 'new'));
  const whole: TrialValues = {
    copies: 1,
    date: dayFor(rate),
    ...values,
    ...(kind === undefined ? {} : { requestType: kind }),
  };
  const body = useMemo(() => JSON.parse(rateText) as unknown, [rateText]);
  const answer = useTrial(
    kind === undefined || whole.date === null ? undefined : { ...questionBody(whole, amount), rate: body },
  );
  return (
    <div className={css.room}>
      <p className={css.intro}>{t(isReadOnly ? 'introStored' : 'introDraft')}</p>
      <Trial
        values={whole}
        onChange={(changed) => setValues({ ...values, ...changed })}
        onClear={() => setValues({})}
        kinds={kinds}
        kind={kind}
        first={[]}
        amount={amount}
        answer={answer}
        hasLink={false}
      />
    </div>
  );
}

/** The body that a save would send, as text, so that it stays equal until something changes. */
function useRateBody(store: FormStore): string {
  return useSyncExternalStore(store.watchChanges, () =>
    JSON.stringify(
      saveBodyOf(store.model, {
        values: store.getValues(),
        base: store.getBase(),
        isNew: store.isNew(),
        codes: store.codes,
      }),
    ),
  );
}

/** Returns today, or the nearest day on which the rate is in force. */
function dayFor(rate: Pick<FeeRate, 'effectiveDate' | 'expireDate'> | undefined): PlainDate {
  const now = today();
  const first = rate?.effectiveDate ?? now;
  const last = rate?.expireDate ?? now;
  return isBefore(now, first) ? first : isAfter(now, last) ? last : now;
}
