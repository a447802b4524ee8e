import { Suspense, useState, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { texts } from '../texts.ts';
import type { List } from '../useList.ts';

/** Loaded when the first file is imported. */
const ImportDialog = lazyComponent(() => import('../../sheets/ImportDialog.tsx'), 'ImportDialog');

/** An import adds and changes records, so a person who may do only one of both has to use the form. */
export function mayImport({ entity, rights, isPicking }: Pick<List, 'entity' | 'rights' | 'isPicking'>): boolean {
  return entity.isImported === true && !isPicking && rights.has('canCreate') && rights.has('canEdit');
}

export function ImportButton({
  entity,
  isNarrow,
}: {
  readonly entity: AnyEntity;
  readonly isNarrow: boolean;
}): ReactElement {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon="import"
        aria-label={t('import')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isNarrow ? null : t('import')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportDialog entity={entity} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
