/**
 * Calls back when a pointer button goes down and when the click that follows is over. Pressing a button blurs the field
 * before it, and any content that appears or disappears at that moment would move the button away: the click would be
 * lost. Returns a function that stops it.
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
  // The click event follows the pointerup event in the same task.
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
