import { certificadoLista } from '@portal/contract/certificado';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconCertificate } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { usePage } from '../../../../core/list/list-rows.ts';
import { href } from '../../../../core/router/paths.ts';
import { AppLink } from '../../../../ui/link/AppLink.tsx';
import { EmptyList } from '../../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';
import { useList } from '../../../../ui/table/use-list.ts';

/** Certificates of a person, also the annulled ones. */
export function CertificadosSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.certificado');
  const list = useList(certificadoLista, useColumns());
  const { page, download } = seccionOf(usuarioApi.personaCertificados, certificadoLista, { id });
  return (
    <DataTable
      caption={t('tabla', { persona: personal })}
      list={list}
      rows={usePage(...page(list.query))}
      download={download}
      empty={<EmptyList icon={IconCertificate} title={t('vacio')} text={t('vacioTexto')} />}
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
