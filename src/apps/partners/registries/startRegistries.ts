/**
 * The registries of companies and of citizens for the demonstration: they answer as the real ones do, over HTTP on this
 * machine, and can be switched to fail.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RegistryConfig } from '#platform/server/config.ts';
import type { BehaviourMode } from '../behaviourModes.ts';
import { newKey, sendJson, serveLocally } from '../serveLocally.ts';
import { citizens, companies } from './inventedCompanies.ts';

export type Registry = 'company' | 'citizen';

export interface DemoRegistries extends Required<RegistryConfig> {
  readonly behaviourOf: (registry: Registry) => BehaviourMode;
  readonly setBehaviour: (registry: Registry, mood: BehaviourMode) => void;
  /** How often the registry was called. */
  readonly callCountOf: (registry: Registry) => number;
  readonly stop: () => Promise<void>;
}

/** Keys that are given are required of callers; otherwise new ones are generated. */
export async function startRegistries({
  consumerKey = '',
  token = '',
}: Partial<RegistryConfig> = {}): Promise<DemoRegistries> {
  const keys = { consumerKey: consumerKey || newKey(), token: token || newKey() };
  const moods = new Map<Registry, BehaviourMode>();
  const callCounts = new Map<Registry, number>();
  const behaviourOf = (registry: Registry): BehaviourMode => moods.get(registry) ?? 'well';
  const server = createServer((request, response) => {
    const registry = registryAt(request.url ?? '');
    if (registry === undefined) {
      sendJson(response, 404, { error: 'no such service' });
      return;
    }
    callCounts.set(registry, (callCounts.get(registry) ?? 0) + 1);
    const behaviour = behaviourOf(registry);
    if (behaviour === 'stumbling') moods.delete(registry);
    if (behaviour === 'stumbling' || behaviour === 'down') request.destroy();
    else if (behaviour === 'failing') sendJson(response, 500, { error: 'internal' });
    else if (behaviour === 'nonsense')
      sendJson(response, 200, { ResultList: [{ JuristicID: 12, citizenId: null, note: 'ไม่ใช่ข้อมูลที่ตกลงกันไว้' }] });
    else if (behaviour === 'well' && !isAuthorised(request)) sendJson(response, 401, { error: 'unknown consumer' });
    else if (behaviour === 'well')
      void answer(registry, request, response).catch(() => sendJson(response, 400, { error: 'bad request' }));
  });
  const isAuthorised = ({ headers }: IncomingMessage): boolean =>
    headers['consumer-key'] === keys.consumerKey && headers['token'] === keys.token;
  const { base, stop } = await serveLocally(server);
  return {
    companyUrl: base + PATHS.company,
    citizenUrl: base + PATHS.citizen,
    ...keys,
    behaviourOf,
    setBehaviour: (registry, behaviour) => void moods.set(registry, behaviour),
    callCountOf: (registry) => callCounts.get(registry) ?? 0,
    stop,
  };
}

const PATHS: Readonly<Record<Registry, string>> = {
  company: '/dbd/juristic/profile',
  citizen: '/dopa/citizen/profile',
};

function registryAt(url: string): Registry | undefined {
  const [path] = url.split('?');
  return (['company', 'citizen'] as const).find((registry) => PATHS[registry] === path);
}

async function answer(registry: Registry, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const row =
    registry === 'company' ? companies.get(numberInAddress(request)) : citizens.get(await numberInBody(request));
  sendJson(response, 200, { ResultList: row === undefined ? [] : [row] });
}

function numberInAddress({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').searchParams.get('JuristicID') ?? '';
}

async function numberInBody(request: IncomingMessage): Promise<string> {
  const { CitizenID } = (await json(request)) as { readonly CitizenID?: unknown };
  return typeof CitizenID === 'string' ? CitizenID : '';
}
