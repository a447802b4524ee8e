import type { ReactElement } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import draftCss from '#platform/web/form/draft/DraftStatus.module.css';
import { ActionBar } from '#platform/web/ui/layout/ActionBar.tsx';
import { Button } from '#platform/web/ui/button/Button.tsx';
import type { Values } from '../formShape.ts';

/** Stores no drafts, but shows that something is not saved yet. */
export function Actions({ save }: { readonly save: () => Promise<void> }): ReactElement {
  const { control } = useFormContext<Values>();
  const { isDirty } = useFormState({ control });
  return (
    <ActionBar>
      <output className={draftCss.line}>{isDirty ? 'ยังไม่ได้บันทึก' : null}</output>
      <Button>ยกเลิก</Button>
      <Button kind="primary" icon="save" onClick={() => void save()}>
        บันทึก
      </Button>
    </ActionBar>
  );
}
