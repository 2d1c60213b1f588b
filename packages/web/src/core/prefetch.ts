import { whenIdle } from './when-idle.ts';

/** Part of the Network Information API, which TypeScript's DOM types lack and not every browser has. */
type Device = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Loads what comes next, which the page lists in templates, once it is idle: behind the sign-in the signed-in screens, the first topic, then the contract, which
 * forms, lists and answers kept on the device need. Not where data is saved.
 */
export function prefetchNext(signedIn: boolean): void {
  if ((navigator as Device).connection?.saveData) return;
  whenIdle(() => {
    const frame = signedIn ? [] : ['signed-in-files', `texts-${document.documentElement.lang}`];
    for (const id of [...frame, 'topic-files', 'contract-files']) {
      const template = document.getElementById(id);
      if (!(template instanceof HTMLTemplateElement)) continue;
      for (const link of template.content.querySelectorAll('link')) link.rel = 'prefetch';
      document.head.append(template.content);
    }
  });
}
