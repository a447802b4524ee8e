/** Made by tools/web/outline.mjs when the screens are built. */
declare module 'virtual:haz-outline' {
  import type { Outline } from '#language/outline.ts';

  export const outline: Outline;
}
