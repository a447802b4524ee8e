/** What the modules add to the server beside their declarations. */
import { door as company } from '#modules/company/server/index.ts';
import { door as haz } from '#modules/haz/server/index.ts';
import { door as fee } from '#modules/fee/server/index.ts';
import { door as masterMgt } from '#modules/master-mgt/server/index.ts';
import { door as officer } from '#modules/officer/server/index.ts';
import { door as register } from '#modules/register/server/index.ts';
import { door as userMgt } from '#modules/user-mgt/server/index.ts';
import { door as toWhom } from '#modules/to-whom/server/index.ts';
import type { ServerDoor } from '#platform/server/door.ts';

export const doors: readonly ServerDoor[] = [userMgt, masterMgt, fee, register, company, officer, haz, toWhom];
