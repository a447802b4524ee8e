import { rights, type Right } from '#language/rights.ts';
import { catalogue } from '../declarations/loadedModules.ts';
import { useLabel } from '../i18n/locale.ts';

/** Returns the labels that the declaration of a role gives its rights. */
export function useRightLabels(): Readonly<Record<Right, string>> {
  const label = useLabel();
  const fields = catalogue.entities.get('roleMenu')?.fields ?? {};
  return Object.fromEntries(rights.map((right) => [right, label(fields[right]?.label ?? [right, right])])) as Record<
    Right,
    string
  >;
}
