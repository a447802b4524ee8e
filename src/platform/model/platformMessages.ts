/** Messages that every screen may need, by file. */
import { sharedMessages } from '#language/sharedMessages.ts';
import { accountMessages } from './account/accountMessages.ts';
import { administrationMessages } from './access/administrationMessages.ts';
import { fileMessages } from './file/fileMessages.ts';
import { placeMessages } from './place/placeMessages.ts';

export const platformMessages = {
  ...sharedMessages,
  ...fileMessages,
  ...accountMessages,
  ...administrationMessages,
  ...placeMessages,
};
