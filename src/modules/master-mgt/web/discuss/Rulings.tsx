import { useEffect, useState, type ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { isAtOrBelow } from '#platform/web/form/address.ts';
import { domIdOf, useFieldState, useOpenForm, useRowIds } from '#platform/web/form/formContext.ts';
import { RowDialog } from '#platform/web/form/RowDialog.tsx';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { Callout } from '#platform/web/ui/Callout.tsx';
import { RulingCard } from './RulingCard.tsx';
import css from './Rulings.module.css';
import { texts } from './texts.ts';

const DETAILS = 'details';

/** What the case answers, each with its substances in words; one is written where it is opened. */
export function Rulings(): ReactElement | null {
  const form = useOpenForm();
  const t = useTexts(texts);
  const locale = useLocale();
  const ids = useRowIds(DETAILS);
  const { flags, problem } = useFieldState(DETAILS);
  const [openId, setOpenId] = useState<string>();
  const { store, revealers, isReadOnly } = form;
  useEffect(() => {
    const reveal = (target: string): void => {
      const id = isAtOrBelow(target, DETAILS) ? target.split('.')[1] : undefined;
      if (id !== undefined) setOpenId(id);
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [revealers]);
  if (!flags.isShown) return null;
  const isOpen = flags.isEditable && !isReadOnly;
  const place = openId === undefined ? -1 : ids.indexOf(openId);
  const copy = (id: string): void => setOpenId(store.duplicateRow(DETAILS, id));
  return (
    <div id={domIdOf(form, DETAILS)} tabIndex={-1} className={css.rulings}>
      {problem === undefined ? null : (
        <Callout tone="bad" isAlert>
          {problemText(problem, locale)}
        </Callout>
      )}
      {ids.length === 0 ? <p className={css.none}>{t('noRulings')}</p> : null}
      <ol className={css.cards} aria-label={t('rulings')}>
        {ids.map((id, index) => (
          <RulingCard key={id} id={id} number={index + 1} isOpen={isOpen} onEdit={() => setOpenId(id)} onCopy={() => copy(id)} onRemove={() => store.removeRow(DETAILS, id)} />
        ))}
      </ol>
      {isOpen ? (
        <Button icon="add" onClick={() => setOpenId(store.addRow(DETAILS))}>
          {t('addRuling')}
        </Button>
      ) : null}
      {openId === undefined || place === -1 ? null : <RowDialog row={`${DETAILS}.${openId}`} title={t('rulingTitle', { n: place + 1 })} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
