import { useId, type ReactElement } from 'react';
import type { LessVar } from '#platform/model/settings/themeVariables.ts';
import inputCss from '#platform/web/fields/controls/controls.module.css';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { BrandMark } from '#platform/web/theme/BrandMark.tsx';
import { MenuEntry } from '#platform/web/menu/SideMenu.tsx';
import type { SideMenuNode } from '#platform/web/menu/sideMenuTree.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Table } from '#platform/web/ui/layout/Table.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import { ThemePreview, PreviewBar } from './ThemePreview.tsx';
import css from './ThemeSample.module.css';
import { texts } from './texts.ts';

/** Parts of the real pages. */
export function ThemeSample({
  theme,
  lessVar,
}: {
  readonly theme: 'light' | 'dark';
  readonly lessVar: LessVar;
}): ReactElement {
  const t = useTexts(texts);
  return (
    <ThemePreview theme={theme} lessVar={lessVar} caption={`${t('sample')}: ${t(theme)}`}>
      <PreviewBar>
        <BrandMark />
      </PreviewBar>
      <div className={css.page}>
        <div className={css.side}>
          <MenuEntry node={node('HomeOutlined', t('sampleHome'))} to="." isCurrent={false} />
          <MenuEntry node={node('FileTextOutlined', t('sampleMenu'))} to="." isCurrent />
        </div>
        <SamplePage />
      </div>
    </ThemePreview>
  );
}

function SamplePage(): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  return (
    <div className={css.work}>
      <p className={css.heading}>{t('sampleHeading')}</p>
      <Table label={t('sampleHeading')}>
        <thead>
          <tr>
            <th scope="col">{t('sampleCode')}</th>
            <th scope="col">{t('sampleStatus')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <TextLink to=".">HZ-2569/0001</TextLink>
            </td>
            <td>
              <Tag tone="good" icon="check">
                {t('sampleApproved')}
              </Tag>
            </td>
          </tr>
          <tr className={css.selected}>
            <td>
              <TextLink to=".">HZ-2569/0002</TextLink>
            </td>
            <td>
              <Tag tone="info">{t('sampleWaiting')}</Tag>
            </td>
          </tr>
        </tbody>
      </Table>
      <FieldFrame id={id} label={t('sampleField')}>
        <input id={id} className={inputCss.input} value={t('sampleValue')} readOnly />
      </FieldFrame>
      <div className={css.buttons}>
        <Button kind="primary">{t('sampleSave')}</Button>
        <Button>{t('sampleCancel')}</Button>
        <Button kind="danger">{t('sampleDelete')}</Button>
        <TextLink to=".">{t('sampleLink')}</TextLink>
      </div>
    </div>
  );
}

function node(icon: string, name: string): SideMenuNode {
  return { id: icon, label: [name, name], icon, to: null, isForApproval: false, rights: [], children: [] };
}
