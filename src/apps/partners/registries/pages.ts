/**
 * Serves the registries of the demonstration as a page at /haz/registries: their entries and how they behave. In
 * production there is none.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Label } from '#language/label.ts';
import { formatThirteenDigitId } from '#language/values/idCard.ts';
import { escapeHtml } from '#platform/server/html.ts';
import { BASE } from '#platform/server/routes/server.ts';
import {
  addressOf,
  createFrames,
  drawPage,
  sendPage,
  labelHtml,
  type Frame,
  type FrameOptions,
} from '../partnerPage.ts';
import { BEHAVIOUR_STYLE, behaviourButtons, BEHAVIOUR_MODES, type BehaviourMode } from '../behaviourModes.ts';
import { citizens, companies } from './inventedCompanies.ts';
import type { DemoRegistries, Registry } from './startRegistries.ts';

export const REGISTRIES_PATH = `${BASE}/registries`;

const REGISTRIES = ['company', 'citizen'] as const;
const behaviourParams = z.strictObject({ registry: z.enum(REGISTRIES), mood: z.enum(BEHAVIOUR_MODES) });

export interface RegistryPages extends Omit<FrameOptions, 'path'> {
  readonly registries: DemoRegistries;
}

export function registryPages(server: FastifyInstance, { registries, publicUrl, webDir }: RegistryPages): void {
  const frameOf = createFrames({ path: REGISTRIES_PATH, publicUrl, webDir });
  void server.register(async (scope) => {
    // A button of the page sends an empty form; the mode is in its address.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      (_request, body, done) => void body.resume().on('end', () => done(null)),
    );
    scope.get(REGISTRIES_PATH, async (request, reply) => {
      const frame = frameOf(request);
      return sendPage(reply, frame, page(frame, registries), { asks: true });
    });
    scope.post(`${REGISTRIES_PATH}/:registry/:mood`, async (request, reply) => {
      const params = behaviourParams.safeParse(request.params);
      if (!params.success) return reply.code(404).send();
      registries.setBehaviour(params.data.registry, params.data.mood);
      return reply.redirect(addressOf(frameOf(request)), SEE_OTHER);
    });
  });
}

const SEE_OTHER = 303;

const texts = {
  title: ['ทะเบียนของระบบสาธิต', 'Demonstration registries'],
  hint: [
    'ข้อมูลทั้งหมดสมมติขึ้น ใช้เลขเหล่านี้ทดลองลงทะเบียนได้ และเลือกให้ทะเบียนตอบผิดปกติเพื่อดูว่าระบบทำอย่างไร',
    'All of these records are invented. Use the numbers to try out registration, or choose a faulty reply to see how the system reacts.',
  ],
  company: ['ทะเบียนนิติบุคคล', 'Company registry'],
  citizen: ['ทะเบียนราษฎร', 'Civil registry'],
  number: ['เลขประจำตัว', 'Number'],
  name: ['ชื่อ', 'Name'],
  status: ['สถานะ', 'Status'],
} as const satisfies Record<string, Label>;

function page(frame: Frame, registries: DemoRegistries): string {
  const companyRows = [...companies.values()].map((row) => [
    row.JuristicID,
    row.JuristicName_TH,
    row.JuristicStatus ?? '',
  ]);
  const citizenRows = [...citizens.values()].map((row) => [
    row.citizenId,
    `${row.titleTh ?? ''}${row.firstNameTh} ${row.lastNameTh}`,
  ]);
  const main = [
    `<h1>${labelHtml(frame, texts.title)}</h1>`,
    `<p class="hint">${labelHtml(frame, texts.hint)}</p>`,
    section(frame, {
      registry: 'company',
      behaviour: registries.behaviourOf('company'),
      heads: [texts.number, texts.name, texts.status],
      rows: companyRows,
    }),
    section(frame, {
      registry: 'citizen',
      behaviour: registries.behaviourOf('citizen'),
      heads: [texts.number, texts.name],
      rows: citizenRows,
    }),
  ].join('\n');
  return drawPage(frame, { title: labelHtml(frame, texts.title), main, style: STYLE });
}

interface Section {
  readonly registry: Registry;
  readonly behaviour: BehaviourMode;
  readonly heads: readonly Label[];
  /** The number is the first cell. */
  readonly rows: readonly (readonly string[])[];
}

function section(frame: Frame, { registry, behaviour, heads, rows }: Section): string {
  const lines = rows.map(
    ([number = '', ...rest]) =>
      `<tr><td class="number">${formatThirteenDigitId(number)}</td>${rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  return `<section><h2>${labelHtml(frame, texts[registry])}</h2>
${behaviourButtons(frame, { behaviour, actionOf: (mode) => addressOf(frame, `${registry}/${mode}`) })}
<table><thead><tr>${heads.map((head) => `<th scope="col">${labelHtml(frame, head)}</th>`).join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table></section>`;
}

const STYLE = `${BEHAVIOUR_STYLE}
section { display: grid; gap: var(--space-3); padding: var(--space-4); border: var(--hairline) solid var(--line); border-radius: var(--radius); background: var(--surface); overflow-x: auto; }
h2 { font-size: var(--text-large); }
table { border-collapse: collapse; }
th, td { padding: var(--space-2) var(--space-3) var(--space-2) 0; border-bottom: var(--hairline) solid var(--line-soft); text-align: start; }
.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
