import type { ReactElement } from 'react';
import { standingLabels, type Standing } from '#platform/model/request/shortDetail.ts';
import { useLabel } from '../../i18n/locale.ts';
import { Tag } from '../../ui/feedback/Tag.tsx';
import { standingStyles } from './standingStyles.ts';

/** Shows the standing of an issued document in one word. */
export function StandingTag({ standing }: { readonly standing: Standing }): ReactElement {
  const label = useLabel();
  return <Tag {...standingStyles[standing]}>{label(standingLabels[standing])}</Tag>;
}
