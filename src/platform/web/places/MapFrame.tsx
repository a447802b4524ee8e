import type { ReactElement, RefObject } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { classes } from '../ui/classes.ts';
import css from './places.module.css';
import { texts } from './texts.ts';

export interface MapFrameProps {
  /** Where the map is drawn. */
  readonly container: RefObject<HTMLElement | null>;
  readonly label: string;
  /** Brings everything on the map into view. */
  readonly onFit: () => void;
  /** On a page of its own, instead of beside other things. */
  readonly isLarge?: boolean;
}

export function MapFrame({ container, label, onFit, isLarge = false }: MapFrameProps): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.frame}>
      <section ref={container} className={classes(css.map, isLarge && css.large)} aria-label={label} />
      <div className={css.fit}>
        <Button size="small" icon="expand" onClick={onFit}>
          {t('fit')}
        </Button>
      </div>
    </div>
  );
}
