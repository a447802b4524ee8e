import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { FilePicture } from '#platform/web/fields/file/FilePicture.tsx';
import { FieldValue } from '#platform/web/fields/FieldValue.tsx';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { initialOf, personName } from '#platform/web/i18n/person.ts';
import { texts } from '../texts.ts';
import css from './ProfileView.module.css';
import type { Profile } from './useProfile.ts';

type ProfileFieldName = keyof Profile & string;

const sections = [
  {
    title: 'person',
    names: ['refTitle', 'fullName', 'fullNameEn', 'refPersonType', 'refDocumentTypePerson', 'idCard', 'idTax'],
  },
  { title: 'contact', names: ['email', 'phone'] },
  { title: 'account', names: ['username', 'refDepartment'] },
] as const satisfies readonly { title: 'person' | 'contact' | 'account'; names: readonly ProfileFieldName[] }[];

/** Some people have only one of the two; the other is not shown. */
const hiddenWhenEmpty: ReadonlySet<ProfileFieldName> = new Set(['idTax', 'refDepartment', 'refTitle']);

/** Shows the values typeset, as on paper. */
export function ProfileView({
  entity,
  profile,
}: {
  readonly entity: AnyEntity;
  readonly profile: Profile;
}): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = personName(profile, locale);
  return (
    <div className={css.sheet}>
      <div className={css.picture}>
        {profile.refImage === null ? (
          <span className={css.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        ) : (
          <FilePicture file={profile.refImage} alt={t('pictureOf', { name })} className={css.photo} />
        )}
      </div>
      <div className={css.sections}>
        {sections.map(({ title, names }) => (
          <section key={title}>
            <h2 className={css.title}>{t(title)}</h2>
            <dl className={css.values}>
              {names
                .filter((fieldName) => !hiddenWhenEmpty.has(fieldName) || profile[fieldName] !== null)
                .map((fieldName) => (
                  <Value key={fieldName} entity={entity} name={fieldName} value={profile[fieldName]} />
                ))}
            </dl>
          </section>
        ))}
        <p className={css.soft}>{t('askAdministrator')}</p>
      </div>
    </div>
  );
}

function Value({
  entity,
  name,
  value,
}: {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly value: unknown;
}): ReactElement | null {
  const label = useLabel();
  const field = entity.fields[name];
  if (field === undefined) return null;
  const title: Label = field.label;
  return (
    <div className={css.value}>
      <dt>{label(title)}</dt>
      <dd>
        <FieldValue field={field} value={value} />
      </dd>
    </div>
  );
}
