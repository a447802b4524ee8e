import type { ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import { decimalText, isDecimal } from '#language/values/decimal.ts';
import { findOutlined } from '#platform/web/declarations/declared.ts';
import { cardText, lookupText } from '#platform/web/fields/display.ts';
import { useFormStore, useRowProblems } from '#platform/web/form/formContext.ts';
import { listOf } from '#platform/web/form/settle.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/Button.tsx';
import { IconButton } from '#platform/web/ui/IconButton.tsx';
import { useDraft } from '../useDraft.ts';
import css from './Rulings.module.css';
import { rulingOf } from './rulingCases.ts';
import { RulingWords } from './RulingWords.tsx';
import { texts } from './texts.ts';
import { TypeTag } from './TypeTag.tsx';

export interface RulingCardProps {
  readonly id: string;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** One ruling at a glance: its type, for which substances, and what the letter says. */
export function RulingCard({ id, number, isOpen, onEdit, onCopy, onRemove }: RulingCardProps): ReactElement | null {
  const t = useTexts(texts);
  const store = useFormStore();
  useDraft<'hazDiscussCase'>();
  const problems = useRowProblems(`details.${id}`);
  const row = store.findSettled(`details.${id}`)?.values;
  if (row === undefined) return null;
  const ruling = rulingOf(row, store.codes);
  return (
    <li className={css.card} data-wrong={problems.size > 0 ? true : undefined}>
      <div className={css.head}>
        <TypeTag type={ruling.hazType} />
        {problems.size > 0 ? <span className={css.wrong}>{t('toMend')}</span> : null}
        {isOpen ? (
          <span className={css.buttons}>
            <IconButton size="small" icon="copy" label={t('copy', { n: number })} onClick={onCopy} />
            <IconButton size="small" icon="delete" label={t('remove', { n: number })} onClick={onRemove} />
            <Button size="small" icon="edit" onClick={onEdit} aria-label={`${t('edit')} ${t('rulingTitle', { n: number })}`}>
              {t('edit')}
            </Button>
          </span>
        ) : null}
      </div>
      <Lines rows={listOf(row['subStances'])} />
      <RulingWords ruling={ruling} />
    </li>
  );
}

function Lines({ rows }: { readonly rows: readonly AnyRecord[] }): ReactElement {
  const t = useTexts(texts);
  const lineText = useLineText();
  if (rows.length === 0) return <p className={css.none}>{t('noSubstances')}</p>;
  return (
    <ul className={css.lines}>
      {rows.map((row) => (
        <li key={String(row['id'])}>{lineText(row)}</li>
      ))}
    </ul>
  );
}

/** `HCL · กรดไฮโดรคลอริก — ตั้งแต่ 15 ถึง 36 % w/w (ของเหลว)` */
function useLineText(): (row: AnyRecord) => string {
  const t = useTexts(texts);
  const locale = useLocale();
  return (row) => {
    const { fromValue, toValue } = row;
    const test = lookupText(row['refConcentrationTest'], locale);
    const unit = lookupText(row['refConcentrationUnit'], locale);
    const from = isDecimal(fromValue) ? decimalText(fromValue) : undefined;
    const to = isDecimal(toValue) ? decimalText(toValue) : undefined;
    const condition = from === undefined ? test : to === undefined ? t('compared', { test, from, unit }) : t('between', { from, to, unit });
    const state = lookupText(row['refPhysicalState'], locale);
    const name = cardText(findOutlined('hazSubStance')?.card ?? undefined, row['refSubStance'], locale);
    return [name, state === '' ? condition : `${condition} (${state})`].filter((text) => text !== '').join(' — ');
  };
}
