import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { formatShortDate } from '#language/values/buddhistEra.ts';
import { useVisit } from '../route/visit.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import type { ActingFor } from '../session/info.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import popup from '../ui/overlay/Popup.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './ActingForMenu.module.css';
import { personName } from '../i18n/person.ts';
import { texts } from './texts.ts';
import { useChooseActingFor } from './useChooseActingFor.ts';

/**
 * Shows for whom the person acts, and in which capacity: always visible, because it decides what every page shows. With
 * several holders it is a menu.
 */
export function ActingForMenu(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const { actingFor, actingForOptions } = useVisit().info;
  if (actingFor === null && actingForOptions.length === 0) return null;
  const words = (
    <>
      <Icon name="user" />
      <span className={css.words}>
        <VisuallyHidden>{t('actingFor')}</VisuallyHidden>
        <span className={css.name}>{actingFor === null ? t('mustChoose') : personName(actingFor, locale)}</span>
        {actingFor === null ? null : <ActingKind option={actingFor} />}
      </span>
    </>
  );
  const isOnly = actingFor !== null && actingForOptions.length < 2;
  return (
    <div className={css.place}>
      {isOnly ? (
        <p className={css.holder}>{words}</p>
      ) : (
        <Chooser options={actingForOptions} chosen={actingFor}>
          {words}
        </Chooser>
      )}
    </div>
  );
}

/** Shows in which capacity the person acts and, for an agent, until when. */
function ActingKind({ option: { kind, endDate } }: { readonly option: ActingFor }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <span className={css.as}>
      {endDate === null ? t(kind) : `${t(kind)} ${t('until', { date: formatShortDate(endDate, locale) })}`}
    </span>
  );
}

/** Offers one holder at a time: everything that is shown and written belongs to the chosen holder. */
function Chooser({
  options,
  chosen,
  children,
}: {
  readonly options: readonly ActingFor[];
  readonly chosen: ActingFor | null;
  readonly children: ReactElement;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const { isBusy, choose } = useChooseActingFor();
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={css.holder} disabled={isBusy}>
        {children}
        <Icon name="down" size={CHEVRON_PX} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={OFFSET_PX} align="end">
          <Base.Popup className={classes(popup.popup, popup.items)} aria-label={t('actingFor')}>
            <Base.RadioGroup
              value={chosen?.id ?? ''}
              onValueChange={(id: string) => choose(options.find((option) => option.id === id))}
            >
              {options.map((option) => (
                <Base.RadioItem
                  key={option.id}
                  value={option.id}
                  className={popup.item}
                  closeOnClick
                  label={personName(option, locale)}
                >
                  <span className={css.mark}>{option.id === chosen?.id ? <Icon name="check" /> : null}</span>
                  <span className={css.option}>
                    {personName(option, locale)}
                    <ActingKind option={option} />
                  </span>
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const CHEVRON_PX = 10;
const OFFSET_PX = 4;
