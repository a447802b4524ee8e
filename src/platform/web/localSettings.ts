/** Small settings stored by the browser. If it stores nothing, they are valid for as long as the page is open. */

export function readLocalSetting<T>(key: string, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRight(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function saveLocalSetting(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: only a convenience is lost.
  }
}
