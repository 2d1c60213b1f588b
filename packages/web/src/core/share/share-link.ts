/**
 * Opens the sheet of the system that hands a link to another app. Returns false where the browser has none or refuses it; closing the sheet
 * without a choice counts as done, and so does a second tap while it is open.
 */
export async function shareLink(link: { readonly title: string; readonly text: string; readonly url: string }): Promise<boolean> {
  // Absent in Firefox, and on a page without HTTPS.
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');
  }
}
