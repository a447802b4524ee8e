/**
 * `npm run card-reader`: the agent of a card reader with an invented card, until Ctrl-C. Another card is chosen by its
 * number: `npm run card-reader -- 3109999000022`.
 */
import { once } from 'node:events';
import { startCardReader } from '#apps/partners/cardReader/startCardReader.ts';
import { say } from './lib/command.ts';

const [idCard] = process.argv.slice(2);
const reader = await startCardReader(idCard === undefined ? {} : { idCard });
say(`Card reader: ${reader.url}`);
say('Stop with Ctrl-C.');
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await reader.stop();
