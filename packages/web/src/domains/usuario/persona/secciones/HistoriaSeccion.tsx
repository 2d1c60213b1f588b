import { logLista } from '@portal/contract/log';
import { type PersonaFicha, usuarioApi } from '@portal/contract/usuario';
import { IconHistory } from '@tabler/icons-react';
import { TablaSeccion } from './TablaSeccion.tsx';
import { useLogColumns } from '../../../../ui/history/use-log-columns.tsx';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';

const OF_PERSON = { registro: { sortable: false, roomy: true }, persona: { sortable: false, hidden: true } } as const;

/** Entries of the log about a person: changes, sign-ins, attempts. */
export function HistoriaSeccion({ persona: { id_usuario: id, personal } }: { persona: PersonaFicha }) {
  return (
    <TablaSeccion
      persona={personal}
      lista={logLista}
      seccion={seccionOf(usuarioApi.personaHistoria, logLista, { id })}
      columns={useLogColumns(OF_PERSON)}
      palabras="historia"
      icon={IconHistory}
    />
  );
}
