import { useId, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './AnswerView.module.css';
import { ButtonList, type PreviewButton } from './ButtonList.tsx';
import { texts } from './texts.ts';

export interface AnswerViewProps {
  readonly title: string;
  /** The parties they are in such a case. */
  readonly parties: readonly string[];
  readonly buttons: readonly PreviewButton[];
  /** Absent if nothing can be filled in. */
  readonly editable?: { readonly names: readonly string[]; readonly entity: AnyEntity };
}

export function AnswerView({ title, parties, buttons, editable }: AnswerViewProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section className={css.answer} aria-labelledby={id} aria-live="polite">
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {parties.length === 0 ? null : <p className={css.line}>{t('isParty', { parties: parties.join(', ') })}</p>}
      {buttons.length === 0 ? <p className={css.line}>{t('noButtons')}</p> : <ButtonList buttons={buttons} />}
      {editable === undefined ? null : (
        <p className={css.line}>
          <strong>{t('editable')}</strong>
          {': '}
          <Fields {...editable} />
        </p>
      )}
    </section>
  );
}

function Fields({ names, entity }: NonNullable<AnswerViewProps['editable']>): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const open = Object.entries(entity.fields).filter(([, { managed }]) => managed !== true);
  if (names.length === 0) return <>{t('nothing')}</>;
  if (names.length === open.length) return <>{t('everything')}</>;
  return <>{names.map((name) => label(entity.fields[name]?.label ?? [name, name])).join(', ')}</>;
}
