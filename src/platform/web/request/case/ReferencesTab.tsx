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

/** What the document refers to and how that stands, and which documents refer to what it is about. */
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
            {refersTo.map((one) => (
              <Referred key={one.path} one={one} />
            ))}
          </ul>
        </section>
      )}
      {usedBy.length === 0 && (hidden ?? 0) === 0 ? null : (
        <section>
          <h2 className={css.title}>{t('usedBy')}</h2>
          <ul className={css.rows}>
            {usedBy.map((one) => (
              <Using key={one.id} one={one} />
            ))}
          </ul>
          {isCut ? <p className={css.note}>{t('cut', { n: usedBy.length })}</p> : null}
          {(hidden ?? 0) === 0 ? null : <p className={css.note}>{t('hidden', { n: hidden ?? 0 })}</p>}
        </section>
      )}
    </div>
  );
}

function Referred({ one }: { readonly one: ReferencedDocumentView }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  return (
    <li className={css.row}>
      <span className={css.name}>
        <strong>{one.number}</strong>
        <span>{label(one.name)}</span>
      </span>
      <span className={css.facts}>
        <StandingTag standing={one.standing} />
        <span>{label(one.label)}</span>
        <span>{t('revision', { n: one.revision })}</span>
      </span>
      {one.why === null ? null : (
        <span className={css.why}>
          {one.isChanged ? t('changedSince', { n: one.currentRevision }) : label(one.why)}
        </span>
      )}
    </li>
  );
}

function Using({ one }: { readonly one: ReferringDocumentView }): ReactElement {
  const label = useLabel();
  return (
    <li className={css.row}>
      <span className={css.name}>
        <TextLink to={one.path}>{one.number ?? label(one.title)}</TextLink>
        <span>{label(one.subject)}</span>
      </span>
      <span className={css.facts}>
        {one.standing === null ? null : <StandingTag standing={one.standing} />}
        {one.status === null ? null : <StateTag state={one.status} of="requestStatus" />}
        <span>{label(one.title)}</span>
        <span>{label(one.kind.label)}</span>
        <span>{label(one.holder)}</span>
      </span>
    </li>
  );
}
