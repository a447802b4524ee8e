import type { ReactElement } from 'react';
import { standingLabels, type Standing } from '#platform/model/request/shortDetail.ts';
import { useLabel } from '../../i18n/locale.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { standingLooks } from './standingLooks.ts';

/** How an issued document stands, in a word. */
export function StandingTag({ standing }: { readonly standing: Standing }): ReactElement {
  const label = useLabel();
  return <Tag {...standingLooks[standing]}>{label(standingLabels[standing])}</Tag>;
}
