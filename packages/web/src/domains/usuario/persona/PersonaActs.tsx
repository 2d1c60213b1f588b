import { Button, Menu } from '@mantine/core';
import { accesoApi } from '@portal/contract/acceso';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import {
  IconCalendarOff,
  IconDots,
  IconArrowMerge,
  IconKey,
  IconMail,
  IconPencil,
  IconPlus,
  IconShieldLock,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { unionApi } from '@portal/contract/union';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExpedienteMenu } from './documento/ExpedienteMenu.tsx';
import { CesarDialog } from '../edicion/CesarDialog.tsx';
import { ReactivarDialog } from '../edicion/ReactivarDialog.tsx';
import { useBienvenidaAct } from '../lista/BienvenidaAction.tsx';
import { VerComo } from './VerComo.tsx';
import { useUnir } from '../../../pieces/union/use-unir.tsx';
import { useGo } from '../../../core/router/go.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { May } from '../../../ui/link/May.tsx';

const ACTIVO = 1;
const SIN_ROL = 'Alumno';

/** Link to the access of a person, or to a new one. */
const accesoDe = ({ id_usuario, rol }: PersonaFicha) => href('/accesoedit', rol === SIN_ROL ? { idu: id_usuario } : { id: id_usuario });

/** Acts on a person; each shows to those alone who may do it. */
export function PersonaActs({ persona }: { persona: PersonaFicha }) {
  const t = useTranslations();
  const { id_usuario: id, codigo_estado, personal } = persona;
  return (
    <>
      <ExpedienteMenu id={id} />
      {codigo_estado === ACTIVO && <VerComo persona={persona} />}
      <May call={usuarioApi.cesar}>
        <MoreActs persona={persona} />
        {codigo_estado === ACTIVO && (
          <LinkButton {...href('/asignacionusuario', { id })} variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t('persona.acto.asignar')}
          </LinkButton>
        )}
        <LinkButton
          {...href('/usuarioedit', { id })}
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          aria-label={`${t('comun.editar')}: ${personal}`}
        >
          {t('comun.editar')}
        </LinkButton>
      </May>
    </>
  );
}

/** Menu of the acts that are needed less often. */
function MoreActs({ persona }: { persona: PersonaFicha }) {
  const t = useTranslations();
  const { id_usuario: id, codigo_estado, fecha_cese, codigo_usuario, personal, empresa } = persona;
  const [open, setOpen] = useState<'cesar' | 'reactivar'>();
  const letter = useBienvenidaAct(persona);
  const active = codigo_estado === ACTIVO;
  const go = useGo();
  const unir = useUnir('usuario', (hecha, { id_conservado }) => {
    toast.success(hecha.message);
    void go(href('/usuarioreporte', { id: id_conservado, vista: 'historia' }));
  });
  const dialog = { row: persona, onClose: () => setOpen(undefined), onChanged: () => Promise.resolve() };
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} aria-hidden="true" />}>
            {t('persona.acto.mas')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconMail size={16} aria-hidden="true" />}
            disabled={letter.reason !== undefined || letter.busy}
            onClick={() => void letter.ask()}
          >
            {[t('persona.acto.bienvenida'), letter.reason ?? letter.last].join(' · ')}
          </Menu.Item>
          <Menu.Item component={AppLink} {...href('/usuariopassword', { id })} leftSection={<IconKey size={16} aria-hidden="true" />}>
            {t('persona.acto.contrasena')}
          </Menu.Item>
          <Menu.Item
            component={AppLink}
            {...href('/ausenciaedit', { idu: id })}
            leftSection={<IconCalendarOff size={16} aria-hidden="true" />}
          >
            {t('persona.acto.ausencia')}
          </Menu.Item>
          <May call={accesoApi.insPersona}>
            <Menu.Item component={AppLink} {...accesoDe(persona)} leftSection={<IconShieldLock size={16} aria-hidden="true" />}>
              {t(persona.rol === SIN_ROL ? 'persona.acto.darAcceso' : 'persona.acto.acceso')}
            </Menu.Item>
          </May>
          <May call={unionApi.confirmar}>
            <Menu.Item
              leftSection={<IconArrowMerge size={16} aria-hidden="true" />}
              onClick={() => unir.open({ id, codigo: codigo_usuario, nombre: personal, empresa })}
            >
              {t('union.acto')}
            </Menu.Item>
          </May>
          <Menu.Divider />
          {active && (
            <Menu.Item color="danger" leftSection={<IconUserOff size={16} aria-hidden="true" />} onClick={() => setOpen('cesar')}>
              {t('usuario.edicion.cesar')}
            </Menu.Item>
          )}
          {(!active || fecha_cese) && (
            <Menu.Item leftSection={<IconUserCheck size={16} aria-hidden="true" />} onClick={() => setOpen('reactivar')}>
              {t(active ? 'usuario.edicion.anularCese' : 'usuario.edicion.reactivar')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {unir.dialog}
      {open === 'cesar' && <CesarDialog {...dialog} />}
      {open === 'reactivar' && <ReactivarDialog {...dialog} />}
    </>
  );
}
