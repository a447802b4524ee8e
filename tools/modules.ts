/** `npm run modules`: writes the lists of modules in src/apps again. A test fails when they are out of date. */
import { writeModuleLists } from './lib/writeModuleLists.ts';
import { runCommand, say } from './lib/command.ts';

await runCommand(async () => {
  const changed = writeModuleLists();
  say(changed.length === 0 ? 'The lists of modules are up to date.' : `Written: ${changed.join(', ')}.`);
  return 0;
});
