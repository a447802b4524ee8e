import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseWarning } from '#platform/model/request/caseView.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { placeInDocument } from '../dialog/placeInDocument.ts';
import { texts } from '../texts.ts';
import css from './WarningQuestion.module.css';

/** The position in the document, and the text. */
export function WarningText({
  entity,
  warning: { path, message },
}: {
  readonly entity: AnyEntity;
  readonly warning: CaseWarning;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const steps = placeInDocument(catalogue, entity, path).map((step) =>
    step.row === undefined ? label(step.label) : t('rowPlace', { table: step.label, n: step.row }),
  );
  return (
    <>
      {steps.length === 0 ? null : <strong className={css.place}>{`${steps.join(' › ')} `}</strong>}
      {label(message)}
    </>
  );
}
