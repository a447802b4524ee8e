import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useMemo, useState, type ReactElement } from 'react';
import { ownEntityOf } from '#language/ownEntity.ts';
import type { FileValue } from '#language/record.ts';
import { formatDatetime } from '#language/values/buddhistEra.ts';
import type { Instant } from '#language/values/instant.ts';
import { runRowAction, baseOf, searchRecords } from '#platform/web/api/resource.ts';
import { loadEntity } from '#platform/web/declarations/loadedModules.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Loading } from '#platform/web/ui/feedback/Loading.tsx';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { SignaturePair } from '#platform/web/signatures/SignaturePair.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { ButtonLink } from '#platform/web/ui/button/ButtonLink.tsx';
import { EmptyState } from '#platform/web/ui/feedback/EmptyState.tsx';
import { notify } from '#platform/web/ui/feedback/toasts.ts';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { texts } from '../texts.ts';
import css from './SignatureList.module.css';

interface Signature {
  readonly id: string;
  readonly version: number;
  readonly isActive: boolean;
  readonly position: string;
  readonly positionEn: string | null;
  readonly refFile: FileValue | null;
  readonly refFileEn: FileValue | null;
  readonly createDate: Instant;
}

const BASE = '/app/user-signatures';
/** More than the signatures of any one person. */
const MAX_ROWS = 100;

/** Shows the signature in use, as it will look on paper, and the earlier ones. */
export function SignatureList(): ReactElement {
  const t = useTexts(texts);
  const declared = use(loadEntity('userSignature'));
  const entity = useMemo(() => ownEntityOf(declared), [declared]);
  const { data, error, refetch } = useQuery({
    queryKey: [baseOf(entity), 'all'],
    queryFn: ({ signal }) =>
      searchRecords<Signature>(
        entity,
        { size: MAX_ROWS, sort: [{ name: 'createDate', type: 'DESC' }] },
        { signal, silent: true },
      ),
  });
  const add = (
    <ButtonLink kind="primary" icon="add" to={`${BASE}/create`}>
      {t('addSignature')}
    </ButtonLink>
  );
  const inUse = data?.data.find(({ isActive }) => isActive);
  const earlier = data?.data.filter(({ isActive }) => !isActive) ?? [];
  return (
    <>
      <PageHeader title={t('mySignatures')} actions={add} />
      <div className={css.page}>
        {data === undefined ? <Loading error={error} onRetry={() => void refetch()} /> : <InUse signature={inUse} />}
        {earlier.length === 0 ? null : (
          <Earlier
            signatures={earlier}
            onUse={(signature) => runRowAction(entity, 'activate', { id: signature.id, version: signature.version })}
          />
        )}
      </div>
    </>
  );
}

function InUse({ signature }: { readonly signature: Signature | undefined }): ReactElement {
  const t = useTexts(texts);
  return (
    <Panel title={t('inUse')}>
      {signature === undefined ? (
        <EmptyState icon="sign" title={t('noSignature')} text={t('noSignatureHelp')} />
      ) : (
        <div className={css.body}>
          <SignaturePair thai={signature.refFile} english={signature.refFileEn} />
          <Words signature={signature} />
          <p className={css.soft}>{t('onlyOne')}</p>
        </div>
      )}
    </Panel>
  );
}

function Words({
  signature: { id, position, positionEn, createDate },
}: {
  readonly signature: Signature;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <div className={css.words}>
      <div>
        <p className={css.position}>{position}</p>
        {positionEn === null ? null : <p className={css.soft}>{positionEn}</p>}
        <p className={css.soft}>{t('addedOn', { at: formatDatetime(createDate, locale) })}</p>
      </div>
      <ButtonLink
        size="small"
        to={`${BASE}/${id}/view`}
        aria-label={`${t('details')} · ${nameInLocale({ th: position, en: positionEn ?? '' }, locale)}`}
      >
        {t('details')}
      </ButtonLink>
    </div>
  );
}

function Earlier({
  signatures,
  onUse,
}: {
  readonly signatures: readonly Signature[];
  readonly onUse: (one: Signature) => Promise<unknown>;
}): ReactElement {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const apply = async (signature: Signature): Promise<void> => {
    setBusyId(signature.id);
    try {
      await onUse(signature);
      notify.success(t('nowInUse'));
    } finally {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/v1/security/user-signatures'),
      });
      setBusyId(undefined);
    }
  };
  return (
    <Panel title={t('earlier')}>
      <ul className={css.list}>
        {signatures.map((row) => (
          <li key={row.id} className={css.earlier}>
            <SignaturePair thai={row.refFile} english={row.refFileEn} />
            <Words signature={row} />
            <div>
              <Button
                size="small"
                icon="activate"
                isBusy={busyId === row.id}
                onClick={() => void apply(row).catch(() => undefined)}
              >
                {t('useThis')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
