/**
 * Tells when a button of the pointer goes down and when the click that follows is over. Pressing a button leaves the
 * field before it, and whatever came or went on the page at that moment would move the button away: the click would be
 * lost. Answers how to stop.
 */
export function watchPointer({
  onPress,
  onLift,
}: {
  readonly onPress: () => void;
  readonly onLift: () => void;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = (): void => {
    clearTimeout(timer);
    onPress();
  };
  // The click comes after the pointer is up, in the same breath.
  const lift = (): void => void (timer = setTimeout(onLift));
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('pointerup', lift, { capture: true });
  addEventListener('pointercancel', lift, { capture: true });
  return () => {
    removeEventListener('pointerdown', press, { capture: true });
    removeEventListener('pointerup', lift, { capture: true });
    removeEventListener('pointercancel', lift, { capture: true });
    clearTimeout(timer);
  };
}
