import type { ReactElement } from 'react';
import { cardOf, cardText, NOTHING } from '#platform/web/fields/display.ts';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useDraft } from '#platform/web/form/store/useDraft.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './ReadContent.module.css';
import { useSubstanceOf } from './substanceOf.ts';
import { texts } from './texts.ts';
import { useAmountText } from './useAmountText.ts';
import { useVerdict } from './useVerdict.ts';
import { Allowed, FoundWords, Passes } from './VerdictWords.tsx';

interface RowProps {
  readonly row: string;
}

export function Substance({ row }: RowProps): ReactElement {
  const locale = useLocale();
  const { draft } = useDraft('hazMainSubStance', row);
  const field = useFormStore().fieldAt(`${row}.refSubStance`);
  const casNo = useSubstanceOf(row)?.casNo ?? null;
  return (
    <span>
      {field.kind === 'ref' ? cardText(cardOf(field), draft.refSubStance, locale) : null}
      {casNo === null ? null : <span className={css.beside}>{`CAS ${casNo}`}</span>}
    </span>
  );
}

export function Declared({ row }: RowProps): ReactElement {
  return <Amount row={row} of="content" />;
}

export function Found({ row }: RowProps): ReactElement {
  const t = useTexts(texts);
  const { analysisNo } = useDraft('hazMainSubStance', row).draft;
  return (
    <>
      <Amount row={row} of="foundContent" />
      {analysisNo === null ? null : <span className={css.beside}>{t('analysis', { no: analysisNo })}</span>}
    </>
  );
}

export function Result({ row }: RowProps): ReactElement {
  const verdict = useVerdict(row);
  return verdict?.kind !== 'verdict' ? (
    <span>{NOTHING}</span>
  ) : (
    <div className={css.verdict}>
      <Passes verdict={verdict} />
      <FoundWords verdict={verdict} />
      <Allowed verdict={verdict} />
    </div>
  );
}

function Amount({ row, of }: RowProps & { readonly of: 'content' | 'foundContent' }): ReactElement {
  const amount = useAmountText();
  const { textOf } = useCodes('contentUnit');
  const { [of]: value, refUnit } = useDraft('hazMainSubStance', row).draft;
  return (
    <span>
      {value === null ? NOTHING : amount(value)}
      {value === null || refUnit === null ? null : <span className={css.unit}>{` ${textOf(refUnit)}`}</span>}
    </span>
  );
}
