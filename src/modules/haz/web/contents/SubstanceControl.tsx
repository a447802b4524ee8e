import type { ReactElement } from 'react';
import type { RefField } from '#language/field.ts';
import type { CardValue, ControlProps } from '#platform/web/fields/control.ts';
import { CasPicker } from '../CasPicker.tsx';

/**
 * Chooses a substance by its names, its CAS number, or its synonyms. The declaration ensures that it is a reference.
 */
export function SubstanceControl(props: ControlProps): ReactElement {
  return <CasPicker {...(props as ControlProps<CardValue, RefField>)} alsoSearchIn="synonyms" />;
}
