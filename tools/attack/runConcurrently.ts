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
      for (let one = left.pop(); one !== undefined; one = left.pop()) await attempt(one);
    }),
  );
}
