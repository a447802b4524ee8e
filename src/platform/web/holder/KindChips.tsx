import { useId, type ReactElement } from 'react';
import type { HoldingKind } from '#platform/model/request/holdings.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import css from './KindChips.module.css';
import { texts } from './texts.ts';

/** Chooses one kind of document, or all: each with how many there are. */
export function KindChips({
  kinds,
  chosen,
  onChoose,
}: {
  readonly kinds: readonly HoldingKind[];
  /** A document type; undefined: all. */
  readonly chosen: string | undefined;
  readonly onChoose: (documentType: string | undefined) => void;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const group = useId();
  const all = { name: t('all'), code: undefined, count: kinds.reduce((sum, kind) => sum + kind.count, 0) };
  const chips = [
    all,
    ...kinds.map(({ documentType, count }) => ({ name: label(documentType.label), code: documentType.code, count })),
  ];
  return (
    <fieldset className={css.chips} aria-label={t('kinds')} data-screen-only="">
      {chips.map(({ name, code, count }) => (
        <label key={code ?? ''} className={css.chip}>
          <input
            className={css.input}
            type="radio"
            name={group}
            checked={code === chosen}
            onChange={() => onChoose(code)}
          />
          <span>{name}</span>
          <span className={css.count}>{count.toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}
