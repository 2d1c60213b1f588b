import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

/** Target of a link as data: a route path and its search parameters. */
export interface LinkTarget {
  to: string;
  search?: Record<string, unknown>;
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;
type LooseLink = (props: LinkTarget & AnchorProps & { activeOptions?: { exact?: boolean } }) => ReactNode;

/** TanStack's Link for targets given as data; screens with fixed targets use the typed Link itself. */
export const AppLink = Link as unknown as LooseLink;

type LinkButtonProps = LinkTarget & ButtonProps & { children: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ children, ...props }: LinkButtonProps) {
  return (
    <Button component={AppLink} {...props}>
      {children}
    </Button>
  );
}
