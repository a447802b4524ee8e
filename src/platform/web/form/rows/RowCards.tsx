import { memo, type ReactElement } from 'react';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useField, useRowProblems } from '../store/formContext.ts';
import type { FormModel, ModelField } from '../model/formModel.ts';
import css from './RowCards.module.css';
import type { RowTableProps } from './RowTable.tsx';
import { useTableTexts } from '../field/useFormTable.ts';

export interface RowCardsProps extends Omit<RowTableProps, 'title'> {
  readonly part: FormModel;
}

/** Enough fields to distinguish a row from the next; the others are shown when it is opened. */
const FIELDS_SHOWN = 3;

export function RowCards({ address, ids, columns, isOpen, actions }: RowCardsProps): ReactElement {
  const cardFields = columns.slice(0, FIELDS_SHOWN).map(({ modelField }) => modelField);
  return (
    <ol className={css.cards}>
      {ids.map((id, index) => (
        <RowCard
          key={id}
          address={address}
          id={id}
          index={index}
          visibleFields={cardFields}
          isOpen={isOpen}
          actions={actions}
        />
      ))}
    </ol>
  );
}

interface RowCardProps extends Pick<RowTableProps, 'address' | 'isOpen' | 'actions'> {
  readonly id: string;
  readonly index: number;
  readonly visibleFields: readonly ModelField[];
}

const RowCard = memo(function RowCard({
  address,
  id,
  index,
  visibleFields,
  isOpen,
  actions,
}: RowCardProps): ReactElement {
  const t = useTableTexts();
  const row = `${address}.${id}`;
  const problems = useRowProblems(row);
  const number = index + 1;
  return (
    <li className={css.card} data-wrong={problems.size > 0 ? true : undefined}>
      <div className={css.head}>
        <span className={css.number}>{number}</span>
        {problems.size > 0 ? (
          <span className={css.wrong}>
            <Icon name="error" size={14} />
            {t('withProblems', { n: problems.size })}
          </span>
        ) : null}
        <span className={css.buttons}>
          {isOpen ? (
            <IconButton icon="copy" size="small" label={t('copyRow', { n: number })} onClick={() => actions.copy(id)} />
          ) : null}
          {isOpen ? (
            <IconButton
              icon="delete"
              size="small"
              label={t('removeRow', { n: number })}
              onClick={() => actions.remove(id)}
            />
          ) : null}
          <Button size="small" icon={isOpen ? 'edit' : 'expand'} onClick={() => actions.open(id)}>
            {t(isOpen ? 'edit' : 'open')}
            <VisuallyHidden>{` ${t('rowOf', { n: number })}`}</VisuallyHidden>
          </Button>
        </span>
      </div>
      <dl className={css.values}>
        {visibleFields.map((modelField) => (
          <CardValue key={modelField.name} row={row} modelField={modelField} />
        ))}
      </dl>
    </li>
  );
});

function CardValue({
  row,
  modelField,
}: {
  readonly row: string;
  readonly modelField: ModelField;
}): ReactElement | null {
  const label = useLabel();
  const { value, flags } = useField(`${row}.${modelField.name}`);
  if (!flags.isVisible) return null;
  return (
    <div>
      <dt>{label(modelField.field.label)}</dt>
      <dd>
        <FieldValue field={modelField.field} value={value} isInList />
      </dd>
    </div>
  );
}
