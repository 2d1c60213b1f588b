/** Windows of the portal: around the player, or the one that opened it. */
const portalWindows: readonly Window[] = [globalThis.parent, globalThis.opener as Window | null].filter(
  (other): other is Window => other !== null && other !== globalThis.window,
);

/**
 * Makes the player the outermost window that a lesson finds. Lessons climb from `parent` to `parent`, and from there to `opener`; one that looks for the
 * other standard first would reach the portal, of another origin, and throw. Nor can it send the portal elsewhere that way.
 */
export function endSearchHere(): void {
  Object.defineProperty(globalThis, 'parent', { configurable: true, value: globalThis.window });
  Object.defineProperty(globalThis, 'opener', { configurable: true, value: null });
}

/** Posts to the portal, and to no other origin. */
export function postToPortal(message: object, origin: string): void {
  for (const receiver of portalWindows) receiver.postMessage(message, origin);
}
