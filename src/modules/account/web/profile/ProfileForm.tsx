import { useEffect, useId, useRef, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { FilePicture } from '#platform/web/fields/file/FilePicture.tsx';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { texts } from '../texts.ts';
import css from './ProfileForm.module.css';
import { ownFieldNames, useProfileForm, type OwnField, type ProfileFormState } from './useProfileForm.ts';
import type { Profile } from './useProfile.ts';

export interface ProfileFormProps {
  readonly entity: AnyEntity;
  readonly profile: Profile;
  readonly onDone: () => void;
}

/** Edits the fields that a person may change of their own data. */
export function ProfileForm({ entity, profile, onDone }: ProfileFormProps): ReactElement {
  const t = useTexts(texts);
  const form = useProfileForm({ entity, profile, onDone });
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);
  return (
    <form
      ref={first}
      className={css.sheet}
      noValidate
      inert={form.isBusy}
      aria-busy={form.isBusy}
      aria-label={t('profile')}
      onSubmit={(event) => event.preventDefault()}
    >
      {form.isStale ? (
        <Callout
          tone="warn"
          title={t('conflict')}
          isAlert
          action={
            <Button size="small" icon="reload" onClick={form.reload}>
              {t('reload')}
            </Button>
          }
        >
          {t('conflictHelp')}
        </Callout>
      ) : null}
      {form.failure === undefined ? null : (
        <Callout tone="bad" isAlert>
          {form.failure}
        </Callout>
      )}
      <FieldGrid columns="fitted">
        {ownFieldNames.map((name) => (
          <Field key={name} entity={entity} name={name} form={form} />
        ))}
      </FieldGrid>
      {form.values.refImage === null ? null : (
        <FilePicture
          file={form.values.refImage}
          alt={t('pictureOf', { name: profile.fullName })}
          className={css.photo}
        />
      )}
      <div className={css.actions}>
        <Button kind="primary" icon="save" isBusy={form.isBusy} onClick={form.save}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

function Field({
  entity,
  name,
  form,
}: {
  readonly entity: AnyEntity;
  readonly name: OwnField;
  readonly form: ProfileFormState;
}): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const id = useId();
  const field = entity.fields[name];
  if (field === undefined) return null;
  const problem = form.problems[name];
  const frame = {
    help: name === 'email' ? t(form.hasEmail ? 'emailHelp' : 'firstEmailHelp') : undefined,
    problem: problem === undefined ? undefined : problemText(problem, locale),
  };
  const explained = describedBy(id, frame);
  return (
    <FieldFrame id={id} label={label(field.label)} isRequired={field.required} {...frame}>
      <FieldControl
        id={id}
        name={name}
        field={field}
        value={form.values[name]}
        onChange={(value) => form.change(name, value)}
        onInvalidInput={(trouble) => form.setUnreadable(name, trouble)}
        isRequired={field.required}
        isInvalid={problem !== undefined}
        {...(explained === undefined ? {} : { describedBy: explained })}
      />
    </FieldFrame>
  );
}
