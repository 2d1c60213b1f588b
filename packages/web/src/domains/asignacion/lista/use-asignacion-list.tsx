import { asignacionLista } from '@portal/contract/asignacion';
import { useMemo } from 'react';
import { EstadoAsignacion } from './EstadoAsignacion.tsx';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';

const PAGE_SIZES = [100, 250, 500, 1000];

/** List of assignments with its state in the address. */
export const useAsignacionList = () => useList(asignacionLista, useAsignacionColumns(), { pageSizes: PAGE_SIZES });

function useAsignacionColumns(): DisplaysOf<typeof asignacionLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      plan: {},
      fecha_apertura: {},
      hora: { hidden: true },
      grupo: {},
      empresa: { options: empresas },
      codigo: { cell: ({ id_usuario, codigo }) => <PersonaLink id={id_usuario}>{codigo}</PersonaLink> },
      personal: {
        primary: true,
        cell: ({ id_asignacion, personal }) => <AppLink {...href('/asignacionedit', { id: id_asignacion })}>{personal}</AppLink>,
      },
      apellido: { roomy: true },
      nombres: { roomy: true },
      correo_electronico: {},
      fecha_inicio: {},
      fecha_fin: {},
      prorrogada: { hidden: true },
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      codigo_estado: { cell: ({ codigo_estado }) => <EstadoAsignacion codigo={codigo_estado} /> },
      fuente: { hidden: true },
      razon: { hidden: true },
    }),
    [empresas],
  );
}
