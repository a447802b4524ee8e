/** The letter as a PDF. */
import { letterData } from './letterText.ts';
import type { Paper } from '#platform/server/request/paper.ts';
import { loadLogo, loadPaperParties } from '#platform/server/request/paperParties.ts';
import { checkOf } from '#platform/server/request/shortDetailAddress.ts';

export const letterPaper: Paper = {
  render: async (app, context) => {
    const { found, issue } = context;
    const logo = await loadLogo(app);
    const data = letterData({
      document: found.document,
      parties: await loadPaperParties(app.pools.api, context),
      issue,
      validMonths: found.declaration.validMonths ?? 0,
      today: app.clock.today(),
      logo: logo?.name ?? null,
      check: issue === null ? null : checkOf(app.config, found.document),
    });
    return app.printer.print({ template: 'modules/to-whom/server/letter.typ', data, ...(logo === null ? {} : { pictures: { [logo.name]: logo.bytes } }) });
  },
};
