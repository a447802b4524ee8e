import type { ReactElement } from 'react';
import { areaOf } from '#platform/model/geo/area.ts';
import { useTexts } from '../i18n/texts.ts';
import { readCorners, type PlaceDraft } from './placeDraft.ts';
import { texts } from './texts.ts';

/** How many corners the boundary has, and how large its area is. */
export function AreaText({ draft: { corners, holes } }: { readonly draft: PlaceDraft }): ReactElement | null {
  const t = useTexts(texts);
  const outer = readCorners(corners);
  const [first] = outer;
  if (first === undefined || outer.length < 3) return null;
  const squareMetres = Math.round(areaOf([[...outer, first], ...holes])).toLocaleString('en');
  return (
    <span>
      {t('cornerCount', { n: outer.length })} · {t('squareMetres', { n: squareMetres })}
    </span>
  );
}
