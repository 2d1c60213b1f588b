import { usuarioApi, type UsuarioFila, usuarioMaestro } from '@portal/contract/usuario';
import { unionApi } from '@portal/contract/union';
import { IconFileImport, IconKey, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BienvenidaAction } from './BienvenidaAction.tsx';
import { BienvenidasButton } from './BienvenidasButton.tsx';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import { usuarios } from '../../../pieces/usuario/usuario-master.queries.ts';
import { UserStateBadge } from '../../../pieces/usuario/UserStateBadge.tsx';
import { useAcciones } from '../../../pieces/masivo/use-acciones.tsx';
import { useUnir } from '../../../pieces/union/use-unir.tsx';
import { EnvioDialog } from '../../../pieces/email/EnvioDialog.tsx';
import { TelefonoAction } from '../../../pieces/email/TelefonoAction.tsx';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { basePath } from '../../../core/router/base-path.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { May } from '../../../ui/link/May.tsx';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { NOTHING } from '../../../core/list/selection.ts';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import { breakable } from '../../../ui/table/breakable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useMayCall } from '../../../core/session/may-call.ts';

const CodigoLink = ({ id_usuario, codigo_usuario }: UsuarioFila) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink>;

function CorreoCell({ correo_electronico, correo_devuelto }: UsuarioFila) {
  const t = useTranslations('email');
  if (!correo_devuelto) return correo_electronico;
  return (
    <>
      {breakable(correo_electronico)} <StateBadge tone="danger">{t('devuelto')}</StateBadge>
    </>
  );
}

const REPETIDAS = { repetida: '1' };

/** Leads to the people who may have been entered twice, and back to all. */
function Repetidos() {
  const t = useTranslations('usuario.lista');
  const shown = useScreenSearch('/usuario').filtro?.['repetida'] === '1';
  return (
    <May call={unionApi.confirmar}>
      <LinkButton
        {...(shown ? href('/usuario') : href('/usuario', { filtro: REPETIDAS }))}
        variant="default"
        leftSection={<IconUsers size={16} aria-hidden="true" />}
      >
        {t(shown ? 'todas' : 'repetidos')}
      </LinkButton>
    </May>
  );
}

const PAGE_SIZES = [10, 100, 250, 500, 1000];
const ACTIVO = 1;

/** /usuario, «Gestión de Usuarios»: everybody in the caller's companies; the server searches, filters, sorts and pages (P36). */
export function UsuarioListScreen() {
  const t = useTranslations('usuario.lista');
  const vacio = useTranslations('vacio');
  const importar = useTranslations('usuario.importar');
  const mensaje = useTranslations('email.telefono');
  const mayTell = useMayCall()(usuarioApi.bienvenida);
  const [selected, setSelected] = useState(NOTHING);
  const [lote, setLote] = useState<number | null>(null);
  const unir = useUnir('usuario');
  const acciones = useAcciones({ de: null, selected, onConfirmed: () => setSelected(NOTHING) });
  const sent = (number: number | null) => {
    setSelected(NOTHING);
    setLote(number);
  };
  return (
    <>
      <MasterList
        title={t('titulo')}
        columns={useUsuarioColumns()}
        queries={usuarios}
        editPath="/usuarioedit"
        newLabel={t('nuevo')}
        empty={vacio('usuarios')}
        emptyActions={
          <LinkButton to="/usuarioimportar" variant="default">
            {importar('enlace')}
          </LinkButton>
        }
        actions={
          <>
            <Repetidos />
            <LinkButton to="/usuarioimportar" variant="default" leftSection={<IconFileImport size={16} aria-hidden="true" />}>
              {importar('enlace')}
            </LinkButton>
          </>
        }
        pageSizes={PAGE_SIZES}
        loading={t('cargando')}
        selection={{
          call: usuarioApi.bienvenida,
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <>
              <BienvenidasButton selected={selected} onSent={sent} />
              {acciones.menu}
            </>
          ),
          dialog: acciones.dialog,
        }}
        rowActions={(row) => (
          <>
            <RowAction
              call={usuarioApi.upd}
              label={t('contrasena', { nombre: row.personal })}
              icon={IconKey}
              link={{ to: '/usuariopassword', search: { id: row.id_usuario } }}
            />
            {unir.action({ id: row.id_usuario, codigo: row.codigo_usuario, nombre: row.personal, empresa: row.empresa })}
            <BienvenidaAction {...row} />
            {mayTell && row.codigo_estado === ACTIVO && (!row.correo_electronico || row.correo_devuelto) && (
              <TelefonoAction
                nombre={row.personal}
                telefono={row.telefono}
                texto={mensaje('bienvenida', { nombre: row.nombres, portal: window.location.origin + basePath })}
              />
            )}
          </>
        )}
      />
      {unir.dialog}
      {lote !== null && <EnvioDialog lote={lote} onClose={() => setLote(null)} />}
    </>
  );
}

function useUsuarioColumns(): DisplaysOf<typeof usuarioMaestro.list> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      codigo_usuario: { cell: CodigoLink },
      personal: { primary: true },
      codigo_estado: { cell: ({ codigo_estado }: UsuarioFila) => <UserStateBadge active={codigo_estado === ACTIVO} /> },
      numero_documento: {},
      empresa: { options: empresas },
      correo_electronico: { cell: CorreoCell, roomy: 'laptop' },
      recibe_correos: { hidden: true },
      con_jefe: { hidden: true },
      repetida: { hidden: true },
      fecha_login: { hour: true, hidden: true },
      departamento: { hidden: true },
      centro_costo: { hidden: true },
      cargo: { hidden: true },
      grupo: { hidden: true },
      jefe_inmediato: { hidden: true },
      fecha_ingreso: { hidden: true },
      fecha_cese: { hidden: true },
      bienvenida: { hour: true, hidden: true },
    }),
    [empresas],
  );
}
