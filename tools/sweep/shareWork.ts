/** Processes the items of a list with several workers at once, each taking the next when it is free. */
export async function shareWork<T, H>(
  items: readonly T[],
  hands: readonly H[],
  work: (item: T, hand: H) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    hands.map(async (hand) => {
      for (const item of rest) await work(item, hand);
    }),
  );
}
