import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { callRaw } from '#platform/web/api/call.ts';
import { saveAsFile } from '#platform/web/fields/file/downloadFile.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';
import { texts } from './texts.ts';

/** Downloads the minutes of the visit as PDF. A failed call shows its error itself. */
export function MinutesButton({ documentId }: { readonly documentId: string }): ReactElement {
  const t = useTexts(texts);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await callRaw('POST', '/api/v1/transaction/storage-locations/report/visit', {
        body: { id: documentId },
      });
      saveAsFile(new Blob([await response.arrayBuffer()], { type: 'application/pdf' }), `${t('minutesFile')}.pdf`);
    },
  });
  return (
    <div>
      <Button icon="filePdf" isBusy={isPending} onClick={() => mutate()}>
        {t('minutes')}
      </Button>
    </div>
  );
}
