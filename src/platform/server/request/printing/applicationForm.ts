/** How the application for a document is printed: by its module, or else from the declaration of the document. */
import type { App } from '../../app.ts';
import { declaredForm } from './declaredForm.ts';
import type { Case } from '../case/caseRows.ts';
import { findPaper, type Paper } from './paper.ts';

export function applicationForm(app: Pick<App, 'papers'>, found: Case): NonNullable<Paper['form']> {
  return findPaper(app, found)?.form ?? declaredForm;
}
