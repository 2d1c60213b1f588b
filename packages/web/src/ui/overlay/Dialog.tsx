import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './use-return-focus.ts';
import { useBackCloses } from '../../core/router/back-closes.ts';

/**
 * Dialog that its screen mounts to open it. The back gesture closes it too. Closing gives the focus back to the control that had it. The focus starts on the control with
 * `data-autofocus`.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus();
  useBackCloses(true, props.onClose);
  return <Modal opened {...props} />;
}
