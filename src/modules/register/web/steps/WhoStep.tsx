import type { ReactElement } from 'react';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './WhoStep.module.css';

const kinds = [
  ['legalEntity', 'legalEntityHelp'],
  ['individual', 'individualHelp'],
  ['employee', 'employeeHelp'],
] as const;

export const WHO_ID = 'register-who';

/** Offers the kinds of registration: company, individual or employee. */
export function WhoStep(): ReactElement {
  const t = useTexts(texts);
  const { draft, change, setProblems, problems } = useOpenRegistration();
  return (
    <>
      <fieldset
        className={css.kinds}
        id={WHO_ID}
        tabIndex={-1}
        {...(problems['personType'] === undefined ? {} : { 'aria-invalid': true })}
      >
        <legend>
          {/* The heading above is for people who see; this is for screen readers. */}
          <VisuallyHidden>{t('whoTitle')}</VisuallyHidden>
        </legend>
        {kinds.map(([kind, help]) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are two lines below
          <label key={kind} className={classes(css.kind, draft.personType === kind && css.chosen)}>
            <input
              type="radio"
              name="personType"
              value={kind}
              checked={draft.personType === kind}
              onChange={() => {
                setProblems({});
                change({ personType: kind });
              }}
            />
            <span>
              <span className={css.name}>{t(kind)}</span>
              <span className={css.help}>{t(help)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={css.need}>{t('whatYouNeed')}</p>
    </>
  );
}
