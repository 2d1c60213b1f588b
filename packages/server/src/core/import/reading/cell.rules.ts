import type { Message } from '@portal/messages';

/** Cell as it is read, with what to look at in it or why it is refused. */
export interface ReadCell {
  readonly text: string;
  readonly problem?: Message;
  readonly warnings?: readonly Message[];
}
