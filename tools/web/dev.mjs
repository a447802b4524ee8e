// @ts-check
/** What `npm run dev` does beyond what a build needs: it answers where the server would. */
import { normalizePath } from 'vite';
import { root } from '../lib/install.mjs';

/** How the page names the typefaces: by where the packages lie. A build follows that; a browser would climb out of the site. */
const PACKAGES = '../../../node_modules/';

/**
 * @param {{ base: string }} options
 * @returns {import('vite').Plugin}
 */
export function devPlugin({ base }) {
  // As Vite serves what lies outside the folder of the screens, and as the styles ask for it.
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
