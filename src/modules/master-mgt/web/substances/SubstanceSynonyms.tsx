import type { ReactElement } from 'react';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { linesOf } from '../../masterRules.ts';
import css from './SubstanceSynonyms.module.css';
import { texts } from './texts.ts';

/** Shows other names of a substance: typed one a line, read side by side. */
export function SubstanceSynonyms(): ReactElement {
  return useIsReadOnly() ? <ReadOnlySynonyms /> : <FormField record="" name="synonyms" />;
}

function ReadOnlySynonyms(): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const { modelField, snapshot } = useControl('', 'synonyms');
  const names = linesOf(snapshot.value);
  return (
    <dl className={css.value}>
      <dt>{label(modelField.field.label)}</dt>
      <dd>
        {names.length === 0 ? (
          <span className={css.none}>{t('noSynonyms')}</span>
        ) : (
          <ul className={css.names}>
            {names.map((name) => (
              <li key={name} className={css.name}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </dl>
  );
}
