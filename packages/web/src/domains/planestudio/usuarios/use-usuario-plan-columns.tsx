import type { UsuarioPlanFila, usuarioPlanLista } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import { StateBadge, type Tone } from '../../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useEmpresaOptions } from '../../usuario/usuario.public.ts';

const TONES: Record<UsuarioPlanFila['estado'], Tone> = {
  Pendiente: 'neutral',
  'En Progreso': 'info',
  Terminado: 'success',
  Vencido: 'danger',
};

/** Columns of the people of a plan. */
export function useUsuarioPlanColumns(): DisplaysOf<typeof usuarioPlanLista> {
  const empresas = useEmpresaOptions();
  const word = useTranslations('comun.opciones.estadoEnPlan');
  return useMemo(
    () => ({
      codigo_usuario: {
        cell: ({ id_usuario, codigo_usuario }) => <AppLink {...href('/usuarioreporte', { id: id_usuario })}>{codigo_usuario}</AppLink>,
      },
      personal: {
        primary: true,
        cell: ({ id_asignacion, personal }) => <AppLink {...href('/asignacionedit', { id: id_asignacion })}>{personal}</AppLink>,
      },
      empresa: { options: empresas },
      grupo: {},
      fecha_apertura: {},
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      promedio: {},
      estado: { cell: ({ estado }) => <StateBadge tone={TONES[estado]}>{word(estado)}</StateBadge> },
      ultima_actividad: { hour: true },
      fuente: {},
      razon: {},
      respuesta: {},
      respuesta_motivo: { hidden: true },
      respuesta_hasta: { hidden: true },
      correo_electronico: { hidden: true },
      telefono: { hidden: true },
    }),
    [empresas, word],
  );
}
