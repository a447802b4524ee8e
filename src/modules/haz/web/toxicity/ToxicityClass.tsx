import type { ReactElement } from 'react';
import { ToxicityResult, useToxicityRows } from '#modules/master-mgt/web/index.ts';
import { failureText } from '#platform/web/api/failureText.ts';
import { cardOf, cardText } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { modelAt } from '#platform/web/form/model/formModel.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { hazMessages } from '../../messages.ts';
import { ReadOnlyFields } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import css from './classes.module.css';
import type { KnownDoses } from './knownDoses.ts';
import { texts } from './texts.ts';
import { useKnownDoses } from './useKnownDoses.ts';

/** Shows the class of the doses of the product, in both schemes, and by which route. */
export function ToxicityClass(): ReactElement {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  return (
    <section className={css.answer} aria-label={t('class')}>
      <p className={css.title}>{t('class')}</p>
      {/* The stored class is the one the server computed when the record was written. */}
      {isReadOnly ? <ReadOnlyFields names={SERVER_FIELDS} /> : null}
      <Answer />
      <Inhaled />
    </section>
  );
}

const SERVER_FIELDS = ['refLd50'] as const;

function Answer(): ReactElement {
  const t = useTexts(texts);
  const m = useTexts(hazMessages);
  const isReadOnly = useIsReadOnly();
  const { rows, error, reload } = useToxicityRows();
  const { refPhysicalState: state } = useRecordValues('haz').recordValues;
  const knownDoses = useKnownDoses();
  if (knownDoses.source === 'none') return <p className={css.quiet}>{t(isReadOnly ? 'nothing' : 'nothingYet')}</p>;
  if (state === null) return <p className={css.quiet}>{m('chooseState')}</p>;
  if (rows === undefined) return error === null ? <Skeleton lines={3} /> : <Failed error={error} onRetry={reload} />;
  return (
    <>
      {knownDoses.source === 'estimate' ? <Estimate known={knownDoses} /> : <p className={css.quiet}>{t('byTests')}</p>}
      <ToxicityResult rows={rows} state={state} answer={knownDoses} />
    </>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const t = useTexts(texts);
  const retry = (
    <Button size="small" icon="reload" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Callout tone="warn" title={t('loadFailed')} action={retry}>
      {failureText(error)}
    </Callout>
  );
}

function Estimate({
  known: { isByVolume, without },
}: {
  readonly known: KnownDoses & { readonly source: 'estimate' };
}): ReactElement {
  const t = useTexts(texts);
  const names = useSubstanceNames(without);
  return (
    <Callout tone="info" title={t('estimate')}>
      <p>{t('estimateWhy')}</p>
      {isByVolume ? <p>{t('asWeight')}</p> : null}
      {names === '' ? null : <p>{t('withoutDose', { names })}</p>}
    </Callout>
  );
}

function useSubstanceNames(ids: readonly string[]): string {
  const locale = useLocale();
  const { model } = useFormStore();
  const field = modelAt(model, 'mainSubStances.0').byName.get('refSubStance')?.field;
  const lines = useRecordValues('haz').recordValues.mainSubStances ?? [];
  return field?.kind !== 'ref'
    ? ''
    : lines
        .flatMap(({ refSubStance }) =>
          refSubStance !== null && ids.includes(refSubStance.id) ? [cardText(cardOf(field), refSubStance, locale)] : [],
        )
        .join(', ');
}

function Inhaled(): ReactElement | null {
  const t = useTexts(texts);
  const tests = useRecordValues('haz').recordValues.tests ?? [];
  return tests.some(({ refRoute }) => refRoute === 'inhalation') ? <p className={css.quiet}>{t('inhaled')}</p> : null;
}
