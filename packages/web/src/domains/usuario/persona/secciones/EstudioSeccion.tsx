import { asignacionApi } from '@portal/contract/asignacion';
import { intentoLista, type PersonaFicha, type PersonaPlanFila, personaPlanLista, usuarioApi } from '@portal/contract/usuario';
import { IconCalendarPlus, IconClipboardList, IconEye } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProrrogarDialog } from '../../../../pieces/asignacion/lista/ProrrogarDialog.tsx';
import { EstadoPlanBadge } from '../../../../pieces/reporte/EstadoPlanBadge.tsx';
import { IntentosTable, useIntentoColumns } from '../../../../pieces/usuario/persona/IntentosTable.tsx';
import { seccionOf } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { usePage } from '../../../../core/list/list-rows.ts';
import { href } from '../../../../core/router/paths.ts';
import { RowAction } from '../../../../ui/link/RowAction.tsx';
import { PageStack } from '../../../../ui/page/PageStack.tsx';
import { Section } from '../../../../ui/page/Section.tsx';
import { ProgressBadge } from '../../../../ui/progress/ProgressBadge.tsx';
import { EmptyList } from '../../../../ui/status/EmptyList.tsx';
import { StateBadge } from '../../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../../ui/table/list-column.ts';
import { useList, useLocalList } from '../../../../ui/table/use-list.ts';

const ABIERTA = 1;

/** Plans of a person with their deadlines, and below them the attempts. */
export function EstudioSeccion({ persona }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.documento.partes');
  const { id_usuario: id, personal } = persona;
  const intentos = useList(intentoLista, useIntentoColumns());
  return (
    <PageStack>
      <Planes id={id} personal={personal} />
      <Section title={t('intentos')} flush>
        <IntentosTable id={id} persona={personal} list={intentos} plain />
      </Section>
    </PageStack>
  );
}

function Planes({ id, personal }: { id: number; personal: string }) {
  const t = useTranslations('persona');
  const list = useLocalList(personaPlanLista, usePlanColumns());
  const { page, download } = seccionOf(usuarioApi.personaPlanes, personaPlanLista, { id });
  const [extending, setExtending] = useState<number>();
  return (
    <Section title={t('documento.partes.planes')} flush>
      <DataTable
        caption={t('plan.tabla', { persona: personal })}
        list={list}
        filterable={false}
        plain
        rows={usePage(...page(list.query))}
        download={download}
        rowActions={({ id_asignacion, plan, codigo_estado, estado }) => (
          <>
            {codigo_estado === ABIERTA && estado !== 'Terminado' && (
              <RowAction
                call={asignacionApi.prorrogar}
                label={t('acto.prorrogar', { plan })}
                icon={IconCalendarPlus}
                onClick={() => setExtending(id_asignacion)}
              />
            )}
            <RowAction label={t('acto.asignacion', { plan })} icon={IconEye} link={href('/asignacionedit', { id: id_asignacion })} />
          </>
        )}
        empty={<EmptyList icon={IconClipboardList} title={t('plan.vacio')} text={t('plan.vacioTexto')} />}
      />
      {extending !== undefined && (
        <ProrrogarDialog
          elegidas={{ seleccion: { ids: [extending] }, filtros: {} }}
          onClose={() => setExtending(undefined)}
          onDone={() => undefined}
        />
      )}
    </Section>
  );
}

function usePlanColumns(): DisplaysOf<typeof personaPlanLista> {
  const t = useTranslations('comun.opciones');
  return useMemo(
    () => ({
      plan: { primary: true },
      estado: { cell: (row: PersonaPlanFila) => <Estado {...row} /> },
      fecha_inicio: {},
      fecha_fin: {},
      prorrogada: { cell: ({ prorrogada }) => prorrogada && <StateBadge tone="info">{t('siNo.true')}</StateBadge> },
      avance: { cell: ({ avance }) => <ProgressBadge value={avance} /> },
      promedio: {},
      temas: { hidden: true },
      certificados: {},
      fecha_apertura: { hidden: true },
      fuente: { roomy: true },
      razon: { hidden: true },
      codigo_estado: { hidden: true },
    }),
    [t],
  );
}

/** State of the person in the plan; of a closed assignment that it is closed. */
function Estado({ codigo_estado, estado }: PersonaPlanFila) {
  const t = useTranslations('comun.opciones.estadoAsignacion');
  return codigo_estado === ABIERTA ? <EstadoPlanBadge estado={estado} /> : <StateBadge>{t('2')}</StateBadge>;
}
