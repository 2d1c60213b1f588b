/** The address to return to after the sign-in, as path, query and fragment; undefined when it is missing or leads out of the portal. */
export function returnAddress(asked: string | undefined): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}
