import type { ReactElement } from 'react';
import type { FileValue } from '#language/record.ts';
import { useFieldValue } from '../form/store/formContext.ts';
import { SignaturePair } from './SignaturePair.tsx';

/** In a form or a document: shows how the signature will look on paper, as soon as there is one. */
export function SignaturePreview(): ReactElement | null {
  const thai = useFieldValue('refFile') as FileValue | null;
  const english = useFieldValue('refFileEn') as FileValue | null;
  return thai === null && english === null ? null : <SignaturePair thai={thai} english={english} />;
}
