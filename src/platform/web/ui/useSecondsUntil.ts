/** Returns how many seconds are left until a time by this device's clock; zero once it has passed. */
import { useEffect, useState } from 'react';

export function useSecondsUntil(endsMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsMs - now) / SECOND_MS));
}

const SECOND_MS = 1000;
