import type { ReactElement } from 'react';
import { inLocale, type Label } from '#language/label.ts';
import type { SentRecord } from '#language/record.ts';
import { formatAddress } from '#platform/model/place/formatAddress.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { FieldProblem } from '#platform/web/fields/FieldFrame.tsx';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx';
import { Facts } from '../Facts.tsx';
import { papersOf } from '../papers.ts';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { officeFields, personFields, type StepId } from '../steps.ts';
import { texts } from '../texts.ts';
import css from './steps.module.css';
import { titleOf } from './titleOf.ts';

type SummaryLine = readonly [label: Label, text: string | null];

export const TERMS_ID = 'register-terms';

/** Shows everything again, each with a link back to it; then the terms. */
export function SummaryStep(): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { steps, draft, change, problems, setProblems } = useOpenRegistration();
  const problem = problems['termsAccepted'];
  return (
    <>
      {steps
        .filter((step) => step !== 'summary' && step !== 'who')
        .map((step) => (
          <SummarySection key={step} step={step} />
        ))}
      <section className={css.lines}>
        <h3 className={css.sub}>{t('terms')}</h3>
        <p className={css.terms}>{t('termsText')}</p>
        <div>
          <CheckboxLine
            id={TERMS_ID}
            checked={draft.isAccepted}
            required
            {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${TERMS_ID}-error` })}
            onChange={({ target }) => {
              setProblems({});
              change({ isAccepted: target.checked });
            }}
          >
            {t('accept')}
          </CheckboxLine>
          {problem === undefined ? null : <FieldProblem id={TERMS_ID} text={problemText(problem, locale)} />}
        </div>
      </section>
    </>
  );
}

function SummarySection({ step }: { readonly step: StepId }): ReactElement {
  const t = useTexts(texts);
  const { go } = useOpenRegistration();
  const title = t(titleOf(step));
  return (
    <section className={css.part}>
      <div className={css.partHead}>
        <h3 className={css.sub}>{title}</h3>
        <Button kind="quiet" size="small" icon="edit" onClick={() => go(step)}>
          {t('change')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <Facts rows={useLines(step)} />
    </section>
  );
}

function useLines(step: StepId): readonly SummaryLine[] {
  const locale = useLocale();
  const label = useLabel();
  const registration = useOpenRegistration();
  const { person, document, draft } = registration;
  const user: SentRecord<'user'> = person.store.getValues();
  const record: SentRecord<'userRequest'> = document.store.getValues();
  const from = <Name extends string>(
    values: { readonly [N in Name]?: unknown },
    store: typeof person.store,
    names: readonly Name[],
  ): readonly SummaryLine[] => names.map((name) => [store.fieldAt(name).label, textIn(values[name], locale)]);
  switch (step) {
    case 'company':
      if (draft.personType !== 'legalEntity') return [[TAX, draft.idTax]];
      return [
        [TAX, draft.idTax],
        ...from(record, document.store, ['fullName', 'fullNameEn', 'authority']),
        [
          document.store.fieldAt('committees').label,
          listOf(record.committees)
            .map(({ fullName }) => textIn(fullName, locale) ?? '')
            .join('\n'),
        ],
      ];
    case 'person':
      return from(user, person.store, personFields);
    case 'contact':
      return [
        ...(draft.personType === 'legalEntity' ? from(record, document.store, ['email', 'phone']) : []),
        [ADDRESS, formatAddress(document.store.getValues(), locale)],
        ...from(record, document.store, ['refCheckpoint']),
        [
          document.store.fieldAt('operatorTypes').label,
          listOf(record.operatorTypes)
            .map((row) => textIn(row['refOperatorType'], locale))
            .join(', '),
        ],
      ];
    case 'office':
      return from(record, document.store, officeFields);
    case 'papers':
      return papersOf(registration).map((paper) => [
        [label(paper.label), label(paper.label)],
        draft.papers[paper.key]?.name ?? null,
      ]);
    case 'account':
      return from(user, person.store, ['username']);
    default:
      return [];
  }
}

const TAX: Label = ['เลขประจำตัวผู้เสียภาษี', 'Tax number'];
const ADDRESS: Label = ['ที่อยู่', 'Address'];

/** Returns a text as it is, and a card by its name. */
function textIn(value: unknown, locale: 'th' | 'en'): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return null;
  const { value: th, value2, nameTh, nameEn } = value as Readonly<Record<string, string | null | undefined>>;
  const [thai, english] = [th ?? nameTh ?? '', value2 ?? nameEn ?? null];
  return inLocale([thai, english ?? thai], locale);
}
