import type { ReactElement } from 'react';
import type {
  ReferencesView,
  ReferencedDocumentView,
  ReferringDocumentView,
} from '#platform/model/request/referencesView.ts';
import { StandingTag } from '../../form/reference/StandingTag.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import css from './ReferencesTab.module.css';
import { texts } from './referencesTexts.ts';
import { StateTag } from './StateTag.tsx';

/** Lists the documents that this one refers to with their standing, and the documents that refer to it. */
export function ReferencesTab({
  references: { refersTo, usedBy, isCut, hidden },
}: {
  readonly references: ReferencesView;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.references}>
      {refersTo.length === 0 ? null : (
        <section>
          <h2 className={css.title}>{t('refersTo')}</h2>
          <ul className={css.rows}>
            {refersTo.map((reference) => (
              <ReferencedDocument key={reference.path} reference={reference} />
            ))}
          </ul>
        </section>
      )}
      {usedBy.length === 0 && (hidden ?? 0) === 0 ? null : (
        <section>
          <h2 className={css.title}>{t('usedBy')}</h2>
          <ul className={css.rows}>
            {usedBy.map((referring) => (
              <ReferringDocument key={referring.id} referring={referring} />
            ))}
          </ul>
          {isCut ? <p className={css.note}>{t('cut', { n: usedBy.length })}</p> : null}
          {(hidden ?? 0) === 0 ? null : <p className={css.note}>{t('hidden', { n: hidden ?? 0 })}</p>}
        </section>
      )}
    </div>
  );
}

function ReferencedDocument({ reference }: { readonly reference: ReferencedDocumentView }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <li className={css.row}>
      <span className={css.name}>
        <strong>{reference.number}</strong>
        <span>{label(reference.name)}</span>
      </span>
      <span className={css.facts}>
        <StandingTag standing={reference.standing} />
        <span>{label(reference.label)}</span>
        <span>{t('revision', { n: reference.revision })}</span>
      </span>
      {reference.why === null ? null : (
        <span className={css.why}>
          {reference.isChanged ? t('changedSince', { n: reference.currentRevision }) : label(reference.why)}
        </span>
      )}
    </li>
  );
}

function ReferringDocument({ referring }: { readonly referring: ReferringDocumentView }): ReactElement {
  const label = useLabel();
  return (
    <li className={css.row}>
      <span className={css.name}>
        <TextLink to={referring.path}>{referring.number ?? label(referring.title)}</TextLink>
        <span>{label(referring.subject)}</span>
      </span>
      <span className={css.facts}>
        {referring.standing === null ? null : <StandingTag standing={referring.standing} />}
        {referring.status === null ? null : <StateTag state={referring.status} of="requestStatus" />}
        <span>{label(referring.title)}</span>
        <span>{label(referring.kind.label)}</span>
        <span>{label(referring.holder)}</span>
      </span>
    </li>
  );
}
