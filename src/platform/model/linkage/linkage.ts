/** What the links to other authorities say. Said by the server alone, so that no screen loads it. */
import { defineModule } from '#language/module.ts';
import { linkageMessages } from './linkageMessages.ts';

export const linkage = defineModule({ name: 'linkage', messages: linkageMessages });
