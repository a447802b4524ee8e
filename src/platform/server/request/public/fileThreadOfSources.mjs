// @ts-check
/** The thread that reads files, where there is no bundle: in tests, and wherever the sources run as they lie here. */
import { register } from 'tsx/esm/api';

register();
await import('./fileThread.ts');
