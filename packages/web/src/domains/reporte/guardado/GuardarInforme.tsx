import { Button } from '@mantine/core';
import { reporteApi, RUTAS_REPORTE } from '@portal/contract/reporte';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { GuardadoDialog } from './GuardadoDialog.tsx';
import { useFilters } from '../../../core/router/use-filters.ts';
import { May } from '../../../ui/link/May.tsx';

/** Saves the report on the screen with its filters, order and visible columns. */
export function GuardarInforme({ columnas }: { columnas: readonly string[] }) {
  const t = useTranslations('reporte.guardado');
  const { pathname } = useLocation();
  const { asked } = useFilters('/reporteusuarioxempresa');
  const [open, setOpen] = useState(false);
  const ruta = RUTAS_REPORTE.find((path) => pathname.endsWith(path));
  if (!ruta) return null;
  const { pagina: _page, tamano: _size, ocultas: _hidden, ...filtros } = asked;
  return (
    <May call={reporteApi.guardar}>
      <Button variant="default" leftSection={<IconBookmarkPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('guardar')}
      </Button>
      {open && (
        <GuardadoDialog
          initial={{ nombre: '', ruta, filtros, rango: 'fijo', columnas: columnas.join(',') }}
          onClose={() => setOpen(false)}
        />
      )}
    </May>
  );
}
