import { useCallback, type KeyboardEvent, type ReactElement } from 'react';
import type { CardValue } from '#platform/web/fields/control.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { useDraft } from '#modules/master-mgt/web/index.ts';
import { domIdOf, useFieldState, useOpenForm, useRowIds } from '#platform/web/form/formContext.ts';
import { focusField } from '#platform/web/form/reveal.ts';
import { useRowActions } from '#platform/web/form/useRowActions.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { Icon } from '#platform/web/ui/Icon.tsx';
import { useSubstances, useToleranceBands } from '../masters.ts';
import { useIsTold } from '../useIsTold.ts';
import { ContentRow } from './ContentRow.tsx';
import css from './Contents.module.css';
import { ContentsTold } from './ContentsTold.tsx';
import { texts } from './texts.ts';
import { Totals } from './Totals.tsx';

const ADDRESS = 'mainSubStances';
const NO_COLUMNS: readonly never[] = [];

/** What the product is made of: declared, found, and whether the two are near enough. */
export function Contents(): ReactElement {
  return useIsTold(ADDRESS) ? <ContentsTold /> : <Table />;
}

function Table(): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const ids = useRowIds(ADDRESS);
  const { problem } = useFieldState(ADDRESS);
  const bands = useToleranceBands();
  const substances = useSubstances(useChosenIds());
  // A new row is begun at its substance.
  const open = useCallback((id: string) => focusField(form, `${ADDRESS}.${id}.refSubStance`), [form]);
  const actions = useRowActions({ address: ADDRESS, columns: NO_COLUMNS, isNarrow: false, open });
  const field = form.store.fieldAt(ADDRESS);
  const max = field.kind === 'parts' ? field.max : Number.POSITIVE_INFINITY;
  const addByKey = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'Enter' || ids.length >= max) return;
    event.preventDefault();
    actions.add();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the inputs in its rows
    <div id={domIdOf(form, ADDRESS)} tabIndex={-1} className={css.contents} onKeyDown={addByKey}>
      {problem === undefined ? null : (
        <p className={css.problem}>
          <Icon name="error" size={14} />
          {problemText(problem, locale)}
        </p>
      )}
      {ids.length === 0 ? (
        <p className={css.none}>{t('none')}</p>
      ) : (
        <ol className={css.rows} aria-label={t('contents')}>
          {ids.map((id, index) => (
            <ContentRow key={id} id={id} number={index + 1} bands={bands} substances={substances} onRemove={actions.remove} />
          ))}
        </ol>
      )}
      {actions.removed === undefined ? null : (
        <output className={css.removed}>
          {t('removed', { n: actions.removed.index + 1 })}
          <Button kind="quiet" size="small" icon="undo" onClick={actions.undo}>
            {t('undo')}
          </Button>
        </output>
      )}
      <div className={css.foot}>
        <Button icon="add" onClick={() => actions.add()} disabledReason={ids.length >= max ? t('tooMany', { n: max }) : undefined}>
          {t('add')}
        </Button>
        <Totals />
      </div>
    </div>
  );
}

function useChosenIds(): readonly string[] {
  const { mainSubStances } = useDraft<'haz'>();
  return (mainSubStances ?? []).flatMap(({ refSubStance }) => (refSubStance as CardValue | null)?.id ?? []);
}
