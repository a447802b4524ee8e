/** The platform's own declarations, as a module like any other. The browser loads them in two halves. */
import { defineModule } from '#language/module.ts';
import { platformCases } from './casesModule.ts';
import { platformCore } from './coreModule.ts';

export const platform = defineModule({
  name: 'platform',
  choices: [...platformCore.choices, ...platformCases.choices],
  messages: { ...platformCore.messages, ...platformCases.messages },
  entities: [...platformCore.entities, ...platformCases.entities],
});
