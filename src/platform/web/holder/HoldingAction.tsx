import type { ReactElement } from 'react';
import type { Holding } from '#platform/model/request/holdings.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import css from './HoldingAction.module.css';
import { texts } from './texts.ts';
import type { Renew } from './useRenew.ts';

/** The renewal of a document: the button that files it, or what has become of it already. */
export function HoldingAction({
  holding,
  isUrgent,
  renewing: { busyId, renew },
}: {
  readonly holding: Holding;
  /** It expires soon. */
  readonly isUrgent: boolean;
  readonly renewing: Renew;
}): ReactElement | null {
  const t = useTexts(texts);
  const { number, renewal, openRequest, renewedBy } = holding;
  if (renewedBy !== null) {
    return (
      <span className={css.note}>
        <Icon name="check" size={ICON_PX} />
        <span>{t('renewedBy', { number: renewedBy })}</span>
      </span>
    );
  }
  if (openRequest !== null && !openRequest.isDraft) return <InProcess request={openRequest} />;
  if (openRequest !== null && openRequest.path !== null && renewal?.isOpen === true) {
    return (
      <ButtonLink to={openRequest.path} size="small" icon="edit" aria-label={t('continueRenewalOf', { number })}>
        {t('continueRenewal')}
      </ButtonLink>
    );
  }
  if (renewal === null) return null;
  const { isOpen, why, menu } = renewal;
  return (
    <RenewButton
      {...{ number, isOpen, why, isUrgent }}
      isBusy={busyId === holding.id}
      onClick={() => renew(holding, menu)}
    />
  );
}

const ICON_PX = 12;

function InProcess({
  request: { kind, number, status, path },
}: {
  readonly request: NonNullable<Holding['openRequest']>;
}): ReactElement {
  const label = useLabel();
  const words = `${label(kind.label)} ${number}`;
  return (
    <span className={css.request}>
      {path === null ? <span>{words}</span> : <TextLink to={path}>{words}</TextLink>}
      <span className={css.status}>{label(status.label)}</span>
    </span>
  );
}

/** One that cannot be used says why. */
function RenewButton({
  number,
  isOpen,
  why,
  isUrgent,
  isBusy,
  onClick,
}: {
  readonly number: string;
  readonly isOpen: boolean;
  readonly why: NonNullable<Holding['renewal']>['why'];
  readonly isUrgent: boolean;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <Button
      size="small"
      kind={isOpen && isUrgent ? 'default' : 'quiet'}
      icon="sync"
      isBusy={isBusy}
      disabledReason={isOpen ? undefined : why === null ? '' : label(why)}
      aria-label={t('renewOf', { number })}
      onClick={onClick}
    >
      {t('renew')}
    </Button>
  );
}
