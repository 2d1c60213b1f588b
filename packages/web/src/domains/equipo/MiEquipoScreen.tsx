import { IconMessageReply, IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { EquipoPersonas } from './EquipoPersonas.tsx';
import { PorResponder } from './PorResponder.tsx';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

const PERSONAS = 'personas';

/** /miequipo: the own people with delays that wait for an answer (P43), or everybody below with `?vista=personas` (P115). */
export function MiEquipoScreen() {
  const t = useTranslations();
  const everybody = useScreenSearch('/miequipo').vista === PERSONAS;
  return (
    <>
      <PageHeader
        title={t('pantallas.miEquipo')}
        description={everybody ? t('equipo.personas.texto') : t('equipo.lista.texto')}
        actions={<OtherView everybody={everybody} />}
      />
      {everybody ? <EquipoPersonas /> : <PorResponder />}
    </>
  );
}

/** Link to the view that is not shown. */
function OtherView({ everybody }: { everybody: boolean }) {
  const t = useTranslations('equipo.personas');
  const Icon = everybody ? IconMessageReply : IconUsersGroup;
  return (
    <LinkButton
      {...href('/miequipo', { vista: everybody ? undefined : PERSONAS })}
      state={{}}
      variant="default"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
    >
      {everybody ? t('porResponder') : t('ver')}
    </LinkButton>
  );
}
