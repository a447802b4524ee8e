import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { useOpenForm, type OpenForm } from '#platform/web/form/store/formContext.ts';
import { Chapter } from '#platform/web/form/layout/Chapter.tsx';
import { fieldNamesIn, formTreeOf, type Heading } from '#platform/web/form/model/formTree.ts';
import { PartsTable } from '#platform/web/form/rows/PartsTable.tsx';
import { focusField } from '#platform/web/form/layout/reveal.ts';
import { listOf } from '#platform/web/form/store/computeRecord.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { texts } from './texts.ts';
import { waiverLists, type WaiverList } from './waiverLists.ts';
import css from './FeeWaivers.module.css';

const LEVEL = 3;

/** Six lists, most of which are empty for most rates: only those with rows are shown, the others are a button each. */
export function FeeWaivers(): ReactElement {
  const form = useOpenForm();
  const { store, isReadOnly, Nodes } = form;
  const t = useTexts(texts);
  // A list that was emptied stays visible, so that its rows can be restored.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const filled = useSyncExternalStore(store.watchChanges, () =>
    waiverLists
      .filter(({ name }) => listOf(store.getValues()[name]).length > 0)
      .map(({ name }) => name)
      .join(' '),
  ).split(' ');
  const visibleLists = waiverLists.filter(({ name }) => filled.includes(name) || opened.includes(name));
  const number = sectionNumber(form);
  const headed = visibleLists.map((list, index) => ({
    ...list,
    heading: { number: `${number}.${index + 1}`, title: store.fieldAt(list.name).label },
  }));
  if (isReadOnly)
    return headed.length === 0 ? (
      <p className={css.none}>{t('none')}</p>
    ) : (
      <>
        {headed.map(({ name, heading }) => (
          <ReadOnlyWaivers key={name} form={form} name={name} heading={heading} />
        ))}
      </>
    );
  const add = ({ name, first }: WaiverList): void => {
    setOpened([...opened, name]);
    focusField(form, `${name}.${store.addRow(name)}.${first}`);
  };
  return (
    <>
      {headed.map(({ name, heading }) => (
        <Nodes key={name} nodes={[{ kind: 'table', name, heading }]} record="" level={LEVEL} />
      ))}
      {headed.length === 0 ? <p className={css.none}>{t('noneYet')}</p> : null}
      {headed.length === waiverLists.length ? null : (
        <fieldset className={css.add}>
          <legend className={css.legend}>{t('add')}</legend>
          {waiverLists
            .filter((list) => !visibleLists.includes(list))
            .map((list) => (
              <Button key={list.name} size="small" icon="add" onClick={() => add(list)}>
                {t(list.add)}
              </Button>
            ))}
        </fieldset>
      )}
    </>
  );
}

function ReadOnlyWaivers({
  form: { store },
  name,
  heading,
}: {
  readonly form: OpenForm;
  readonly name: string;
  readonly heading: Heading;
}): ReactElement | null {
  const part = store.model.byName.get(name)?.part;
  const rows = store.findComputed('')?.rows[name]?.computed ?? [];
  return part === undefined ? null : (
    <Chapter heading={heading} level={LEVEL}>
      <PartsTable address={name} part={part} rows={rows} title={heading.title} />
    </Chapter>
  );
}

/** Returns the number of the chapter that contains the waivers. */
function sectionNumber({ store: { model } }: OpenForm): string {
  const chapter = formTreeOf(model.entity.form, model.entity.fields).find((node) =>
    fieldNamesIn(node).includes(waiverLists[0].name),
  );
  return chapter !== undefined && 'heading' in chapter ? chapter.heading.number : '';
}
