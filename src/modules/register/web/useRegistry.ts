/** Calls the registry for the number in the form, and fills in the answer. */
import { askRegistry } from './registerApi.ts';
import type { RegistryAnswer } from './registrationDraft.ts';
import { fillFromRegistry } from './fillFromRegistry.ts';
import { useOpenRegistration } from './RegistrationContext.ts';
import { digitsIn } from './useRegistration.ts';

/** Returns undefined if the number itself is wrong, which is reported at its field. */
export function useRegistry(): () => Promise<RegistryAnswer | undefined> {
  const { draft, change, setProblems, document, options } = useOpenRegistration();
  return async () => {
    const answer = await askRegistry(digitsIn(draft.idTax));
    if ('problem' in answer) {
      setProblems({ idTax: answer.problem });
      return undefined;
    }
    setProblems({});
    if (answer.state === 'found' && answer.row !== undefined)
      await fillFromRegistry(document.store, answer.row, options.lookups);
    change({ registry: answer });
    return answer;
  };
}
