/** Runs many attempts, this many at once. */
const AT_ONCE = 8;

export async function runConcurrently<T>(
  tries: readonly T[],
  attempt: (one: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = [...tries].toReversed();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await attempt(item);
    }),
  );
}
