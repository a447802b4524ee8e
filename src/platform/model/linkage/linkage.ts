/** Messages of the links to other authorities. Only the server uses them, so that no screen loads them. */
import { defineModule } from '#language/module.ts';
import { linkageMessages } from './linkageMessages.ts';

export const linkage = defineModule({ name: 'linkage', messages: linkageMessages });
