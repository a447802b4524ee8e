/**
 * Yields the lines of a text that arrives in pieces, split anywhere, also in the middle of a character. Empty lines are
 * left out.
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))).split('\n');
      // The last line may continue in the next piece.
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line.trim() !== '');
      if (done) return;
    }
  } finally {
    // Leaving the loop cancels the call.
    await reader.cancel().catch(() => undefined);
  }
}
