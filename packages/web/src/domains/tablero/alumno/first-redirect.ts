const KEY = 'UCJ-primer-tema';

/**
 * Returns whether this sign-in was already redirected to its first pending topic (P19). localStorage keeps the id of the
 * session for all tabs; a forbidden storage counts as redirected, so that the panel stays reachable.
 */
export function wasRedirected(idSesion: number): boolean {
  try {
    return localStorage.getItem(KEY) === String(idSesion);
  } catch {
    return true;
  }
}

/** Marks this sign-in as redirected; ignores a forbidden storage. */
export function markRedirected(idSesion: number): void {
  try {
    localStorage.setItem(KEY, String(idSesion));
  } catch {
    // Then `wasRedirected` is always true.
  }
}
