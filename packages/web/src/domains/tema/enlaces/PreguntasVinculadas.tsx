import { IconPencil, IconUnlink } from '@tabler/icons-react';
import { vinculadaLista } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type PreguntaEnlazada, usePreguntasOfTema, useUnlinkPregunta } from './tema-enlaces.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { rowsOf } from '../../../core/list/list-rows.ts';
import { href } from '../../../core/router/paths.ts';
import { useUser } from '../../../core/session/session.ts';
import { useEfecto } from '../../../ui/master/use-efecto.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { makesContents } from '../../../core/master/use-owner-options.ts';

const COLUMNS: DisplaysOf<typeof vinculadaLista> = {
  numero_orden: {},
  pregunta: { primary: true },
  tipo: {},
  dificultad: {},
  etiquetas: { hidden: true },
  categoria: {},
  codigo_estado: {},
};

/** Table of a topic's questions in their order; an administrator edits and unlinks them. */
export function PreguntasVinculadas({ id, changes }: { id: number; changes: boolean }) {
  const t = useTranslations('tema.preguntas');
  const admin = makesContents(useUser());
  const list = useLocalList(vinculadaLista, COLUMNS);
  const rows = rowsOf(usePreguntasOfTema(id));
  const remove = useRemove();
  return (
    <DataTable
      plain
      caption={t('tabla')}
      list={list}
      rows={rows}
      empty={<EmptyList title={t('vacio')} text={t('vacioTexto')} />}
      rowActions={
        admin
          ? (row) => (
              <>
                <RowAction
                  label={t('editar', { pregunta: row.pregunta })}
                  icon={IconPencil}
                  link={href('/preguntaedit', { id: row.id_pregunta })}
                />
                {changes && (
                  <RowAction
                    label={t('quitar', { pregunta: row.pregunta })}
                    icon={IconUnlink}
                    tone="danger"
                    onClick={() => void remove(row)}
                  />
                )}
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
  const { ask } = useEfecto();
  return async ({ id_tema_pregunta, pregunta }: PreguntaEnlazada) => {
    try {
      const { frases } = await ask('desvincular', { id: id_tema_pregunta });
      const yes = await confirm({
        title: t('confirmarQuitar'),
        text: [pregunta, ...frases].join(' '),
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
