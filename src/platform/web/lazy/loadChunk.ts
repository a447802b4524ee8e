/** Loads code when it is needed. A load that fails or hangs becomes one kind of error, which the page can explain. */
import { CHUNK_TIMEOUT_MS } from '../constants.ts';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Loading took too long')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError
      ? error
      : new ChunkLoadError('Part of the application could not be loaded', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
