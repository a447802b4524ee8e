import type { ReactElement } from 'react';
import { findField, getEntity } from '#language/catalogue.ts';
import type { FileField } from '#language/field.ts';
import { problemText } from '#platform/web/api/errors.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import { FieldProblem } from '#platform/web/fields/FieldFrame.tsx';
import choosing from '#platform/web/fields/file/choosing.module.css';
import files from '#platform/web/fields/file/file.module.css';
import { sizeText } from '#platform/web/fields/file/fileRules.ts';
import { useFileUpload } from '#platform/web/fields/file/useFileUpload.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Icon } from '#platform/web/ui/icon/Icon.tsx';
import { Tag } from '#platform/web/ui/feedback/Tag.tsx';
import { uploadPaper } from '../registerApi.ts';
import { papersOf, type Paper } from '../papers.ts';
import { useOpenRegistration } from '../RegistrationContext.ts';
import { texts } from '../texts.ts';
import css from './PapersStep.module.css';
import steps from './steps.module.css';

/** The limit of this page for one paper. */
const MAX_BYTES = 10 * 1024 * 1024;

export function PapersStep(): ReactElement {
  const t = useTexts(texts);
  const registration = useOpenRegistration();
  return (
    <>
      <p className={steps.lead}>{t('papersHelp')}</p>
      <ul className={css.papers}>
        {papersOf(registration).map((paper) => (
          <PaperLine key={paper.key} paper={paper} />
        ))}
      </ul>
    </>
  );
}

export const paperId = (key: string): string => `register-paper-${key}`;

function PaperLine({ paper }: { readonly paper: Paper }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { draft, change, problems, setProblems } = useOpenRegistration();
  const { [paper.key]: file, ...others } = draft.papers;
  const { uploading, send, cancel } = useFileUpload({
    field: fileField(),
    upload: uploadPaper,
    onChange: (value) => {
      if (value === null) return;
      setProblems({});
      change(({ papers }) => ({ papers: { ...papers, [paper.key]: value } }));
    },
  });
  const name = label(paper.label);
  const id = paperId(paper.key);
  const problem = problems[`papers.${paper.key}`];
  const trouble =
    uploading.state === 'refused'
      ? problemText(uploading.problem, locale)
      : uploading.state === 'failed'
        ? t('sendFailed', { name: uploading.file.name })
        : problem === undefined
          ? undefined
          : problemText(problem, locale);
  return (
    <li className={css.paper}>
      <div className={css.head}>
        <span className={css.name}>{name}</span>
        <Tag tone={paper.isRequired ? 'info' : 'neutral'}>{t(paper.isRequired ? 'required' : 'optional')}</Tag>
      </div>
      {file === undefined ? null : (
        <p className={css.file}>
          <Icon name="file" />
          <span>{`${file.name} (${sizeText(file.size)})`}</span>
        </p>
      )}
      {uploading.state === 'sending' ? (
        <progress
          className={css.progress}
          max={1}
          value={uploading.share}
          aria-label={t('sending', { name: uploading.name })}
        />
      ) : null}
      <div className={css.tools}>
        <input
          id={id}
          type="file"
          className={choosing.input}
          accept={fileField().accept.join(',')}
          aria-label={t(file === undefined ? 'chooseFor' : 'otherFor', { name })}
          {...(trouble === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen !== undefined) send(chosen);
          }}
        />
        <label htmlFor={id} className={classes(choosing.choose, files.choose)}>
          <Icon name="upload" />
          {t(file === undefined ? 'choose' : 'other')}
        </label>
        {file === undefined ? null : (
          <Button
            kind="quiet"
            size="small"
            icon="delete"
            aria-label={t('removeFor', { name })}
            onClick={() => {
              cancel();
              change({ papers: others });
            }}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {trouble === undefined ? null : <FieldProblem id={id} text={trouble} />}
    </li>
  );
}

function fileField(): FileField {
  const field = findField(getEntity(catalogue, 'userRequestAttachment'), 'file');
  if (field?.kind !== 'file') throw new Error('What is attached to a registration is a file');
  return { ...field, maxBytes: MAX_BYTES };
}
