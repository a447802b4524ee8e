/** The papers of a product as PDF: the certificate, its translation, and the application for it. */
import type { App } from '#platform/server/app.ts';
import { formOf, paperOf } from '#platform/server/request/printing/paperOf.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { Issue } from '#platform/server/request/printing/paper.ts';
import { findToleranceBands } from '../hazFacts.ts';
import { applicationData } from './applicationText.ts';
import { certificateData } from './certificateText.ts';
import { loadPictograms } from './pictures.ts';
import { ALSO_READ } from './printedProduct.ts';

const form = formOf('haz', {
  template: 'modules/haz/server/paper/application.typ',
  data: applicationData,
  alsoRead: ALSO_READ,
  load: async (app, { document }) => {
    const { pictograms, pictures } = await loadPictograms(app, document);
    return { more: { pictograms, toleranceBands: await findToleranceBands({ db: app.pools.api }) }, pictures };
  },
});

export const hazPaper = paperOf('haz', {
  template: 'modules/haz/server/paper/certificate.typ',
  isTranslated: true,
  data: certificateData,
  form,
  alsoRead: ALSO_READ,
  load: async (app, { document, found, issue }) => {
    const { pictograms, pictures } = await loadPictograms(app, document);
    return {
      more: { pictograms, changes: issue === null || issue.revision === 1 ? 0 : await countChanges(app, found, issue) },
      pictures,
    };
  },
});

/** Renewals are revisions too, but change nothing. */
async function countChanges({ pools }: App, { document, dossier }: Case, { revision }: Issue): Promise<number> {
  const { rows } = await pools.api.query<{ count: number }>({
    name: 'haz-paper-changes',
    text: `select count(*)::int as "count" from "haz" where "dossier_id" = $1 and "request_type" = 'change'
        and ("revision" < $2 or "id" = $3)`,
    values: [dossier.id, revision, document.id],
  });
  return rows[0]?.count ?? 0;
}
