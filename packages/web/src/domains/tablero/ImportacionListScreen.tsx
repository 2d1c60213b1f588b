import { type ImportacionRechazada, rechazadasLista, tableroApi } from '@portal/contract/tablero';
import { IconDownload, IconFileImport, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { downloadRechazadas, useBajarFilas, useDescartar, useRechazadas } from './importaciones.queries.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { href } from '../../core/router/paths.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

/** Screen that reads a file of the kind again. */
const AGAIN: Record<ImportacionRechazada['tipo'], (row: ImportacionRechazada) => LinkTarget> = {
  usuario: () => href('/usuarioimportar'),
  asignacion: ({ id_planestudio }) => href('/planimportar', { id: id_planestudio ?? undefined }),
  ausencia: () => href('/ausenciaimportar'),
  pregunta: () => href('/preguntaimportar'),
  planestudio: ({ id_planestudio }) => href('/planhoja', { id: id_planestudio ?? undefined }),
};

const COLUMNS: DisplaysOf<typeof rechazadasLista> = {
  id_importacion: { hidden: true },
  archivo: { primary: true },
  tipo: {},
  asunto: {},
  rechazados: {},
  fecha_creacion: { hour: true },
  autor: {},
};

/** /importacion: imports with refused rows that nobody sent again or dismissed (P261). */
export function ImportacionListScreen() {
  const t = useTranslations('tablero.importacion');
  const list = useList(rechazadasLista, COLUMNS);
  return (
    <>
      <PageHeader title={t('pantalla')} description={t('texto')} back={useWayBack('/dashboard')} />
      <DataTable
        caption={t('pantalla')}
        list={list}
        rows={useRechazadas(list.query)}
        download={downloadRechazadas}
        empty={<EmptyList text={t('vacio')} />}
        rowActions={(row) => <Acts row={row} />}
      />
    </>
  );
}

function Acts({ row }: { readonly row: ImportacionRechazada }) {
  const t = useTranslations('tablero.importacion');
  const { mutate, isPending } = useBajarFilas();
  const archivo = useName()(row);
  return (
    <>
      {row.propia && (
        <RowAction
          label={t('bajar', { archivo })}
          icon={IconDownload}
          disabled={isPending}
          onClick={() => mutate(row, { onError: showFailure })}
        />
      )}
      <RowAction label={t('enviar', { archivo })} icon={IconFileImport} link={AGAIN[row.tipo](row)} />
      <Dismiss row={row} />
    </>
  );
}

function Dismiss({ row }: { readonly row: ImportacionRechazada }) {
  const t = useTranslations('tablero.importacion');
  const confirm = useConfirm();
  const dismiss = useDescartar();
  const archivo = useName()(row);
  const ask = async () => {
    const action = () => dismiss.mutateAsync(row.id_importacion);
    const text = t('descartarTexto', { filas: row.rechazados, archivo, autor: row.autor });
    try {
      if (await confirm({ title: t('descartarTitulo'), text, tone: 'danger', confirmLabel: t('descartarBoton'), action }))
        toast.success(t('descartada'));
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <RowAction
      call={tableroApi.descartarRechazadas}
      label={t('descartar', { archivo })}
      icon={IconX}
      tone="danger"
      onClick={() => void ask()}
    />
  );
}

/** Returns how an import is called: by its file, or by its number when the sender named none. */
function useName() {
  const t = useTranslations('tablero.importacion');
  return ({ archivo, id_importacion }: ImportacionRechazada) => archivo ?? t('sinNombre', { id: String(id_importacion) });
}
