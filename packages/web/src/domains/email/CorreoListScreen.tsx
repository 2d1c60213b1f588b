import { Alert, Stack } from '@mantine/core';
import { type CorreoFila, correoLista, emailApi } from '@portal/contract/email';
import { IconCheck, IconClock, IconHandStop, IconMailOff, IconMailX, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CorreoActions } from './CorreoActions.tsx';
import { CorreoDialog } from './CorreoDialog.tsx';
import { CorreosElegidos } from './CorreosElegidos.tsx';
import { downloadCorreos, useCorreos, useResumen } from './email.queries.ts';
import { CORREO_TONES } from '../../pieces/email/correo-tones.ts';
import { NOTHING } from '../../core/list/selection.ts';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { type ListModel, useList } from '../../ui/table/use-list.ts';

/** /correo: the outbox: messages by state with the reason of those that did not arrive; held ones are released or discarded (P42, P43). */
export function CorreoListScreen() {
  const t = useTranslations('email');
  const vacio = useTranslations('vacio');
  const list = useList(correoLista, useCorreoColumns());
  const rows = useCorreos(list.query);
  const [selected, setSelected] = useState(NOTHING);
  const [open, setOpen] = useState<number>();
  return (
    <>
      <PageHeader title={t('titulo')} />
      <Resumen list={list} />
      <DataTable
        caption={t('titulo')}
        list={list}
        rows={rows}
        empty={<EmptyList text={vacio('correos')} />}
        download={downloadCorreos}
        selection={{
          call: emailApi.liberar,
          selected,
          onChange: setSelected,
          rowLabel: ({ asunto, destinatario }) => t('bandeja.fila', { asunto, destinatario }),
          actions: <CorreosElegidos selected={selected} onDone={() => setSelected(NOTHING)} />,
        }}
        rowActions={(row) => <CorreoActions row={row} onRead={() => setOpen(row.id_correo)} />}
      />
      {open !== undefined && <CorreoDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** States of the cards, with their pictures. */
const CARDS = { pendiente: IconClock, enviado: IconCheck, retenido: IconHandStop, fallido: IconX, rebotado: IconMailX } as const;
const CARD_STATES = ['pendiente', 'enviado', 'retenido', 'fallido', 'rebotado'] as const;

/** Counts by state; each card narrows the list to its state, and back. */
function Resumen({ list: { state, change } }: { list: ListModel<CorreoFila> }) {
  const t = useTranslations('email');
  const { data } = useResumen();
  if (!data) return null;
  return (
    <Stack gap="md" mb="md">
      {!data.servidor && (
        <Alert color="yellow" icon={<IconMailOff />} title={t('sinServidor')}>
          {t('sinServidorTexto')}
        </Alert>
      )}
      <CardGrid>
        {CARD_STATES.map((estado) => {
          const pressed = state.filtro['estado'] === estado;
          return (
            <KpiCard
              key={estado}
              label={t(`estados.${estado}`)}
              value={data[estado]}
              icon={CARDS[estado]}
              tone={CORREO_TONES[estado]}
              toggle={{
                label: t('bandeja.solo'),
                pressed,
                onToggle: () => change(({ filtro }) => ({ filtro: { ...filtro, estado: pressed ? '' : estado } })),
              }}
            />
          );
        })}
      </CardGrid>
    </Stack>
  );
}

function useCorreoColumns(): DisplaysOf<typeof correoLista> {
  const t = useTranslations('comun.opciones.correo');
  return useMemo(
    () => ({
      asunto: { primary: true },
      personal: {},
      destinatario: {},
      estado: { cell: (row) => <StateBadge tone={CORREO_TONES[row.estado]}>{t(row.estado)}</StateBadge> },
      fecha_creacion: { hour: true },
      fecha_envio: { hour: true, hidden: true },
      ultimo_error: { sortable: false },
      tipo: {},
      plan: { sortable: false, hidden: true },
      nivel: { sortable: false, hidden: true },
      lote: { hidden: true },
      proximo_intento: { hour: true, hidden: true },
      intentos: { hidden: true },
      motivo: { sortable: false, hidden: true },
    }),
    [t],
  );
}
