/** Fills in the postcode when the tambon changes; the person may still change it. */
import { useEffect, useRef } from 'react';
import { searchRecords } from '../api/resource.ts';
import type { CardValue } from '../fields/control.ts';
import { useFieldValue, useFormStore } from '../form/store/formContext.ts';

export function usePostcodeOfTambon(): void {
  const store = useFormStore();
  const tambonId = (useFieldValue('refTambon') as CardValue | null | undefined)?.id;
  const postcode = useFieldValue('postcode');
  const lastValues = useRef({ tambonId, postcode });
  useEffect(() => {
    const before = lastValues.current;
    lastValues.current = { tambonId, postcode };
    // If both changed at once, as by a draft or the quick search, the postcode was set with the tambon.
    if (tambonId === undefined || tambonId === before.tambonId || postcode !== before.postcode) return undefined;
    const controller = new AbortController();
    void findPostcode(tambonId, controller.signal).then(
      (found) => found !== undefined && !controller.signal.aborted && store.change('postcode', found),
    );
    return () => controller.abort();
  }, [store, tambonId, postcode]);
}

/** Returns undefined if it cannot be loaded: it is only a help, and can be typed. */
async function findPostcode(id: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { data } = await searchRecords<{ readonly postcode?: string }>(
      { wire: 'master/tambons' },
      { select: ['postcode'], page: 0, size: 1, where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] },
      { signal, silent: true },
    );
    return data[0]?.postcode;
  } catch {
    return undefined;
  }
}
