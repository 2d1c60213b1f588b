import { Button } from '@mantine/core';
import type { CuadroFila } from '@portal/contract/reporte';
import { type Icon, IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useArchivo, useVerificar } from './cuadro.queries.ts';
import { useCuadroName } from './use-cuadro-name.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  readonly row: CuadroFila;
  /** A button with its words, in the head of a screen. */
  readonly button?: boolean;
}

const told = { onError: (error: Error) => toast.error(messageOf(error)) };

/** Computes the hash of a cuadro again and says whether it is the same. */
export function Verificar({ row, button }: Props) {
  const t = useTranslations('reporte.cuadro');
  const verify = useVerificar();
  const check = () =>
    verify.mutate(row.id_cuadro, { ...told, onSuccess: ({ igual, message }) => (igual ? toast.success(message) : toast.error(message)) });
  const label = t('verificar', useNamed(row));
  return (
    <Accion icon={IconShieldCheck} label={label} short={t('verificarCorto')} button={button} busy={verify.isPending} onClick={check} />
  );
}

/** Downloads the rows of a cuadro as a workbook. */
export function Descargar({ row, button }: Props) {
  const t = useTranslations('reporte.cuadro');
  const file = useArchivo();
  const name = useCuadroName(row);
  const save = () => file.mutate({ id: row.id_cuadro, name: `UCJ-${name.replaceAll(/[\\/:*?"<>|]/g, '-')} ${row.fecha}.xlsx` }, told);
  const label = t('descargar', useNamed(row));
  return <Accion icon={IconDownload} label={label} short={t('descargarCorto')} button={button} busy={file.isPending} onClick={save} />;
}

/** Returns what a cuadro is of, and of which day. */
export function useNamed(row: CuadroFila) {
  const { short } = useDayFormat();
  return { informe: useCuadroName(row), fecha: short(row.fecha) };
}

interface AccionProps {
  readonly icon: Icon;
  readonly label: string;
  readonly short: string;
  readonly button: boolean | undefined;
  readonly busy: boolean;
  readonly onClick: () => void;
}

function Accion({ icon: Shape, label, short, button, busy, onClick }: AccionProps) {
  if (!button) return <RowAction label={label} icon={Shape} onClick={onClick} disabled={busy} />;
  return (
    <Button variant="default" loading={busy} leftSection={<Shape size={16} aria-hidden="true" />} onClick={onClick}>
      {short}
    </Button>
  );
}
