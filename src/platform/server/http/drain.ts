/** Whether the server is on its way out: balancers are told to send callers elsewhere while those who come are still served. */
export interface Drain {
  readonly begin: () => void;
  readonly isDraining: () => boolean;
}

export function createDrain(): Drain {
  let isDraining = false;
  return {
    begin: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}
