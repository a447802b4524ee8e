/** A manual for download, as its list shows it. */
import type { Instant } from '#language/values/instant.ts';

export interface Manual {
  readonly name: string;
  readonly title: string;
  readonly titleEn: string;
  /** In bytes. */
  readonly size: number;
  readonly pages: number | null;
  readonly updated: Instant;
}
