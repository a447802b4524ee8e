import type { ReactElement } from 'react';
import { inLocale } from '#language/label.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { NEAR_PROTECTED_RULE, type LocationFlag } from '#platform/model/place/nearProtected.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import css from './CaseFlags.module.css';
import { texts } from './texts.ts';
import { useConfirmFlags } from './useFlags.ts';

export interface CaseFlagsProps {
  readonly caseView: CaseView;
  readonly flags: readonly LocationFlag[];
}

/** Shows officers which protected places are near, who has seen it, and that the applicant was warned. */
export function CaseFlags({ caseView, flags }: CaseFlagsProps): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const { confirm, isBusy } = useConfirmFlags(caseView.dossier.id);
  if (flags.length === 0) return null;
  const unseen = flags.filter(({ seenAt }) => seenAt === null);
  const mayConfirm = caseView.parties.length > 0 && unseen.length > 0;
  const warned = caseView.warnings.find(
    ({ rule, confirmed }) => rule === NEAR_PROTECTED_RULE && confirmed !== null,
  )?.confirmed;
  return (
    <div className={css.flags}>
      <Callout
        tone={unseen.length === 0 ? 'neutral' : flags.some(({ kind }) => kind === 'royal') ? 'bad' : 'warn'}
        title={t('title')}
        action={
          mayConfirm ? (
            <Button icon="check" isBusy={isBusy} onClick={() => confirm(unseen.map(({ id }) => id))}>
              {t('confirm')}
            </Button>
          ) : undefined
        }
      >
        <ul className={css.list}>
          {flags.map(({ id, kind, nameTh, nameEn, metres, seenBy, seenAt }) => (
            <li key={id}>
              {t(metres === 0 ? 'inside' : 'flag', {
                name: inLocale([nameTh, nameEn ?? nameTh], locale),
                kind: t(kind),
                metres: metres.toLocaleString('en'),
              })}
              {seenAt === null ? null : (
                <span
                  className={css.by}
                >{` ${t('seenBy', { by: seenBy ?? '–', at: formatDatetime(seenAt, locale) })}`}</span>
              )}
            </li>
          ))}
        </ul>
        {warned === undefined || warned === null ? null : (
          <p className={css.by}>
            {t('applicant', {
              by: warned.by === null ? '–' : label(warned.by),
              at: formatDatetime(warned.at, locale),
            })}
          </p>
        )}
      </Callout>
    </div>
  );
}
