/** A line of the side menu as its administrator reads it: with everything below it. */
export interface MenuSideItem {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  /** Null for a heading. */
  readonly url: string | null;
  readonly refMenu: { readonly id: string } | null;
  readonly children: readonly MenuSideItem[];
}
