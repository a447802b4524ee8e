/** A reason not to start that a person can fix: its message is the one sentence they read. */
export class StartProblem extends Error {
  override readonly name: string = 'StartProblem';
}

/**
 * Returns the text for an unexpected error: a file that cannot be written has its own sentence, the rest has the text
 * of the error.
 */
export function startProblemMessage(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  if (!(error instanceof Error)) return `The start failed: ${String(error)}.`;
  const { code, path, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} of ${address ?? 'this machine'} is in use: end the other program or set PORT.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${address ?? ''} is not an address of this machine.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason !== undefined && path !== undefined) return `${path} cannot be written: ${reason}.`;
  return `The start failed: ${error.message}`;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'something else is in its place',
  ENOENT: 'it cannot be made there',
};
