import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { messageOf } from '../../core/client/api-error.ts';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';

interface Props {
  failure: unknown;
  /** What is said while nothing failed. */
  info: string;
}

/** The line above the sign-in form. */
export function SignInMessage({ failure, info }: Props) {
  if (!failure) {
    return (
      <Alert color="blue" icon={<IconInfoCircle />}>
        {info}
      </Alert>
    );
  }
  return <ErrorAlert>{messageOf(failure)}</ErrorAlert>;
}
