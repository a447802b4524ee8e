/** Heart-beats of STOMP: what both sides agreed to send, and when a silent peer counts as disconnected. */

export interface Heartbeats {
  /** To be called for anything received from the peer, as a sign of life. */
  readonly received: () => void;
  readonly stop: () => void;
}

export interface HeartbeatOptions {
  /** `heart-beat` of the peer: how often it can send, and how often it wants to receive. */
  readonly offer: string | undefined;
  readonly everyMs: number;
  readonly send: () => void;
  readonly onLost: () => void;
}

export function startHeartbeats({ offer, everyMs, send, onLost }: HeartbeatOptions): Heartbeats {
  const [canSendMs, wantsMs] = readOffer(offer);
  let lastMs = performance.now();
  const timers: NodeJS.Timeout[] = [];
  if (wantsMs > 0) timers.push(setInterval(send, Math.max(everyMs, wantsMs)));
  if (canSendMs > 0) {
    const expectedMs = Math.max(everyMs, canSendMs);
    // Networks are late: only the second missing one counts.
    timers.push(setInterval(() => performance.now() - lastMs > 2 * expectedMs && onLost(), expectedMs));
  }
  for (const timer of timers) timer.unref();
  return {
    received: () => void (lastMs = performance.now()),
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** A peer that sends no header, or no numbers, has offered nothing. */
function readOffer(offer: string | undefined): readonly [number, number] {
  const [, canSend = '0', wants = '0'] = /^(\d{1,9}),(\d{1,9})$/.exec(offer ?? '') ?? [];
  return [Number(canSend), Number(wants)];
}
