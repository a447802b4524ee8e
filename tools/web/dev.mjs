// @ts-check
/** Additions of `npm run dev` to a build: it answers paths that the server would. */
import { normalizePath } from 'vite';
import { root } from '../lib/install.mjs';

/**
 * The page refers to the typefaces by the paths of the packages. A build follows that; a browser would leave the site.
 */
const PACKAGES = '../../../node_modules/';

/**
 * @param {{ base: string }} options
 * @returns {import('vite').Plugin}
 */
export function devPlugin({ base }) {
  // The path under which Vite serves files outside the folder of the screens, as the styles request it.
  const served = `/@fs/${normalizePath(root).replace(/^\/|\/$/g, '')}/node_modules/`;
  return {
    name: 'haz-dev',
    apply: 'serve',
    transformIndexHtml: { order: 'pre', handler: (page) => page.replaceAll(`"${PACKAGES}`, `"${served}`) },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url === base.slice(0, -1)) response.writeHead(302, { location: base }).end();
        else next();
      });
    },
  };
}
