/** Made by tools/web when the screens are built. */
declare module 'virtual:haz-outline' {
  import type { Outline } from '#language/outline.ts';

  export const outline: Outline;
}

declare module 'virtual:haz-modules' {
  import type { ModuleSource } from '#platform/web/declarations/declared.ts';

  export const declarations: ModuleSource['declarations'];
  export const doors: ModuleSource['doors'];
}
