import { whenIdle } from './when-idle.ts';

/** Part of the Network Information API, which TypeScript's DOM types lack and not every browser has. */
type Device = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Loads the files of the signed-in screens, which the page lists in templates, once the sign-in is idle; not where data is saved. */
export function prefetchSignedIn(): void {
  if ((navigator as Device).connection?.saveData) return;
  whenIdle(() => {
    for (const id of ['signed-in-files', `texts-${document.documentElement.lang}`]) {
      const template = document.getElementById(id);
      if (!(template instanceof HTMLTemplateElement)) continue;
      for (const link of template.content.querySelectorAll('link')) link.rel = 'prefetch';
      document.head.append(template.content);
    }
  });
}
