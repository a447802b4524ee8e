/** `npm run card-reader`: the agent of a card reader with an invented card, until Ctrl-C. Another card by its number: `npm run card-reader -- 3109999000022`. */
import { once } from 'node:events';
import { startCardReader } from '../src/apps/partners/cardReader/startCardReader.ts';

const [idCard] = process.argv.slice(2);
const reader = await startCardReader(idCard === undefined ? {} : { idCard });
process.stdout.write(`Card reader: ${reader.url}\nStop with Ctrl-C.\n`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await reader.stop();
