/** Tab that waits for its address. */
export interface HeldTab {
  /** Opens an address in the tab; false where the browser blocked the tab, or somebody closed it meanwhile. */
  readonly go: (url: string) => boolean;
  /** Closes the tab that gets no address. */
  readonly drop: () => void;
}

/**
 * Opens an empty tab in a click, for an address that a call answers later: browsers block a tab that opens after an answer. With `noopener`
 * `window.open` returns no handle, so the empty tab loses its opener here, before foreign content is in it.
 */
export function holdTab(): HeldTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    go: (url) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    drop: () => tab?.close(),
  };
}
