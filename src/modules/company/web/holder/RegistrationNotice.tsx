import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { RecordValues } from '#language/record.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import type { WireRecord } from '#platform/web/api/resource.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { caseQuery, differenceQuery } from '#platform/web/request/caseApi.ts';
import { SideBySide } from '#platform/web/request/difference/SideBySide.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { Skeleton } from '#platform/web/ui/feedback/Skeleton.tsx';
import { texts } from '../texts.ts';
import css from './RegistrationNotice.module.css';

/** Shows what to know before a registration is read or filled in: its source, and for a change, what is new. */
export function RegistrationNotice(): ReactElement | null {
  const t = useTexts(texts);
  const isReadOnly = useIsReadOnly();
  const { recordValues } = useRecordValues('userRequest');
  const isChange = recordValues.refRequestType === 'change';
  if (!isReadOnly) return isChange ? <Callout tone="info">{t('editHint')}</Callout> : null;
  return (
    <div className={css.notice}>
      <Source draft={recordValues} />
      {isChange && (recordValues.revision ?? null) === null ? (
        <Changes requestId={(recordValues.refRequest as { readonly id: string }).id} />
      ) : null}
    </div>
  );
}

function Source({
  draft: { isFromRegistry, registryDate, refPersonType, revision },
}: {
  readonly draft: RecordValues<'userRequest'>;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const isReader = useVisit().info.actingFor === null;
  if (isFromRegistry !== true) {
    return (
      <Callout tone="warn" title={t('byHandTitle')}>
        {/* Approved requests are not compared any more. */}
        {(revision ?? null) === null ? t(whatToDo({ isReader, personType: refPersonType })) : undefined}
      </Callout>
    );
  }
  return (
    <Callout tone="good" title={t('registryTitle')}>
      {typeof registryDate === 'string' ? t('registryText', { at: formatDatetime(registryDate, locale) }) : undefined}
    </Callout>
  );
}

function whatToDo({
  isReader,
  personType,
}: {
  readonly isReader: boolean;
  readonly personType: unknown;
}): 'byHandOfficer' | 'byHandOwner' | 'byHandEmployee' | 'byHandJoining' {
  if (personType === 'employee') return isReader ? 'byHandJoining' : 'byHandEmployee';
  if (personType === 'officer') return 'byHandJoining';
  return isReader ? 'byHandOfficer' : 'byHandOwner';
}

/** Shows old and new values side by side, before everything that does not change. */
function Changes({ requestId }: { readonly requestId: string }): ReactElement | null {
  const t = useTexts(texts);
  const store = useFormStore();
  const { data: requestCase } = useQuery(caseQuery(requestId));
  const version = requestCase?.request.version ?? 0;
  const { data, error } = useQuery({
    ...differenceQuery(requestId, version, 'base'),
    enabled: requestCase !== undefined,
  });
  // The tab of changes shows the same, and the reason why it could not be loaded.
  if (error !== null) return null;
  if (data === undefined) return <Skeleton lines={2} />;
  return (
    <section className={css.changes} aria-label={t('changesTitle')}>
      <h2 className={css.title}>{t('changesTitle')}</h2>
      {data.since !== null && 'revision' in data.since ? (
        <p className={css.text}>{t('changesText', { n: data.since.revision })}</p>
      ) : null}
      {data.changes.length === 0 ? (
        <p className={css.text}>{t('noChanges')}</p>
      ) : (
        <SideBySide entity={store.model.entity} record={store.getBase() as WireRecord} changes={data.changes} />
      )}
    </section>
  );
}
