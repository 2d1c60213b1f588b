import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Audience } from '../../core/router/roles.ts';
import type { TitleKey } from '../../core/router/title-key.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

interface Props {
  /** Key of the title of the refused screen. */
  screen: TitleKey;
  audience: Audience;
}

/** Says for whom a screen is, instead of it (P56). */
export function SinPermiso({ screen, audience }: Props) {
  const t = useTranslations();
  return <Refusal text={t('errores.sinPermisoTexto', { pantalla: t(screen), quien: audience })} />;
}

/** Says that a shared tablet is for study alone, instead of a screen of one's own device (P124). */
export function NoEnTienda() {
  return <Refusal text={useTranslations('tienda.errores')('soloAlumno')} />;
}

/** Says that a screen is for administrators of all companies, instead of it (P46). */
export function SoloSinLimite() {
  return <Refusal text={useTranslations('llamada')('alcance')} />;
}

function Refusal({ text }: { text: string }) {
  const t = useTranslations();
  return (
    <>
      <h1 className="sr-only">{t('errores.sinPermiso')}</h1>
      <Section>
        <EmptyState
          icon={IconLock}
          title={t('errores.sinPermiso')}
          text={text}
          action={<LinkButton to="/">{t('comun.irAlInicio')}</LinkButton>}
        />
      </Section>
    </>
  );
}
