import { Button, type ButtonProps } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useReach } from '../../core/router/reach.ts';
import { type EntryState, type LinkTarget, SeriesContext, stateFrom } from '../../core/router/origin.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;
type Props = LinkTarget & AnchorProps & { activeOptions?: { exact?: boolean } };
type LooseLink = (props: Omit<Props, 'state'> & { state: EntryState | (() => EntryState) }) => ReactNode;

const RouterLink = Link as unknown as LooseLink;

/**
 * TanStack's Link with the paths of paths.ts. The entry that it opens keeps this screen as its origin, unless the target has a `state` of
 * its own. Without the right to open the target it shows the words alone.
 */
export function AppLink({ state, ...props }: Props) {
  const router = useRouter();
  const series = useContext(SeriesContext);
  const reaches = useReach();
  if (!reaches(props)) return <span className={props.className}>{props.children}</span>;
  return <RouterLink {...props} state={state ?? (() => stateFrom(router.latestLocation, props.to, series))} />;
}

type LinkButtonProps = LinkTarget & ButtonProps & { children: ReactNode };

/** A link that looks like a button; none where the signed-in person may not go. */
export function LinkButton({ children, ...props }: LinkButtonProps) {
  const reaches = useReach();
  if (!reaches(props)) return null;
  return (
    <Button component={AppLink} {...props}>
      {children}
    </Button>
  );
}
