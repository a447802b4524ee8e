import type { ReactElement } from 'react';
import { textOf } from '#language/readUnknown.ts';
import type { FileValue } from '#language/record.ts';
import { useFieldValue } from '#platform/web/form/store/formContext.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { hasDrawing } from '../../pictogramsOnLabel.ts';
import css from './PictogramDrawing.module.css';
import { PictogramPicture } from './PictogramPicture.tsx';
import { texts } from './texts.ts';

const LARGE_PX = 200;
const SMALL_PX = 32;

/** Shows in the form and on the page of a pictogram how it looks, large and as small as on a label. */
export function PictogramDrawing(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const [code, th, en] = [useFieldValue('code'), useFieldValue('nameTh'), useFieldValue('nameEn')];
  const picture = useFieldValue('refPicture') as FileValue | null;
  if (typeof code !== 'string' || code === '') return null;
  const alt = `${code} ${nameInLocale({ th: textOf(th) ?? '', en: textOf(en) ?? '' }, locale)}`;
  return (
    <div className={css.drawing}>
      <PictogramPicture code={code} picture={picture} alt={alt} sizePx={LARGE_PX} />
      {picture === null && !hasDrawing(code) ? (
        <p className={css.hint}>{t('noPicture')}</p>
      ) : (
        <PictogramPicture code={code} picture={picture} alt="" sizePx={SMALL_PX} />
      )}
    </div>
  );
}
