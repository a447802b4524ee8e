/** Everything the platform itself says, by the file that says it. */
import { sharedMessages } from '#language/sharedMessages.ts';
import { accountMessages } from './accountMessages.ts';
import { administrationMessages } from './administrationMessages.ts';
import { fileMessages } from './fileMessages.ts';
import { placeMessages } from './placeMessages.ts';
import { powerMessages } from './powerMessages.ts';
import { requestMessages } from './request/requestMessages.ts';

export const platformMessages = { ...sharedMessages, ...fileMessages, ...accountMessages, ...administrationMessages, ...requestMessages, ...placeMessages, ...powerMessages };
