const KEY = 'UCJ-primer-tema';

/**
 * Whether this sign-in has already been taken to its first pending topic (P19). Kept for all tabs, by the number of
 * the sign-in; where nothing can be kept nobody is taken anywhere, so that the panel can always be reached.
 */
export function wasTaken(idSesion: number): boolean {
  try {
    return localStorage.getItem(KEY) === String(idSesion);
  } catch {
    return true;
  }
}

export function markTaken(idSesion: number): void {
  try {
    localStorage.setItem(KEY, String(idSesion));
  } catch {
    // wasTaken says yes in this case, so nothing repeats.
  }
}
