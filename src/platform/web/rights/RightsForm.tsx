import { useMemo, useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { problemText } from '../api/errors.ts';
import { domIdOf, useFieldState, useOpenForm } from '../form/store/formContext.ts';
import { listOf } from '../form/store/computeRecord.ts';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { LabelledInput } from '../ui/input/LabelledInput.tsx';
import { useIsNarrowScreen } from '../ui/useIsNarrowScreen.ts';
import { rightsByMenu, withRights, type WantedRights } from './rights.ts';
import { RightsCards } from './RightsCards.tsx';
import { RightsChanges } from './RightsChanges.tsx';
import css from './RightsForm.module.css';
import { RightsTable } from './RightsTable.tsx';
import { findLines, type RightsLine } from './rightsTree.ts';
import { texts } from './texts.ts';

const MENUS = 'menus';

/** Edits the rights of a role; what a save would change is shown below. */
export function RightsForm({
  lines,
  rows,
}: {
  readonly lines: readonly RightsLine[];
  readonly rows: readonly AnyRecord[];
}): ReactElement {
  const form = useOpenForm();
  const { store } = form;
  const { problem } = useFieldState(MENUS);
  const t = useTexts(texts);
  const locale = useLocale();
  const isNarrow = useIsNarrowScreen();
  const [typed, setTyped] = useState('');
  const base = listOf(store.getBase()[MENUS]);
  const [held, before] = [useMemo(() => rightsByMenu(rows), [rows]), useMemo(() => rightsByMenu(base), [base])];
  const found = useMemo(() => findLines(lines, typed, locale), [lines, typed, locale]);
  const setRights = useMemo(
    () => (changes: readonly WantedRights[]) => {
      const now = listOf(store.getTyped()[MENUS]);
      store.change(
        MENUS,
        withRights(now, changes, {
          base: listOf(store.getBase()[MENUS]),
          newRow: (values) => store.newRow(MENUS, values),
        }),
      );
    },
    [store],
  );
  const Rights = isNarrow ? RightsCards : RightsTable;
  return (
    <div id={domIdOf(form, MENUS)} tabIndex={-1} className={css.rights}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      <div className={css.tools}>
        <LabelledInput
          type="search"
          label={t('find')}
          isLabelHidden
          placeholder={t('findHint')}
          autoComplete="off"
          start={<Icon name="search" />}
          value={typed}
          className={css.search}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isNarrow ? null : <p className={css.hint}>{t('keys')}</p>}
      </div>
      {found.length === 0 ? (
        <p className={css.none}>{t('nothingFound')}</p>
      ) : (
        <Rights lines={found} held={held} before={before} onChange={setRights} />
      )}
      <RightsChanges lines={lines} before={before} held={held} />
    </div>
  );
}
