/** Writes lines of JSON for the operators of the system. Secrets are removed here, wherever in a value they are. */
import type { LogLevel } from './config.ts';
import { redact } from './redact.ts';

/** Accepts the message first or the details first, as the usual loggers do. */
export interface LogWriter {
  (message: string, fields?: object): void;
  (fields: object, message: string): void;
}

export interface Log {
  readonly fatal: LogWriter;
  readonly error: LogWriter;
  readonly warn: LogWriter;
  readonly info: LogWriter;
  readonly debug: LogWriter;
  readonly trace: LogWriter;
  readonly isOn: (level: LogLevel) => boolean;
  /** Writes the same bindings with every line. */
  readonly child: (bindings: object) => Log;
}

export interface LogOptions {
  readonly level: LogLevel;
  readonly write?: (stream: 'stdout' | 'stderr', line: string) => void;
  readonly now?: () => Date;
}

export function createLog({ level, write = toProcess, now = () => new Date() }: LogOptions): Log {
  const isOn = (lineLevel: LogLevel): boolean => SEVERITY[lineLevel] <= SEVERITY[level] && lineLevel !== 'silent';
  const make = (bindings: object): Log => {
    const writer =
      (own: LogLevel): LogWriter =>
      (first: string | object, second?: string | object) => {
        if (!isOn(own)) return;
        const [message, fields] = typeof first === 'string' ? [first, second] : [second, first];
        const line = JSON.stringify({
          time: now().toISOString(),
          level: own,
          ...asFields({ ...bindings, ...(fields as object | undefined) }),
          message: redact(message),
        });
        write(SEVERITY[own] <= SEVERITY.warn ? 'stderr' : 'stdout', `${line}\n`);
      };
    return {
      fatal: writer('fatal'),
      error: writer('error'),
      warn: writer('warn'),
      info: writer('info'),
      debug: writer('debug'),
      trace: writer('trace'),
      isOn,
      child: (more) => make({ ...bindings, ...more }),
    };
  };
  return make({});
}

const SEVERITY: Readonly<Record<LogLevel, number>> = {
  silent: 0,
  fatal: 1,
  error: 2,
  warn: 3,
  info: 4,
  debug: 5,
  trace: 6,
};

function asFields(fields: object): Record<string, unknown> {
  return redact(fields) as Record<string, unknown>;
}

function toProcess(stream: 'stdout' | 'stderr', line: string): void {
  process[stream].write(line);
}
