import type { ReactElement } from 'react';
import { hazTypeLaw } from '#modules/master-mgt/index.ts';
import { HazTypeTag } from '#modules/master-mgt/web/index.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValue } from '#platform/web/form/store/useRecordValues.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { hazMessages } from '../../messages.ts';
import { addSubstance } from '../contents/addSubstance.ts';
import type { ListedObjectFacts } from '../hazMasterData.ts';
import css from './ListedObject.module.css';
import { texts } from './texts.ts';

export interface ObjectFactsProps {
  readonly object: ListedObjectFacts;
  /** Whether the field shows the problem already. */
  readonly hasProblem: boolean;
}

/** Shows next to the picker the type, what the law requires for it, and the substances, which can be copied. */
export function ObjectFacts({ object, hasProblem }: ObjectFactsProps): ReactElement {
  const isProhibited = useCodes('hazType').codeOf(object.refHazType) === 'type4';
  return (
    <div className={css.facts}>
      <ObjectLaw object={object} />
      {hasProblem ? null : <NotToBeRegistered object={object} />}
      {object.refSubStance === null || isProhibited ? null : <Substance substance={object.refSubStance} />}
    </div>
  );
}

/** Shows the type, the law of the type, the CAS number and the condition of the entry. */
export function ObjectLaw({
  object: { refHazType, casNo, condition },
}: {
  readonly object: ListedObjectFacts;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const code = useCodes('hazType').codeOf(refHazType);
  return (
    <>
      <p className={css.line}>
        <HazTypeTag value={refHazType} />
        <span>{code === null ? null : label(hazTypeLaw[code])}</span>
      </p>
      <p className={css.quiet}>
        {[casNo === null ? t('noCas') : t('cas', { no: casNo }), condition].filter((text) => text !== null).join(' · ')}
      </p>
    </>
  );
}

function NotToBeRegistered({ object: { refHazType } }: Pick<ObjectFactsProps, 'object'>): ReactElement | null {
  const t = useTexts(hazMessages);
  const code = useCodes('hazType').codeOf(refHazType);
  if (code === 'type4') {
    return (
      <Callout tone="bad" isAlert>
        {t('typeProhibited')}
      </Callout>
    );
  }
  return code === 'type1' ? <Callout tone="warn">{t('typeNotRegistered')}</Callout> : null;
}

function Substance({ substance }: { readonly substance: CardValue }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const store = useFormStore();
  const isContained = useRecordValue('haz', ({ mainSubStances }) =>
    (mainSubStances ?? []).some(({ refSubStance }) => refSubStance?.id === substance.id),
  );
  const name = nameInLocale({ th: String(substance['nameTh']), en: String(substance['nameEn']) }, locale);
  return (
    <p className={css.line}>
      <span>{t('substance', { name })}</span>
      {isContained ? (
        <span className={css.quiet}>{t('added')}</span>
      ) : (
        <Button size="small" icon="add" onClick={() => addSubstance(store, substance)}>
          {t('add', { name })}
        </Button>
      )}
    </p>
  );
}
