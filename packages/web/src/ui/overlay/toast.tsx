import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import styles from './toast.module.css';

interface Options {
  title?: string;
  /** A message replaces an earlier one with the same id. */
  id?: string;
}

const KINDS = {
  success: { Icon: IconCircleCheck, role: 'status', autoClose: 5000 },
  info: { Icon: IconInfoCircle, role: 'status', autoClose: 6000 },
  error: { Icon: IconAlertTriangle, role: 'alert', autoClose: 10000 },
} as const;

function show(kind: keyof typeof KINDS, message: string, { title, id }: Options = {}): void {
  const { Icon, role, autoClose } = KINDS[kind];
  const content = { title, message, role, autoClose, icon: <Icon size={20} stroke={1.75} aria-hidden="true" />, className: styles[kind] };
  if (id) notifications.hide(id);
  notifications.show({ id, ...content });
}

/** Short messages, announced politely by screen readers (errors at once). Texts come from the catalogue. */
export const toast = {
  success: (message: string, options?: Options) => show('success', message, options),
  info: (message: string, options?: Options) => show('info', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
};
