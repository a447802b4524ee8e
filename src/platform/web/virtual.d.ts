/** Made by tools/web when the screens are built. */
declare module 'virtual:haz-module-index' {
  import type { ModuleIndex } from '#language/moduleIndex.ts';

  export const moduleIndex: ModuleIndex;
}

declare module 'virtual:haz-modules' {
  import type { ModuleSource } from '#platform/web/declarations/loadedModules.ts';

  export const declarations: ModuleSource['declarations'];
  export const moduleWebs: ModuleSource['moduleWebs'];
}
