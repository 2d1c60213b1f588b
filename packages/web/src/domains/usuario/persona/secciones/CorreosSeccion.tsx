import { type CorreoFila, correoLista } from '@portal/contract/email';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconMail } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CORREO_TONES } from '../../../../pieces/email/correo-tones.ts';
import { TablaSeccion } from './TablaSeccion.tsx';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { href } from '../../../../core/router/paths.ts';
import { LinkButton } from '../../../../ui/link/AppLink.tsx';
import { StateBadge } from '../../../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';

/** Letters to a person: sent, on their way, and refused with the reason. */
export function CorreosSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.acto');
  return (
    <TablaSeccion
      persona={personal}
      lista={correoLista}
      seccion={seccionOf(usuarioApi.personaCorreos, correoLista, { id })}
      columns={useColumns()}
      palabras="correo"
      icon={IconMail}
      toolbar={
        <LinkButton {...href('/correo', { buscar: personal })} variant="default">
          {t('bandeja')}
        </LinkButton>
      }
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
