import { Alert, type AlertProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** Error message above a form, announced at once by screen readers. */
export function ErrorAlert(props: Pick<AlertProps, 'title' | 'children' | 'mb'>) {
  return <Alert color="red" icon={<IconAlertCircle />} role="alert" {...props} />;
}
