import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Dialog that its screen mounts to open it. Closing gives the focus back to the control that had it. The focus starts on the control with
 * `data-autofocus`.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  return <Modal opened {...props} />;
}
