/** A kind of document on paper: rendered once, when it is issued, and served unchanged for ever. */
import type { PlainDate } from '#language/values/plainDate.ts';
import type { App } from '../app.ts';
import type { Case } from './loadCase.ts';

export interface PaperContext {
  readonly found: Case;
  /** The number it is issued under. */
  readonly code: string;
  readonly issued: PlainDate;
  readonly expires: PlainDate;
  /** Who approves it; nobody where it is looked at before. */
  readonly signatoryId: string | null;
}

export interface Paper {
  /** A PDF. */
  readonly render: (app: App, context: PaperContext) => Promise<Buffer>;
}
