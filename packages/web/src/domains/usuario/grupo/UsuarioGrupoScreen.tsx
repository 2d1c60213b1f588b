import { IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { GruposTable } from './GruposTable.tsx';
import { UsuariosTable } from './UsuariosTable.tsx';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

const GRUPOS = 'grupos';

/** /usuariogrupo, «Enlaza Grupos y Usuarios»: active people with their groups, or the groups with their rules (`?vista=grupos`). */
export function UsuarioGrupoScreen() {
  const t = useTranslations();
  const groups = useScreenSearch('/usuariogrupo').vista === GRUPOS;
  return (
    <>
      <PageHeader
        title={t('pantallas.usuarioGrupo')}
        description={groups ? t('grupo.reglas') : t('grupo.pantalla.texto')}
        actions={<OtherView groups={groups} />}
      />
      {groups ? <GruposTable /> : <UsuariosTable />}
    </>
  );
}

/** Link to the view that is not shown. */
function OtherView({ groups }: { groups: boolean }) {
  const t = useTranslations('grupo.pantalla');
  const Icon = groups ? IconUsers : IconUsersGroup;
  return (
    <LinkButton
      {...href('/usuariogrupo', { vista: groups ? undefined : GRUPOS })}
      state={{}}
      variant="default"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
    >
      {groups ? t('usuarios') : t('grupos')}
    </LinkButton>
  );
}
