/** What is said of steps that cannot be taken. */
import { defineModule } from '#language/module.ts';
import { stepMessages } from './stepMessages.ts';

export const steps = defineModule({ name: 'steps', messages: stepMessages });
