import { certificadoLista } from '@portal/contract/certificado';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconCertificate } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { TablaSeccion } from './TablaSeccion.tsx';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { href } from '../../../../core/router/paths.ts';
import { AppLink } from '../../../../ui/link/AppLink.tsx';
import { StateBadge } from '../../../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';

/** Certificates of a person, also the annulled ones. */
export function CertificadosSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  return (
    <TablaSeccion
      persona={personal}
      lista={certificadoLista}
      seccion={seccionOf(usuarioApi.personaCertificados, certificadoLista, { id })}
      columns={useColumns()}
      palabras="certificado"
      icon={IconCertificate}
    />
  );
}

function useColumns(): DisplaysOf<typeof certificadoLista> {
  const t = useTranslations('comun.opciones.estadoCertificado');
  return useMemo(
    () => ({
      tema: { primary: true },
      numero: { cell: ({ id_evaluacion: id, numero }) => <AppLink {...href('/certificadovisor', { id })}>{numero}</AppLink> },
      codigo: {},
      fecha: {},
      nota: {},
      estado: { cell: ({ estado }) => <StateBadge tone={estado === 'Vigente' ? 'success' : 'danger'}>{t(estado)}</StateBadge> },
    }),
    [t],
  );
}
