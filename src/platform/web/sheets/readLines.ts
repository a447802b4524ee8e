/** The lines of a text that arrives in pieces, cut anywhere, also in the middle of a letter. Empty ones are left out. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))).split('\n');
      // The last one may go on in the next piece.
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line.trim() !== '');
      if (done) return;
    }
  } finally {
    // Whoever stops listening stops the call.
    await reader.cancel().catch(() => undefined);
  }
}
