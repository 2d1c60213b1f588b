import { Button, type ButtonProps } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { type EntryState, type LinkTarget, SeriesContext, stateFrom } from '../../core/router/origin.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;
type Props = LinkTarget & AnchorProps & { activeOptions?: { exact?: boolean } };
type LooseLink = (props: Omit<Props, 'state'> & { state: EntryState | (() => EntryState) }) => ReactNode;

const RouterLink = Link as unknown as LooseLink;

/**
 * TanStack's Link with the paths of paths.ts. The entry that it opens keeps this screen as its origin, unless the target has a `state` of
 * its own.
 */
export function AppLink({ state, ...props }: Props) {
  const router = useRouter();
  const series = useContext(SeriesContext);
  return <RouterLink {...props} state={state ?? (() => stateFrom(router.latestLocation, props.to, series))} />;
}

type LinkButtonProps = LinkTarget & ButtonProps & { children: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ children, ...props }: LinkButtonProps) {
  return (
    <Button component={AppLink} {...props}>
      {children}
    </Button>
  );
}
