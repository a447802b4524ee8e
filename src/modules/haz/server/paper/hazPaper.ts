/** The papers of a product as PDF: the certificate, its translation, and the application for it. */
import type { Locale } from '#language/label.ts';
import type { App } from '#platform/server/app.ts';
import { findIdOf, idOf, type Case } from '#platform/server/request/loadCase.ts';
import type { Issue, Paper, PaperContext } from '#platform/server/request/paper.ts';
import { loadLogo, loadPaperParties } from '#platform/server/request/paperParties.ts';
import { checkOf } from '#platform/server/request/shortDetailAddress.ts';
import { applicationData } from './applicationText.ts';
import { applicationForms, type ApplicationKind } from './authority.ts';
import { certificateData } from './certificateText.ts';
import { loadHolder } from './loadHolder.ts';
import { loadProduct } from './loadProduct.ts';

export const hazPaper = {
  render: (app, context) => printCertificate(app, context, 'th'),
  translate: (app, context) => printCertificate(app, context, 'en'),
  form: async (app, { found, filing }) => {
    const { document, request, dossier } = found;
    const parties = await loadPaperParties(app.pools.api, { found, issue: filing === null ? null : { signatoryId: filing.applicantId, principalId: null } });
    const { product, pictures } = await loadProduct(app, document);
    const data = applicationData({
      product,
      holder: await loadHolder(app.pools.api, { id: idOf(document['refHolder']), name: parties.holder }),
      parties,
      kind: kindOf(request['refRequestType']),
      registered: typeof dossier['code'] === 'string' ? dossier['code'] : null,
      isByPower: findIdOf(request['refAuthorize'] ?? null) !== null,
      filing,
      today: app.clock.today(),
      lang: 'th',
    });
    return app.printer.print({ template: 'modules/haz/server/paper/application.typ', data: { ...data }, pictures });
  },
} satisfies Paper;

async function printCertificate(app: App, { found, issue }: PaperContext, lang: Locale): Promise<Buffer> {
  const { document } = found;
  const logo = await loadLogo(app);
  const parties = await loadPaperParties(app.pools.api, { found, issue });
  const { product, pictures } = await loadProduct(app, document);
  const data = certificateData({
    product,
    holder: await loadHolder(app.pools.api, { id: idOf(document['refHolder']), name: parties.holder }),
    parties,
    issue,
    changes: issue === null || issue.revision === 1 ? 0 : await countChanges(app, found, issue),
    today: app.clock.today(),
    emblem: logo?.name ?? null,
    check: issue === null ? null : checkOf(app.config, document),
    lang,
  });
  return app.printer.print({ template: 'modules/haz/server/paper/certificate.typ', data: { ...data }, pictures: { ...pictures, ...(logo === null ? {} : { [logo.name]: logo.bytes }) } });
}

/** Renewals are revisions too, and change nothing. */
async function countChanges({ pools }: App, { document, dossier }: Case, { revision }: Issue): Promise<number> {
  const { rows } = await pools.api.query<{ count: number }>({
    name: 'haz-paper-changes',
    text: `select count(*)::int as "count" from "haz" where "dossier_id" = $1 and "request_type" = 'change' and ("revision" < $2 or "id" = $3)`,
    values: [dossier['id'], revision, document['id']],
  });
  return rows[0]?.count ?? 0;
}

function kindOf(type: unknown): ApplicationKind {
  return typeof type === 'string' && Object.hasOwn(applicationForms, type) ? (type as ApplicationKind) : 'new';
}
