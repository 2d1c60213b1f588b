import type { ausenciaMaestro } from '@portal/contract/ausencia';
import { IconFileImport } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ausencias } from '../../pieces/ausencia/ausencia.queries.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof ausenciaMaestro.list> = {
  codigo_usuario: { cell: ({ id_usuario, codigo_usuario }) => <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink> },
  personal: { primary: true },
  empresa: {},
  tipo: {},
  fecha_desde: {},
  fecha_hasta: {},
  dias: {},
  observacion: {},
  fecha_modificacion: { hidden: true },
};

/** /ausencia: who is away, from when to when, and why; for administrators alone (P43). */
export function AusenciaListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.ausencias')}
      columns={COLUMNS}
      queries={ausencias}
      editPath="/ausenciaedit"
      newLabel={t('ausencia.lista.nueva')}
      empty={t('vacio.ausencias')}
      emptyActions={
        <LinkButton to="/ausenciaimportar" variant="default">
          {t('ausencia.lista.importar')}
        </LinkButton>
      }
      actions={
        <LinkButton to="/ausenciaimportar" variant="default" leftSection={<IconFileImport size={16} aria-hidden="true" />}>
          {t('ausencia.lista.importar')}
        </LinkButton>
      }
    />
  );
}
