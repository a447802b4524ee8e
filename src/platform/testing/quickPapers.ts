/**
 * Papers of every document, written at once instead of being typeset: for tests with many approvals. They can be
 * signed.
 */
import { moduleServers } from '#apps/server/moduleServers.ts';
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import type { Paper } from '#platform/server/request/printing/paper.ts';
import { buildPdf } from './pdfs.ts';

/** Must be listed after the servers whose papers it replaces. */
export const quickPapers: ModuleServer = {
  papers: Object.fromEntries(
    moduleServers
      .flatMap(({ papers = {} }) => Object.entries(papers))
      .map(([document, paper]) => [document, withQuickRender(paper)]),
  ),
};

export const withQuickPapers: readonly ModuleServer[] = [...moduleServers, quickPapers];

function withQuickRender({ form, ...paper }: Paper): Paper {
  const write = async (): Promise<Buffer> => buildPdf();
  return { ...paper, render: write, ...(form === undefined ? {} : { form: write }) };
}
