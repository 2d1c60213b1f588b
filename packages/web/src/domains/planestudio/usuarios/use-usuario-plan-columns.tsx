import type { usuarioPlanLista } from '@portal/contract/usuario';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './usuarios.module.css';
import { EstadoPlanBadge } from '../../../pieces/reporte/EstadoPlanBadge.tsx';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';

/** Columns of the people of a plan. */
export function useUsuarioPlanColumns(): DisplaysOf<typeof usuarioPlanLista> {
  const empresas = useEmpresaOptions();
  const word = useTranslations('comun.opciones.fuenteAsignacion');
  return useMemo(
    () => ({
      codigo_usuario: {
        cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink>,
      },
      personal: {
        primary: true,
        cell: ({ id_asignacion, personal }) => <AppLink {...href('/asignacionedit', { id: id_asignacion })}>{personal}</AppLink>,
      },
      apellido: { roomy: true },
      nombres: { roomy: true },
      empresa: { options: empresas },
      grupo: { roomy: true },
      fecha_apertura: { roomy: true },
      fecha_fin: { roomy: 'laptop' },
      prorrogada: { hidden: true },
      aviso: {},
      sin_aviso: { hidden: true },
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      promedio: { roomy: true },
      estado: { cell: ({ estado }) => <EstadoPlanBadge estado={estado} /> },
      ultima_actividad: { hour: true, roomy: true },
      fuente: { cell: ({ fuente, razon }) => <Origen fuente={fuente && word(fuente)} razon={razon} /> },
      razon: { hidden: true },
      respuesta: { roomy: true },
      respuesta_motivo: { hidden: true },
      respuesta_hasta: { hidden: true },
      correo_electronico: { hidden: true },
      telefono: { hidden: true },
    }),
    [empresas, word],
  );
}

/** Where an assignment comes from, and below it the file, rule or group. */
function Origen({ fuente, razon }: { fuente: string | null; razon: string | null }) {
  return (
    <>
      {fuente}
      {razon && <span className={styles.razon}>{razon}</span>}
    </>
  );
}
