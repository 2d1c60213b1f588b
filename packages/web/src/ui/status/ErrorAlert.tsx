import { Alert, type AlertProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** What went wrong, above the form that it concerns; read out at once. */
export function ErrorAlert(props: Pick<AlertProps, 'title' | 'children' | 'mb'>) {
  return <Alert color="red" icon={<IconAlertCircle />} role="alert" {...props} />;
}
