import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { formatDatetime, formatShortDate } from '#language/values/buddhistEra.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { basesText } from '#platform/model/request/shortDetail.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { isApplicant, type CaseNotice } from '../state/caseNoticesOf.ts';
import css from './CaseNotices.module.css';
import { texts } from '../texts.ts';

export interface CaseNoticesProps {
  readonly notices: readonly CaseNotice[];
  readonly entity: AnyEntity;
  readonly caseView: CaseView;
  /** Address of the form if the person may correct it now; undefined otherwise. */
  readonly editAddress: string | undefined;
}

export function CaseNotices({ notices, ...given }: CaseNoticesProps): ReactElement | null {
  if (notices.length === 0) return null;
  return (
    <div className={css.notices}>
      {notices.map((notice) => (
        <CaseNoticeCallout key={notice.kind} notice={notice} {...given} />
      ))}
    </div>
  );
}

function CaseNoticeCallout({
  notice,
  entity,
  caseView,
  editAddress,
}: Omit<CaseNoticesProps, 'notices'> & { readonly notice: CaseNotice }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { kind, tone, remark, by, at } = notice;
  // An officer may also edit meanwhile, but this correction is requested from the operator.
  const isToMend = (kind === 'sentBack' || kind === 'fieldsOpen') && isApplicant(caseView) && editAddress !== undefined;
  const action = isToMend ? (
    <ButtonLink to={editAddress} icon="edit">
      {t('edit')}
    </ButtonLink>
  ) : undefined;
  return (
    <Callout tone={tone} title={useTitle(notice, caseView)} action={action}>
      {remark === null ? null : (
        <p className={css.remark} data-content="">
          {remark}
        </p>
      )}
      {kind === 'fieldsOpen' ? (
        <p>
          {t('openFields', {
            names: caseView.request.unlockedFields
              .map((name) => label(entity.fields[name]?.label ?? [name, name]))
              .join(', '),
          })}
        </p>
      ) : null}
      {kind === 'standsIn' || by === null || at === null ? null : (
        <p className={css.by}>{t('toldBy', { by: label(by), at: formatDatetime(at, locale) })}</p>
      )}
    </Callout>
  );
}

function useTitle({ kind, by }: CaseNotice, caseView: CaseView): string {
  const { dossier } = caseView;
  const t = useTexts(texts);
  const locale = useLocale();
  switch (kind) {
    case 'fieldsOpen':
      return t(isApplicant(caseView) ? 'fieldsOpenMine' : 'fieldsOpen');
    case 'expired':
      return t('expired', { date: dossier.expireDate === null ? '' : formatShortDate(dossier.expireDate, locale) });
    case 'replaced':
      return t('replaced', { n: dossier.revision ?? 0 });
    case 'usedUp':
      return t('usedUp', {
        type: dossier.usedUp?.documentType.label ?? '',
        number: dossier.usedUp?.number ?? '',
        date: dossier.usedUp === null ? '' : formatShortDate(dossier.usedUp.on, locale),
      });
    case 'baseNotInForce':
      return t('baseNotInForce', { bases: basesText(dossier.bases, locale) });
    case 'standsIn':
      return t('standsIn', { name: by ?? '' });
    default:
      return t(kind);
  }
}
