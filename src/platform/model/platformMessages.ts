/** What every screen may have to say, by the file that says it. */
import { sharedMessages } from '#language/sharedMessages.ts';
import { accountMessages } from './accountMessages.ts';
import { administrationMessages } from './administrationMessages.ts';
import { fileMessages } from './fileMessages.ts';
import { placeMessages } from './placeMessages.ts';

export const platformMessages = {
  ...sharedMessages,
  ...fileMessages,
  ...accountMessages,
  ...administrationMessages,
  ...placeMessages,
};
