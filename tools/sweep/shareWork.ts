/** Processes the items of a list with several workers at once, each taking the next when it is free. */
export async function shareWork<T, H>(
  items: readonly T[],
  workers: readonly H[],
  processItem: (item: T, hand: H) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of rest) await processItem(item, worker);
    }),
  );
}
