/**
 * Writes a line in the list of events for commands that work on the database without a server: a migration, a backup.
 */
import type { Clock } from '../clock.ts';
import { connectAdmin } from '../database/connect.ts';
import { writeEvent, type SystemEvent } from '../jobs/writeEvent.ts';

export async function recordEvent(url: string, clock: Clock, line: SystemEvent): Promise<void> {
  const client = await connectAdmin(url, 'haz event');
  try {
    await writeEvent(client, clock, line);
  } finally {
    await client.end();
  }
}
