type Yielding = typeof globalThis & { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Resolves in a task of its own, so that the browser paints and answers presses before the work that follows. */
export const nextTask = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => void setTimeout(resolve));
