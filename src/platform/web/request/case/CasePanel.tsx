import { useId, type ReactElement, type ReactNode } from 'react';
import type { RecordValues } from '#language/record.ts';
import { formatDatetime, formatShortDate } from '#language/values/buddhistEra.ts';
import type { Workflow } from '#language/workflow.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './CasePanel.module.css';
import { CasePapers } from './CasePapers.tsx';
import { DayMeter } from './DayMeter.tsx';
import { Fact } from './Fact.tsx';
import { nextStepText } from '../state/nextStepText.ts';
import { StateTag } from './StateTag.tsx';
import { texts } from '../texts.ts';
import { CaseProgress } from './CaseProgress.tsx';
import { progressOf } from '../state/progressOf.ts';

export interface CasePanelProps {
  readonly caseView: CaseView;
  readonly workflow: Workflow;
  /** Shown below the facts: the notes of the parties. */
  readonly children?: ReactNode;
}

/** Shows the state of the case, who holds it, their time limit, and the next step. */
export function CasePanel({ caseView, workflow, children }: CasePanelProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const id = useId();
  const { request, heldBy, sla } = caseView;
  return (
    <section className={css.panel} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t('caseTitle')}</h2>
      </VisuallyHidden>
      {/* A document entered directly in the register has no progress to show. */}
      {request.origin === 'register' ? null : <CaseProgress steps={progressOf(caseView, workflow)} />}
      <dl className={css.facts}>
        {heldBy === null ? null : <HeldBy caseView={caseView} heldBy={heldBy} />}
        {heldBy === null ? null : <TimeInState heldBy={heldBy} />}
        {request.origin === 'filed' && sla.allowed > (heldBy?.daysAllowed ?? 0) && request.requestCode !== null ? (
          <Fact name={t('sla')}>
            <span>{t('daysUsed', { used: sla.used, allowed: sla.allowed })}</span>
            <DayMeter {...sla} />
            {sla.isLate ? <LateTag days={sla.used - sla.allowed} /> : null}
          </Fact>
        ) : null}
        <Issued caseView={caseView} />
        <CasePapers caseView={caseView} />
        <HolderAndType caseView={caseView} />
      </dl>
      <p className={css.next}>
        <Icon name={request.isOpen ? 'forward' : request.status.code === 'approved' ? 'good' : 'info'} />
        <span>
          {request.isOpen ? <span className={css.nextTitle}>{t('next')}</span> : null} {nextStepText(caseView, locale)}
        </span>
      </p>
      {children}
    </section>
  );
}

type HeldByInfo = NonNullable<CaseView['heldBy']>;

function HeldBy({
  caseView: { parties, request },
  heldBy,
}: {
  readonly caseView: CaseView;
  readonly heldBy: HeldByInfo;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  // While fields are unlocked for the operator, the party that holds the case waits.
  const isMine = request.unlockedFields.length === 0 && parties.some(({ party }) => party === heldBy.party);
  const who = [heldBy.person, heldBy.department].flatMap((name) => (name === null ? [] : [label(name)]));
  return (
    <Fact name={t('heldBy')}>
      <span className={css.strong}>
        {label(heldBy.label)}
        {isMine ? (
          <Tag tone="info" icon="user">
            {t('you')}
          </Tag>
        ) : null}
      </span>
      {who.map((name) => (
        <span key={name} data-content="">
          {name}
        </span>
      ))}
      <span className={css.soft}>{t('since', { at: formatDatetime(heldBy.since, locale) })}</span>
    </Fact>
  );
}

/** Without a time limit, shows only how long the case has been there, and never "late". */
function TimeInState({
  heldBy: { daysAllowed, daysUsed, dueDate, isLate },
}: {
  readonly heldBy: HeldByInfo;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (daysAllowed === null) {
    return (
      <Fact name={t('time')}>
        <span>{t('noLimit')}</span>
        {daysUsed === 0 ? null : (
          <span className={css.soft}>{daysUsed === 1 ? t('dayHere') : t('daysHere', { used: daysUsed })}</span>
        )}
      </Fact>
    );
  }
  return (
    <Fact name={t('time')}>
      <span>{t('daysUsed', { used: daysUsed, allowed: daysAllowed })}</span>
      <DayMeter used={daysUsed} allowed={daysAllowed} isLate={isLate} />
      {isLate ? <LateTag days={daysUsed - daysAllowed} /> : null}
      {dueDate === null ? null : (
        <span className={css.soft}>{t('due', { date: formatShortDate(dueDate, locale) })}</span>
      )}
    </Fact>
  );
}

function LateTag({ days }: { readonly days: number }): ReactElement {
  const t = useTexts(texts);
  return (
    <Tag tone="bad" icon="warning">
      {days < 1 ? t('late') : days === 1 ? t('lateDay') : t('lateDays', { n: days })}
    </Tag>
  );
}

function Issued({ caseView: { dossier } }: { readonly caseView: CaseView }): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  if (dossier.code === null) return null;
  const { effectiveDate, expireDate, revision } = dossier;
  return (
    <Fact name={t('issued')}>
      <span className={css.strong}>
        {dossier.code}
        <StateTag state={dossier.state} of="dossierState" />
      </span>
      {effectiveDate === null || expireDate === null ? null : (
        <span>
          {t('validity', { from: formatShortDate(effectiveDate, locale), until: formatShortDate(expireDate, locale) })}
        </span>
      )}
      {revision === null ? null : <span className={css.soft}>{t('revision', { n: revision })}</span>}
    </Fact>
  );
}

/** The one request whose holder is an officer. */
const OFFICER_REGISTRATION: RecordValues<'request'>['refDocumentType'] = 'officerRegistration';

function HolderAndType({ caseView: { request } }: { readonly caseView: CaseView }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <>
      <Fact name={t(request.documentType.code === OFFICER_REGISTRATION ? 'officer' : 'holder')}>
        <span data-content="">{request.holder === null ? t('holderNotNamed') : label(request.holder.name)}</span>
        {request.isDisclosed ? null : <span className={css.soft}>{t('notDisclosed')}</span>}
        <span className={css.soft}>{`${label(request.documentType.label)} · ${label(request.kind.label)}`}</span>
      </Fact>
      {request.checkResult === null ? null : (
        <Fact name={t('checkResult')}>
          <span>
            <StateTag state={request.checkResult} of="checkResult" />
          </span>
        </Fact>
      )}
    </>
  );
}
