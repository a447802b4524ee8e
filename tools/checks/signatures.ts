/** Every signed step has something to sign: what it prints, and for an issued document a paper that a module prints. */
import type { Catalogue } from '../../src/language/catalogue.ts';
import type { ModuleServer } from '../../src/platform/server/moduleServer.ts';

export function signatureFaults(
  { requests }: Pick<Catalogue, 'requests'>,
  moduleServers: readonly ModuleServer[],
): string[] {
  const papers = new Set(moduleServers.flatMap((moduleServer) => Object.keys(moduleServer.papers ?? {})));
  return [...requests.values()].flatMap(({ document, documentOf, documentTypes, workflow }) => {
    const isPrinted =
      (documentOf === undefined && papers.has(document)) || documentTypes.every((type) => papers.has(type));
    return Object.entries(workflow.actions).flatMap(([name, { signs, effects = [] }]) => {
      const printed = new Set(effects.map((effect) => workflow.effects[effect]?.prints));
      if (signs === undefined || printed.has('application') || (printed.has('certificate') && isPrinted)) return [];
      return [`request ${document}: "${name}" is signed, and no paper is printed that could be`];
    });
  });
}
