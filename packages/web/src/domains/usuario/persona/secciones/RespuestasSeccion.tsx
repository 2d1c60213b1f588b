import { type PersonaFicha, personaRespuestaLista, usuarioApi } from '@portal/contract/usuario';
import { IconMessageReply } from '@tabler/icons-react';
import { TablaSeccion } from './TablaSeccion.tsx';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';

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
  return (
    <TablaSeccion
      persona={personal}
      lista={personaRespuestaLista}
      seccion={seccionOf(usuarioApi.personaRespuestas, personaRespuestaLista, { id })}
      columns={COLUMNS}
      palabras="respuesta"
      icon={IconMessageReply}
    />
  );
}
