import type { TemaFila, temaMaestro } from '@portal/contract/tema';
import { IconEye, IconLink, IconListCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { temas } from '../../../pieces/tema/tema-master.queries.ts';
import { EdtAction } from '../../../pieces/planestudio/edt/EdtAction.tsx';
import { useUser } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { useSeleccion } from '../../../pieces/masivo/use-seleccion.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import { WithWarnings } from '../../../ui/master/WithWarnings.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { makesContents } from '../../../core/master/use-owner-options.ts';

const COLUMNS: DisplaysOf<typeof temaMaestro.list> = {
  codigo: {},
  titulo: { primary: true },
  categoria: {},
  codigo_estado: {},
  modulos: {},
  preguntas: {},
  numero_preguntas: { hidden: true },
  duracion: { roomy: true },
  rating: { filter: false },
  con_avisos: { hidden: true },
  titulo_referencia: { hidden: true },
  descripcion: { hidden: true },
  etiquetas: { hidden: true },
  fecha_creacion: { hidden: true },
};

/** /tema: the topics of the portal. */
export function TemaListScreen() {
  const t = useTranslations('tema.lista');
  const vacio = useTranslations('vacio');
  const admin = makesContents(useUser());
  const selection = useSeleccion({ de: 'tema', nombre: ({ titulo }: TemaFila) => titulo });
  return (
    <MasterList
      title={t('titulo')}
      columns={COLUMNS}
      selection={selection}
      queries={temas}
      editPath="/temaedit"
      newLabel={t('nuevo')}
      empty={vacio('temas')}
      actions={
        admin && (
          <>
            <WithWarnings list="/tema" />
            <LinkButton to="/temamodulo" variant="default" leftSection={<IconLink size={16} aria-hidden="true" />}>
              {t('asociar')}
            </LinkButton>
          </>
        )
      }
      rowActions={(row) => (
        <>
          <EdtAction kind="tema" id={row.id_tema} nombre={row.titulo} />
          <RowAction
            label={t('preguntasDe', { titulo: row.titulo })}
            icon={IconListCheck}
            link={{ to: '/preguntatema', search: { id: row.id_tema } }}
          />
          <RowAction
            label={t('revisar', { titulo: row.titulo })}
            icon={IconEye}
            link={{ to: '/temareview', search: { id: row.id_tema } }}
          />
        </>
      )}
    />
  );
}
