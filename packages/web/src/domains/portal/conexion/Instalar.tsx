import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../ui/page/Section.tsx';

/** Event of browsers that install web applications; TypeScript's DOM types lack it. start/install.js keeps it. */
interface InstallPrompt {
  prompt(): Promise<unknown>;
}
type Page = typeof window & { portalInstall?: InstallPrompt };

const page = window as Page;
const CHANGE = 'portal:instalable';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

/** iPhones and iPads, which install from their own menu alone; an iPad says that it is a Mac. */
const isApple = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) || (/mac/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const installed = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Installs the portal as an application, where the browser offers it, or says how on iPhone and iPad. */
export function Instalar() {
  const t = useTranslations('sinconexion');
  const prompt = useSyncExternalStore(subscribe, () => page.portalInstall);
  if (installed() || (!prompt && !isApple())) return null;
  const install = async () => {
    await prompt?.prompt();
    delete page.portalInstall;
    window.dispatchEvent(new Event(CHANGE));
  };
  return (
    <Section title={t('instalar')} description={prompt ? t('instalarTexto') : t('instalarApple')}>
      {prompt && (
        <Button leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={() => void install()}>
          {t('instalar')}
        </Button>
      )}
    </Section>
  );
}
