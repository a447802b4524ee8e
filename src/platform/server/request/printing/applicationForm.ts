/** How the application for a document is printed: by its module, or else from the declaration of the document. */
import type { App } from '../../app.ts';
import { declaredForm } from './declaredForm.ts';
import type { Case } from '../case/caseRows.ts';
import type { Paper } from './paper.ts';

export function applicationForm(
  { papers }: Pick<App, 'papers'>,
  { entity }: Pick<Case, 'entity'>,
): NonNullable<Paper['form']> {
  return papers.get(entity.name)?.form ?? declaredForm;
}
