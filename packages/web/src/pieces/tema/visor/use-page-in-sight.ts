import { type UIEvent, useState } from 'react';

/** Number of the page in the middle of a scrolled row of pages, all of about the same height. */
export function usePageInSight(pages: number) {
  const [pagina, setPagina] = useState(1);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    const middle = (scrollTop + clientHeight / 2) / scrollHeight;
    setPagina(Math.min(pages, Math.floor(middle * pages) + 1));
  };
  return { pagina: Math.min(pagina, pages), onScroll };
}
