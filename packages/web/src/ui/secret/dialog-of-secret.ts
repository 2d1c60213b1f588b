/** Props of a dialog while it shows a secret for the only time: no key and no click beside it closes it. */
export const DIALOG_OF_SECRET = { closeOnEscape: false, closeOnClickOutside: false, withCloseButton: false } as const;
