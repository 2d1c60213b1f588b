/** Path, query and fragment of the address to open after the sign-in; undefined when missing or of another origin. */
export function returnAddress(asked: string | undefined): string | undefined {
  if (!asked?.startsWith('/') || !URL.canParse(asked, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined;
}
