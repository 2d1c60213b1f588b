import type { MessageKey } from '@portal/messages';

/** Key of the title of a screen. */
export type TitleKey = Extract<MessageKey, `pantallas.${string}` | `${string}.pantalla`>;
