import type { Plugin } from 'vite';

const INTO_HEAD = 'document.head.appendChild(link)';

/**
 * Puts the style sheets of the parts that load later behind the page's own, which are at the end of the body (first-files.ts). In the
 * head they would come before it: Mantine's base styles would then win over those of its components, and plain elements over both.
 */
export const laterStyles: Plugin = {
  name: 'portal:later-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(INTO_HEAD)) throw new Error(`the loader of parts no longer says ${INTO_HEAD}`);
      return { code: code.replace(INTO_HEAD, 'document.body.appendChild(link)'), map: null };
    },
  },
};
