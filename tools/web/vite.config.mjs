// @ts-check
/** The build of the screens, and the server for developers (`npm run dev`, next to a running `npm start`). */
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../lib/install.mjs';
import { devPlugin } from './dev.mjs';
import { modulesPlugin } from './modules.mjs';
import { moduleIndexPlugin } from './moduleIndex.mjs';
import { createChunkNames } from './chunks.mjs';

/** Everything is served below it. */
const BASE = '/haz/';

/** The placeholder that the server replaces by a fresh nonce in every answer. */
const NONCE_PLACE = 'haz-nonce-place';

const port = process.env.PORT ?? '8080';

/**
 * With specimens: entities that exist only in tests, to try the screens on every kind of field.
 * @param {{ withSpecimens: boolean }} options
 */
export const configOf = ({ withSpecimens }) =>
  defineConfig({
    root: join(root, 'src/apps/web'),
    base: BASE,
    cacheDir: join(root, 'node_modules/.vite'),
    publicDir: false,
    html: { cspNonce: NONCE_PLACE },
    plugins: [moduleIndexPlugin({ withSpecimens }), modulesPlugin({ withSpecimens }), devPlugin({ base: BASE })],
    // sockjs-client was written for another bundler.
    define: { global: 'globalThis' },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir: join(root, 'dist/web'),
      target: ['chrome120', 'safari17', 'firefox121'],
      modulePreload: { polyfill: false },
      // The policies for fonts and scripts do not allow data URLs.
      assetsInlineLimit: 0,
      // The build itself prints the relevant sizes.
      reportCompressedSize: false,
      sourcemap: false,
      write: false,
      // Code that every visitor loads is one file: fewer files, and together they compress better. So is code that is
      // needed at one time later on (chunks.mjs).
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'] },
              { name: createChunkNames(), includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/haz/backend': { target: `http://127.0.0.1:${port}`, ws: true } },
    },
  });

export default configOf({ withSpecimens: false });
