import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { ApiError, errorText, NoResponse, problemText, type FieldError } from '../../api/errors.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { placeInDocument } from './placeInDocument.ts';
import css from './StepError.module.css';
import { texts } from '../texts.ts';

export interface StepErrorProps {
  readonly error: unknown;
  readonly entity: AnyEntity;
  /** Address of the form where the problem can be corrected; undefined if this person cannot. */
  readonly editAddress: string | undefined;
}

/** Shows in the dialog why an action was refused, and what to do about it. */
export function StepError({ error, entity, editAddress }: StepErrorProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  if (isStale(error)) {
    return (
      <Callout tone="warn" title={t('stale')} isAlert>
        {t('staleText')}
      </Callout>
    );
  }
  if (!(error instanceof ApiError)) {
    return (
      <Callout tone="bad" title={t('lost')} isAlert>
        {error instanceof NoResponse ? t('lostText') : undefined}
      </Callout>
    );
  }
  const fields = error.body.fields ?? [];
  if (fields.length === 0) {
    return (
      <Callout tone="bad" isAlert>
        {errorText(error, locale)}
      </Callout>
    );
  }
  return (
    <Callout
      tone="bad"
      title={fields.length === 1 ? t('incompleteOne') : t('incomplete', { n: fields.length })}
      isAlert
    >
      <ul className={css.list}>
        {fields.map((field) => (
          <FieldErrorLine
            key={`${field.path} ${field.messageKey}`}
            field={field}
            entity={entity}
            editAddress={editAddress}
          />
        ))}
      </ul>
    </Callout>
  );
}

const CONFLICT = 409;

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === CONFLICT && error.body.messageKey === 'staleVersion';
}

function FieldErrorLine({
  field,
  entity,
  editAddress,
}: {
  readonly field: FieldError;
  readonly entity: AnyEntity;
  readonly editAddress: string | undefined;
}): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const steps = placeInDocument(catalogue, entity, field.path).map((step) =>
    step.row === undefined ? label(step.label) : t('rowPlace', { table: step.label, n: step.row }),
  );
  const place = steps.length === 0 ? t('wholeRecord') : steps.join(' › ');
  return (
    <li>
      <span className={css.place}>
        {editAddress === undefined ? place : <TextLink to={editAddress}>{place}</TextLink>}
      </span>{' '}
      {problemText(field, locale)}
    </li>
  );
}
