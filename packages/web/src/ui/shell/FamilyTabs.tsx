import { useTranslations } from 'use-intl';
import { LinkTabs } from '../link/LinkTabs.tsx';
import type { MenuTab } from './menu.ts';

interface Props {
  tabs: readonly MenuTab[];
  /** Address of the present screen. */
  current: string;
}

/** Links to the screens of one entry of the menu, above each of them. Nothing for an entry of one screen. */
export function FamilyTabs({ tabs, current }: Props) {
  const t = useTranslations('navegacion');
  if (tabs.length === 0) return null;
  return <LinkTabs label={t('pestanas')} tabs={tabs.map(({ to, label }) => ({ key: to, to, label }))} current={current} />;
}
