import type { ReactElement } from 'react';
import { codesOf } from '#language/choice.ts';
import { documentType } from '#platform/model/businessChoices.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { describedBy, FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { CheckboxLine } from '#platform/web/ui/input/CheckboxLine.tsx';
import { typeGroups, type TypeGroup } from '../../grantableTypes.ts';
import css from './authorize.module.css';
import { ReadOnlyFields } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { texts } from './texts.ts';
import { usePowerKind } from './usePowerKind.ts';

const NAME = 'documentTypes';

/** Chooses the documents: checkboxes, grouped as the work of a company is divided. */
export function PowerTypes(): ReactElement {
  return useIsReadOnly() ? <ReadOnlyFields names={[NAME]} /> : <DocumentTypeTicks />;
}

function DocumentTypeTicks(): ReactElement {
  const { modelField, snapshot, props } = useControl('', NAME);
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const isAgent = usePowerKind() === 'agent';
  const chosen = new Set(snapshot.value as readonly string[] | null);
  const choose = (types: ReadonlySet<string>): void => {
    // In the order of the vocabulary, so that the same choice gives the same value.
    const next = codesOf(documentType).filter((code) => types.has(code));
    props.onChange(next.length === 0 ? null : next);
  };
  const frame = {
    help: chosen.size > 0 ? t('chosenTypes', { n: chosen.size }) : isAgent ? undefined : t('allTypes'),
    problem: snapshot.problem === undefined ? undefined : problemText(snapshot.problem, locale),
  };
  return (
    <FieldFrame id={props.id} label={label(modelField.field.label)} isRequired={isAgent} span="full" {...frame}>
      <fieldset
        id={props.id}
        tabIndex={-1}
        aria-label={label(modelField.field.label)}
        aria-describedby={describedBy(props.id, frame)}
        className={css.groups}
      >
        {typeGroups.map((group) => (
          <Group
            key={group.label[1]}
            group={group}
            chosen={chosen}
            isOpen={props.isDisabled !== true}
            onChange={choose}
          />
        ))}
      </fieldset>
    </FieldFrame>
  );
}

interface GroupProps {
  readonly group: TypeGroup;
  readonly chosen: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly onChange: (wanted: ReadonlySet<string>) => void;
}

function Group({ group: { label: heading, types }, chosen, isOpen, onChange }: GroupProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const textOf = useCodes('documentType').textOf;
  const isAll = types.every((type) => chosen.has(type));
  const without = (removed: readonly string[]): ReadonlySet<string> =>
    new Set([...chosen].filter((type) => !removed.includes(type)));
  return (
    <fieldset className={css.group} aria-label={label(heading)}>
      <div className={css.groupHead}>
        <span className={css.groupName}>{label(heading)}</span>
        {isOpen ? (
          <Button
            kind="quiet"
            size="small"
            onClick={() => onChange(isAll ? without(types) : new Set([...chosen, ...types]))}
            aria-label={`${t(isAll ? 'chooseNone' : 'chooseAll')}: ${label(heading)}`}
          >
            {t(isAll ? 'chooseNone' : 'chooseAll')}
          </Button>
        ) : null}
      </div>
      {types.map((type) => (
        <CheckboxLine
          key={type}
          checked={chosen.has(type)}
          disabled={!isOpen}
          onChange={() => onChange(chosen.has(type) ? without([type]) : new Set([...chosen, type]))}
        >
          {textOf(type)}
        </CheckboxLine>
      ))}
    </fieldset>
  );
}
