import { type PersonaFicha, personaRespuestaLista, usuarioApi } from '@portal/contract/usuario';
import { IconMessageReply } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { usePage } from '../../../../core/list/list-rows.ts';
import { EmptyList } from '../../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';
import { useList } from '../../../../ui/table/use-list.ts';

const COLUMNS: DisplaysOf<typeof personaRespuestaLista> = {
  plan: { primary: true },
  fecha_creacion: { hour: true },
  tipo: {},
  fecha_hasta: {},
  motivo: { sortable: false },
  autor: {},
  via: {},
};

/** Answers of bosses to the delays of a person, and extensions. */
export function RespuestasSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.respuesta');
  const list = useList(personaRespuestaLista, COLUMNS);
  const { page, download } = seccionOf(usuarioApi.personaRespuestas, personaRespuestaLista, { id });
  return (
    <DataTable
      caption={t('tabla', { persona: personal })}
      list={list}
      rows={usePage(...page(list.query))}
      download={download}
      empty={<EmptyList icon={IconMessageReply} title={t('vacio')} text={t('vacioTexto')} />}
    />
  );
}
