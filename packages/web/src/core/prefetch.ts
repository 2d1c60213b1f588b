import { whenIdle } from './when-idle.ts';

/** Part of the Network Information API, which TypeScript's DOM types lack and not every browser has. */
type Device = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Loads the files of the signed-in screens, which the page lists in a template, once the sign-in is idle; not where data is saved. */
export function prefetchSignedIn(): void {
  if ((navigator as Device).connection?.saveData) return;
  whenIdle(() => {
    const template = document.querySelector<HTMLTemplateElement>('#signed-in-files');
    if (!template) return;
    for (const link of template.content.querySelectorAll('link')) link.rel = 'prefetch';
    document.head.append(template.content);
  });
}
