import type { ReactElement, ReactNode } from 'react';
import type { LessVar } from '#platform/model/settings/themeVariables.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { BrandSign } from '#platform/web/theme/BrandMark.tsx';
import { Emblem } from '#platform/web/theme/Emblem.tsx';
import type { Brand } from '#platform/web/theme/serverTheme.ts';
import css from './BrandPreview.module.css';
import { ThemePreview, PreviewBar } from './ThemePreview.tsx';
import { texts } from './texts.ts';

/** Shows the top bar in the light and the dark theme. */
export function BrandPreview({ brand, lessVar }: { readonly brand: Brand; readonly lessVar: LessVar }): ReactElement {
  return (
    <InBothThemes lessVar={lessVar}>
      <PreviewBar>
        <BrandSign {...brand} />
      </PreviewBar>
    </InBothThemes>
  );
}

/** Shows the tab of a browser in the light and the dark theme. */
export function IconPreview({
  icon,
  name,
  lessVar,
}: {
  readonly icon: string | null;
  readonly name: string;
  readonly lessVar: LessVar;
}): ReactElement {
  return (
    <InBothThemes lessVar={lessVar}>
      <div className={css.tabs}>
        <span className={css.tab}>
          {icon === null ? <Emblem size={ICON_PX} /> : <img className={css.icon} src={icon} alt="" />}
          <span className={css.name}>{name}</span>
        </span>
      </div>
    </InBothThemes>
  );
}

const ICON_PX = 16;

function InBothThemes({
  lessVar,
  children,
}: {
  readonly lessVar: LessVar;
  readonly children: ReactNode;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.both}>
      {(['light', 'dark'] as const).map((theme) => (
        <ThemePreview key={theme} theme={theme} lessVar={lessVar} caption={`${t('preview')}: ${t(theme)}`}>
          {children}
        </ThemePreview>
      ))}
    </div>
  );
}
