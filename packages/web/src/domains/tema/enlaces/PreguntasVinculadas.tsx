import { IconPencil, IconUnlink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type PreguntaEnlazada, usePreguntasOfTema, useUnlinkPregunta } from './tema-enlaces.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useUser } from '../../../core/session/session.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';
import { defineColumns } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

/** The questions of a topic, in their order; an admin changes and removes them. */
export function PreguntasVinculadas({ id }: { id: number }) {
  const t = useTranslations('tema.preguntas');
  const admin = useUser().indicador_admin === 1;
  const { data, isFetching, error, refetch } = usePreguntasOfTema(id);
  const remove = useRemove();
  return (
    <DataTable
      plain
      caption={t('tabla')}
      columns={useColumns()}
      rows={data}
      rowId={(row) => String(row.id_tema_pregunta)}
      loading={isFetching}
      error={error && messageOf(error)}
      onRetry={() => void refetch()}
      empty={<EmptyState compact title={t('vacio')} text={t('vacioTexto')} />}
      rowActions={
        admin
          ? (row) => (
              <>
                <RowAction
                  label={t('editar', { pregunta: row.pregunta })}
                  icon={IconPencil}
                  link={href('/preguntaedit', { id: row.id_pregunta })}
                />
                <RowAction
                  label={t('quitar', { pregunta: row.pregunta })}
                  icon={IconUnlink}
                  tone="danger"
                  onClick={() => void remove(row)}
                />
              </>
            )
          : undefined
      }
    />
  );
}

function useRemove() {
  const t = useTranslations('tema.preguntas');
  const confirm = useConfirm();
  const unlink = useUnlinkPregunta();
  return async ({ id_tema_pregunta, pregunta }: PreguntaEnlazada) => {
    try {
      const yes = await confirm({
        title: t('confirmarQuitar'),
        text: pregunta,
        tone: 'danger',
        confirmLabel: t('siQuitar'),
        action: () => unlink.mutateAsync(id_tema_pregunta),
      });
      if (yes) toast.success(t('quitada'));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
}

function useColumns() {
  const t = useTranslations('tema.preguntas');
  return useMemo(
    () =>
      defineColumns<PreguntaEnlazada>([
        { id: 'numero_orden', header: t('orden'), align: 'right' },
        { id: 'pregunta', header: t('pregunta'), primary: true },
        { id: 'categoria', header: t('categoria'), filter: 'select' },
        { id: 'codigo_estado', header: t('estado'), cell: (row) => <RecordStateBadge code={row.codigo_estado} /> },
      ]),
    [t],
  );
}
