import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { isApplicant } from '../state/caseNoticesOf.ts';
import { texts } from '../texts.ts';
import css from '../step/WarningQuestion.module.css';
import { WarningText } from '../step/WarningText.tsx';

/** Shows today's warnings about the document, and which of them the operator has confirmed. */
export function CaseWarnings({
  entity,
  caseView,
  except,
}: {
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
  /** A rule whose warnings the page shows elsewhere. */
  readonly except?: string | undefined;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const { request } = caseView;
  const warnings = caseView.warnings.filter(({ rule }) => rule !== except);
  // After the decision, warnings are shown only to officers who maintain the register.
  if (warnings.length === 0 || (isApplicant(caseView) && !request.isOpen)) return null;
  return (
    <div className={css.standing}>
      <Callout tone="warn" title={t('warningsToday')}>
        <ul className={css.list}>
          {warnings.map((warning) => (
            <li key={`${warning.rule} ${warning.path} ${warning.message[1]}`}>
              <WarningText entity={entity} warning={warning} />
              {warning.confirmed === null ? null : (
                <span
                  className={css.by}
                >{` ${t('warningConfirmed', { by: warning.confirmed.by ?? '–', at: formatDatetime(warning.confirmed.at, locale) })}`}</span>
              )}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
