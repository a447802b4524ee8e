/** Exports what free-sale certificates add to the server. */
import type { ModuleServer } from '#platform/server/moduleServer.ts';
import { certificatePaper } from './certificatePaper.ts';
import { stories } from './demo/stories.ts';
import { reports } from './reports.ts';

export const moduleServer: ModuleServer = { calls: reports, papers: { freeSale: certificatePaper }, demo: stories };
