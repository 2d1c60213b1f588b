/** Windows of a phone, in which rows are cards and dialogs fill the screen. */
export const PHONE = '(max-width: 640px)';
