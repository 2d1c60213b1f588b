import { type CorreoFila, correoLista } from '@portal/contract/email';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconMail } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CORREO_TONES } from '../../../../pieces/email/correo-tones.ts';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { usePage } from '../../../../core/list/list-rows.ts';
import { href } from '../../../../core/router/paths.ts';
import { LinkButton } from '../../../../ui/link/AppLink.tsx';
import { EmptyList } from '../../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';
import { useList } from '../../../../ui/table/use-list.ts';

/** Letters to a person: sent, on their way, and refused with the reason. */
export function CorreosSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  const t = useTranslations('persona');
  const list = useList(correoLista, useColumns());
  const { page, download } = seccionOf(usuarioApi.personaCorreos, correoLista, { id });
  return (
    <DataTable
      caption={t('correo.tabla', { persona: personal })}
      list={list}
      rows={usePage(...page(list.query))}
      download={download}
      toolbar={
        <LinkButton {...href('/correo', { buscar: personal })} variant="default">
          {t('acto.bandeja')}
        </LinkButton>
      }
      empty={<EmptyList icon={IconMail} title={t('correo.vacio')} text={t('correo.vacioTexto')} />}
    />
  );
}

function useColumns(): DisplaysOf<typeof correoLista> {
  const t = useTranslations('comun.opciones.correo');
  return useMemo(
    () => ({
      asunto: { primary: true },
      tipo: {},
      estado: { cell: ({ estado }: CorreoFila) => <StateBadge tone={CORREO_TONES[estado]}>{t(estado)}</StateBadge> },
      fecha_creacion: { hour: true },
      fecha_envio: { hour: true },
      ultimo_error: { sortable: false },
      motivo: { sortable: false },
      destinatario: { roomy: true },
      plan: { sortable: false, hidden: true },
      personal: { hidden: true },
      nivel: { sortable: false, hidden: true },
      lote: { hidden: true },
      proximo_intento: { hour: true, hidden: true },
      intentos: { hidden: true },
    }),
    [t],
  );
}
