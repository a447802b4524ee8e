// @ts-check
/** Compressed variants of a file, made once so that no answer has to be compressed. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this size the headers weigh more than the saving. */
const WORTHWHILE_BYTES = 1024;
const TEXT = /\.(?:js|css|svg|json|html|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * @param {{ path: string, contents: Uint8Array }} file
 * @returns {Promise<{ path: string, contents: Uint8Array }[]>}
 */
export async function compressedVariantsOf({ path, contents }) {
  if (!TEXT.test(path) || contents.byteLength < WORTHWHILE_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.byteLength,
  };
  const [br, gz] = await Promise.all([
    toBrotli(contents, { params }),
    toGzip(contents, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [
    { path: `${path}.br`, contents: br },
    { path: `${path}.gz`, contents: gz },
  ];
}
