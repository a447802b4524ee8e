/** The protected places near a geometry that a person is marking, so that the form can name them. */
import { z } from 'zod';
import { fieldProblem } from '#language/message.ts';
import { checkPlace } from '#platform/model/geo/placeGeometry.ts';
import type { NearProtected } from '#platform/model/place/nearProtected.ts';
import type { MapSettings } from '#platform/model/settings/mapSettings.ts';
import { invalid } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { readBody } from '../http/strictBody.ts';
import { throttleByAddress } from '../http/throttle.ts';
import { loadMapSettings } from './mapSettings.ts';
import { findNearProtectedPlaces } from './nearProtected.ts';

/** Null asks for the settings of maps alone. */
const nearBody = z.strictObject({ location: z.record(z.string(), z.unknown()).nullable() });

export interface NearAnswer extends NearProtected, MapSettings {}

/** A person who drags a pin for several minutes needs no more, and an office shares an address. */
const FREE_CALLS = 2000;
const throttle = throttleByAddress(FREE_CALLS);

export const nearCall: Call = {
  method: 'POST',
  path: '/api/v1/master/protected-places/near',
  summary: [
    'สถานที่คุ้มครองที่ใกล้ตำแหน่งนี้ที่สุดแต่ละประเภท พร้อมค่ากำหนดของแผนที่',
    'The nearest protected place of each kind to a location, and the settings of maps',
  ],
  bodySchema: z.toJSONSchema(nearBody, { io: 'input' }),
  handle: async (context): Promise<NearAnswer> => {
    const { location } = readBody(nearBody, context.body);
    throttle(context);
    const db = context.app.pools.api;
    const settings = await loadMapSettings(db);
    if (location === null) return { ...settings, nearest: [], within: [] };
    const { place, problem } = checkPlace(location);
    if (problem !== undefined) throw invalid([fieldProblem('location', problem)]);
    return { ...settings, ...(await findNearProtectedPlaces(db, place, settings)) };
  },
};
