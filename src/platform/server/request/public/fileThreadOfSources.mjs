// @ts-check
/** The thread that reads files if there is no bundle: in tests, and wherever the sources are run directly. */
import { register } from 'tsx/esm/api';

register();
await import('./fileThread.ts');
