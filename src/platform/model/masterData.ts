/** Master data that the platform's own records refer to, so that it is the platform's too. */
import { address } from './place/address.ts';
import { attachment } from './party/attachment.ts';
import { department } from './party/department.ts';
import { lookup } from './lookup.ts';
import { amphur, province, tambon } from './place/place.ts';

export const masterData = [lookup, province, amphur, tambon, address, department, attachment] as const;
