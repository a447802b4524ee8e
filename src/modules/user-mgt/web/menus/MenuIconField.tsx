import { useState, type ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { MenuIcon } from '#platform/web/ui/icon/MenuIcon.tsx';
import { IconGrid } from './IconGrid.tsx';
import css from './MenuIconField.module.css';
import { texts } from './texts.ts';

/** The icon next to the name of a menu, chosen by its looks. */
export function MenuIconField(): ReactElement {
  const isReadOnly = useIsReadOnly();
  const { modelField, snapshot, props } = useControl('', 'icon');
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const icon = typeof snapshot.value === 'string' ? snapshot.value : null;
  const iconWithName = (
    <span className={css.shown}>
      {icon === null ? null : <MenuIcon name={icon} size={ICON_PX} />}
      <span className={icon === null ? css.none : css.code}>{icon ?? t('noIcon')}</span>
    </span>
  );
  if (isReadOnly) {
    return (
      <dl className={css.value}>
        <dt>{label(modelField.field.label)}</dt>
        <dd>{iconWithName}</dd>
      </dl>
    );
  }
  const problem = snapshot.problem === undefined ? undefined : problemText(snapshot.problem, locale);
  const choose = (key: string | null): void => {
    props.onChange(key);
    props.onBlur?.();
  };
  return (
    <FieldFrame id={props.id} label={label(modelField.field.label)} problem={problem}>
      <div className={css.line}>
        {iconWithName}
        <Button
          id={props.id}
          size="small"
          icon={isOpen ? 'up' : 'down'}
          aria-expanded={isOpen}
          aria-label={`${label(modelField.field.label)}: ${t(isOpen ? 'closeIcons' : 'chooseIcon')}`}
          aria-describedby={describedBy(props.id, { help: undefined, problem })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'closeIcons' : 'chooseIcon')}
        </Button>
      </div>
      {isOpen ? <IconGrid name={props.name} value={icon} onChoose={choose} /> : null}
    </FieldFrame>
  );
}

const ICON_PX = 20;
