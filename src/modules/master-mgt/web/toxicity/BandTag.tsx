import type { ReactElement } from 'react';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Tag, type Tone } from '#platform/web/ui/feedback/Tag.tsx';
import css from './BandTag.module.css';
import { texts } from './texts.ts';
import type { ToxicityTableRow } from './useToxicityRows.ts';

const toneOfColour: Readonly<Record<string, Tone>> = { red: 'bad', yellow: 'warn', blue: 'info', green: 'good' };

/** Shows what a label of the class has: its colour band and its signal word, each in words. */
export function BandTag({
  row: { colour, signal },
}: {
  readonly row: Pick<ToxicityTableRow, 'colour' | 'signal'>;
}): ReactElement | null {
  const t = useTexts(texts);
  const [colourText, signalText] = [useCodes('bandColour').textOf, useCodes('signalWord').textOf];
  if (colour === null && signal === null) return null;
  return (
    <span className={css.tags}>
      {colour === null ? null : (
        <Tag tone={toneOfColour[colour] ?? 'neutral'}>{`${t('band')} ${colourText(colour)}`}</Tag>
      )}
      {signal === null ? null : (
        <Tag tone={signal === 'danger' ? 'bad' : 'warn'}>{`${t('signal')} ${signalText(signal)}`}</Tag>
      )}
    </span>
  );
}
