import { useMemo, type ReactElement } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Chapter } from '#platform/web/form/layout/Chapter.tsx';
import tableCss from '#platform/web/form/rows/ChildTable.module.css';
import bodyCss from '#platform/web/form/layout/FormBody.module.css';
import gridCss from '#platform/web/ui/layout/FieldGrid.module.css';
import pageCss from '#platform/web/form/page/RecordForm.module.css';
import { SideIndex } from '#platform/web/form/layout/SideIndex.tsx';
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx';
import { lineLabel, sections, totalLabel, type Values } from '../formShape.ts';
import { Actions } from './Actions.tsx';
import { FormField } from './fields.tsx';
import { LineTable } from './LineTable.tsx';
import { resolver } from './rules.ts';
import { Total } from './Total.tsx';

export interface FormProps {
  readonly values: Values;
  readonly onReady: (form: UseFormReturn<Values>) => void;
}

export function Form({ values, onReady }: FormProps): ReactElement {
  const form = useForm<Values>({ defaultValues: values as never, resolver, mode: 'onTouched' });
  onReady(form);
  const chapters = useMemo(
    () =>
      [totalLabel, ...sections.map(({ title }) => title), lineLabel].map((title, index) => ({
        number: String(index + 1),
        title,
      })),
    [],
  );
  const [total, ...others] = chapters;
  const lines = others.at(-1);
  return (
    <FormProvider {...form}>
      <PageHeader title="ฟอร์มทดสอบ" />
      <div className={pageCss.page}>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <div className={bodyCss.indexed}>
            <div className={bodyCss.chapters}>
              {total === undefined ? null : (
                <Chapter heading={total} level={2}>
                  <div className={gridCss.form}>
                    <Total />
                  </div>
                </Chapter>
              )}
              {sections.map(({ title, fields }, index) => (
                <Chapter key={title[0]} heading={others[index] ?? { number: '', title }} level={2}>
                  <div className={gridCss.form}>
                    {fields.map((fieldShape) => (
                      <FormField key={fieldShape.name} {...fieldShape} />
                    ))}
                  </div>
                </Chapter>
              ))}
              {lines === undefined ? null : (
                <Chapter
                  heading={lines}
                  level={2}
                  aside={<span className={tableCss.count}>{`${values.lines.length} รายการ`}</span>}
                >
                  <LineTable title={lineLabel[0]} />
                </Chapter>
              )}
            </div>
            <div className={bodyCss.side}>
              <SideIndex chapters={chapters} />
            </div>
          </div>
        </form>
      </div>
      <Actions save={form.handleSubmit(() => undefined)} />
    </FormProvider>
  );
}
