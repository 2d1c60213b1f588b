import type { ReactNode } from 'react';

/** Where a cell wraps: between words, and before the sign of a mail address, as `breakable` shows it. */
export const WRAPS = /\s+|(?=@)/;

/** Lets a mail address break before its sign, which reads better than between any two letters. */
export function breakable(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !content.includes('@')) return content;
  const [name, ...domain] = content.split('@');
  return (
    <>
      {name}
      <wbr />@{domain.join('@')}
    </>
  );
}
