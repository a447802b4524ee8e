import type { ReactElement, ReactNode } from 'react';
import { GROUNDS, type LessVar } from '#platform/model/themeVariables.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { BrandSign } from '#platform/web/shell/BrandMark.tsx';
import { Emblem } from '#platform/web/shell/Emblem.tsx';
import { tokensOf } from '#platform/web/theme/lessVar.ts';
import type { Brand } from '#platform/web/theme/serverTheme.ts';
import css from './BrandPreview.module.css';
import { texts } from './texts.ts';

/** The bar at the top, by day and by night. */
export function BrandPreview({ brand, lessVar }: { readonly brand: Brand; readonly lessVar: LessVar }): ReactElement {
  return (
    <InBoth lessVar={lessVar}>
      <div className={css.bar}>
        <BrandSign {...brand} />
      </div>
    </InBoth>
  );
}

/** The tab of a browser, by day and by night. */
export function IconPreview({ icon, name, lessVar }: { readonly icon: string | null; readonly name: string; readonly lessVar: LessVar }): ReactElement {
  return (
    <InBoth lessVar={lessVar}>
      <div className={css.tabs}>
        <span className={css.tab}>
          {icon === null ? <Emblem size={ICON_PX} /> : <img className={css.icon} src={icon} alt="" />}
          <span className={css.name}>{name}</span>
        </span>
      </div>
    </InBoth>
  );
}

const ICON_PX = 16;

function InBoth({ lessVar, children }: { readonly lessVar: LessVar; readonly children: ReactNode }): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.both}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className={css.figure}>
          <figcaption className={css.caption}>{`${t('preview')}: ${t(theme)}`}</figcaption>
          <div className={css.frame} data-theme={theme} style={tokensOf(lessVar, GROUNDS[theme])}>
            {children}
          </div>
        </figure>
      ))}
    </div>
  );
}
