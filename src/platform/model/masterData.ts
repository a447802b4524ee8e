/** Master data that the platform's own records refer to, so that it is the platform's too. */
import { address } from './address.ts';
import { attachment } from './attachment.ts';
import { department } from './department.ts';
import { lookup } from './lookup.ts';
import { amphur, province, tambon } from './place.ts';

export const masterData = [lookup, province, amphur, tambon, address, department, attachment] as const;
