import '../../core/theme/mantine-styles-rest.ts';
import { Button } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications, Notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import styles from './toast.module.css';
import { mountToasts } from '../../core/theme/toast-host.tsx';

const HOST = <Notifications position="top-center" autoClose={5000} limit={4} zIndex={1000} />;

/** Button after the text of a message, which also closes the message. */
interface Action {
  readonly label: string;
  readonly run: () => void;
}

interface Options {
  title?: string | undefined;
  /** A message replaces an earlier one with the same id. */
  id?: string;
  action?: Action;
}

const KINDS = {
  success: { Icon: IconCircleCheck, role: 'status', autoClose: 5000 },
  info: { Icon: IconInfoCircle, role: 'status', autoClose: 6000 },
  error: { Icon: IconAlertTriangle, role: 'alert', autoClose: 10000 },
} as const;

/** Time to reach the button of a message, in milliseconds. */
const ACTION_TIME = 8000;

function show(kind: keyof typeof KINDS, text: string, { title, id = randomId(), action }: Options = {}): void {
  const { Icon, role, autoClose } = KINDS[kind];
  mountToasts(HOST);
  notifications.hide(id);
  const close = () => notifications.hide(id);
  notifications.show({
    id,
    title,
    message: action ? <WithAction text={text} action={action} onRun={close} /> : text,
    role,
    autoClose: action ? ACTION_TIME : autoClose,
    icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
    className: styles[kind],
  });
}

function WithAction({ text, action, onRun }: { text: string; action: Action; onRun: () => void }) {
  const run = () => {
    onRun();
    action.run();
  };
  return (
    <span className={styles.withAction}>
      <span className={styles.text}>{text}</span>
      <Button variant="subtle" size="compact-sm" onClick={run}>
        {action.label}
      </Button>
    </span>
  );
}

/** Short messages, announced politely by screen readers (errors at once). Texts come from the catalogue. */
export const toast = {
  success: (message: string, options?: Options) => show('success', message, options),
  info: (message: string, options?: Options) => show('info', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
};
