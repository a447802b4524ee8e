import { useState, type ReactElement } from 'react';
import type { SentRecord } from '#language/record.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import type { CardValue } from '#platform/web/fields/control.ts';
import { domIdOf, useField, useOpenForm } from '#platform/web/form/store/formContext.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { PickerDialog } from '#platform/web/list/PickerDialog.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { IconButton } from '#platform/web/ui/button/IconButton.tsx';
import { LabelledInput } from '#platform/web/ui/input/LabelledInput.tsx';
import css from './RoleResources.module.css';
import { texts } from './texts.ts';

const RESOURCES = 'resources';
/** Longer lists can be searched. */
const SEARCHED_FROM = 10;

interface ResourceCard {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** Edits calls the role may make whatever its menus are. */
export function RoleResources(): ReactElement {
  const form = useOpenForm();
  const t = useTexts(texts);
  const rows: readonly SentRecord<'roleResource'>[] = listOf(useField(RESOURCES).value);
  const [typed, setTyped] = useState('');
  const [isPicking, setPicking] = useState(false);
  const searchText = normaliseForSearch(typed.trim());
  const displayedRows = rows
    .filter((row) => normaliseForSearch(callText(row)).includes(searchText))
    .toSorted((left, other) => (cardOf(left).path < cardOf(other).path ? -1 : 1));
  const { store } = form;
  const add = (cards: readonly CardValue[]): void => {
    setPicking(false);
    const [now, base] = [listOf(store.getTyped()[RESOURCES]), listOf(store.getBase()[RESOURCES])];
    const there = new Set(now.map((row) => cardOf(row).id));
    const rowFor = (card: CardValue): SentRecord<'roleResource'> =>
      base.find((row) => cardOf(row).id === card.id) ?? store.newRow(RESOURCES, { refResource: card });
    store.change(RESOURCES, [...now, ...cards.filter((card) => !there.has(card.id)).map(rowFor)]);
  };
  return (
    <div id={domIdOf(form, RESOURCES)} tabIndex={-1} className={css.resources}>
      {rows.length > SEARCHED_FROM ? (
        <LabelledInput
          type="search"
          label={t('findResource')}
          isLabelHidden
          placeholder={t('findResource')}
          autoComplete="off"
          start={<Icon name="search" />}
          value={typed}
          className={css.search}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <p className={css.count}>{rows.length === 0 ? t('noResources') : t('resourceCount', { n: rows.length })}</p>
      {displayedRows.length === 0 ? null : (
        <ul className={css.list} aria-label={t('resources')}>
          {displayedRows.map((row) => (
            <li key={String(row.id)} className={css.one}>
              <span className={css.method}>{cardOf(row).method}</span>
              <span className={css.path}>{cardOf(row).path}</span>
              {form.isReadOnly ? null : (
                <IconButton
                  size="small"
                  kind="quiet"
                  icon="close"
                  label={t('removeResource', { what: callText(row) })}
                  onClick={() => store.removeRow(RESOURCES, String(row.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {form.isReadOnly ? null : (
        <div>
          <Button icon="add" onClick={() => setPicking(true)}>
            {t('addResource')}
          </Button>
          {isPicking ? (
            <PickerDialog entityName="resource" isOpen isMany onClose={() => setPicking(false)} onPick={add} />
          ) : null}
        </div>
      )}
    </div>
  );
}

function cardOf(row: SentRecord<'roleResource'>): ResourceCard {
  return row.refResource as ResourceCard;
}

function callText(row: SentRecord<'roleResource'>): string {
  const { method, path } = cardOf(row);
  return `${method} ${path}`;
}
