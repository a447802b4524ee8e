import type { ReactElement } from 'react';
import { PictogramPicture } from '#modules/master-mgt/web/index.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Card } from '#platform/web/ui/layout/Card.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import type { PictogramRow } from '../hazMasterData.ts';
import type { ComparedPictogram } from './comparePictograms.ts';
import css from './PictogramItem.module.css';
import { texts } from './texts.ts';

const SIZE_PX = 88;

export interface PictogramItemProps {
  readonly compared: ComparedPictogram;
  /** Undefined for one that is no longer in the list. */
  readonly row: PictogramRow | undefined;
  readonly isReadOnly: boolean;
  readonly onUse: (code: string) => void;
  readonly onRemove: (row: string) => void;
}

/** Shows a pictogram with the reason of the proposal, whether it is used, and the reason if nothing proposes it. */
export function PictogramItem({ compared, row, isReadOnly, onUse, onRemove }: PictogramItemProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { code, isProposed, row: id, reasons } = compared;
  const isUsed = id !== undefined;
  return (
    <Card as="li" className={classes(css.item, !isUsed && css.unused)}>
      <PictogramPicture code={code} picture={row?.refPicture ?? null} alt="" sizePx={SIZE_PX} />
      <div className={css.words}>
        <p className={css.name}>
          {code} {row === undefined ? null : nameInLocale({ th: row.nameTh, en: row.nameEn }, locale)}
        </p>
        <p>
          {isUsed ? (
            <Tag tone={isProposed ? 'good' : 'info'}>{t(isProposed ? 'proposedAndUsed' : 'addedByHand')}</Tag>
          ) : (
            <Tag tone="neutral">{t('proposedOnly')}</Tag>
          )}
        </p>
        {reasons.length === 0 ? null : (
          <ul className={css.reasons}>
            {reasons.map((reason) => (
              <li key={reason[0]}>{label(reason)}</li>
            ))}
          </ul>
        )}
        {id === undefined ? null : (
          <Remark row={`pictograms.${id}`} code={code} isReasonRequired={!isProposed} isReadOnly={isReadOnly} />
        )}
        {isReadOnly ? null : (
          <div>
            {id === undefined ? (
              <Button size="small" icon="add" onClick={() => onUse(code)}>
                {t('use', { code })}
              </Button>
            ) : (
              <Button kind="quiet" size="small" icon="close" onClick={() => onRemove(id)}>
                {t('takeOut', { code })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

function Remark({
  row,
  code,
  isReasonRequired,
  isReadOnly,
}: {
  readonly row: string;
  readonly code: string;
  readonly isReasonRequired: boolean;
  readonly isReadOnly: boolean;
}): ReactElement | null {
  const t = useTexts(texts);
  const { value } = useField(`${row}.remark`);
  if (isReadOnly) return typeof value === 'string' ? <p>{value}</p> : null;
  return isReasonRequired || value !== null ? (
    <FormField record={row} name="remark" label={t('reason', { code })} />
  ) : null;
}
