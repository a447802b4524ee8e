import { useState, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { SheetFormat } from '../api/resource.ts';
import { saveAsFile } from '../fields/file/downloadFile.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import css from './ImportDialog.module.css';
import { fetchTemplate } from './importCalls.ts';
import { texts } from './texts.ts';

export function TemplateStep({ entity }: { readonly entity: AnyEntity }): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const [busy, setBusy] = useState<SheetFormat | undefined>(undefined);
  const take = async (format: SheetFormat): Promise<void> => {
    setBusy(format);
    try {
      saveAsFile(
        await fetchTemplate(entity, format),
        `${entity.wire.split('/').at(-1) ?? entity.name}-template.${format}`,
      );
    } catch {
      // The call itself has already reported the error.
    } finally {
      setBusy(undefined);
    }
  };
  // The fields that identify a row: two records never have the same values.
  const key = (entity.unique[0] ?? []).flatMap((name) => entity.fields[name] ?? []).map((field) => label(field.label));
  return (
    <>
      <p className={css.text}>{t('templateText')}</p>
      {key.length === 0 ? null : <p className={css.text}>{t('keyText', { key: key.join(t('and')) })}</p>}
      <div className={css.buttons}>
        <Button icon="fileExcel" isBusy={busy === 'xlsx'} onClick={() => void take('xlsx')}>
          {t('templateExcel')}
        </Button>
        <Button icon="fileText" isBusy={busy === 'csv'} onClick={() => void take('csv')}>
          {t('templateCsv')}
        </Button>
      </div>
    </>
  );
}
