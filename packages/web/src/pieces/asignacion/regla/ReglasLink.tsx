import { IconChecklist } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

/** Names of a plan or a group. */
type Props = { readonly plan: string } | { readonly grupo: string };

/** Link to the rules that give a plan, or that name a group in their condition. */
export function ReglasLink(of: Props) {
  const t = useTranslations('regla.lista');
  const filtro: Record<string, string> = 'plan' in of ? { plan: of.plan } : { condicion: of.grupo };
  return (
    <LinkButton {...href('/asignacionregla', { filtro })} variant="default" leftSection={<IconChecklist size={16} aria-hidden="true" />}>
      {t('ver')}
    </LinkButton>
  );
}
