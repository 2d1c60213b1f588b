import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type JudgedCall, useMayCall } from '../../core/session/may-call.ts';
import { readShop } from '../../core/session/shop.ts';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';

const loadDialog = async () => ({ default: (await import('./CalendarioDialog.tsx')).CalendarioDialog });
const CalendarioDialog = lazy(loadDialog);
/** Begins to load the dialog before the press. */
const prepare = () => void loadDialog().catch(() => undefined);

/** `calendarioApi.ins`, without its schemas. */
const INS: JudgedCall = { access: 'sesion' };

/** Button for the private address by which a calendar shows the last days of the own plans (P292); not on a shop's tablet. */
export function SuscribirCalendario() {
  const t = useTranslations('tablero.calendario');
  const [open, setOpen] = useState(false);
  const may = useMayCall();
  if (!may(INS) || readShop()) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onceClicked(() => setOpen(true))}
      >
        {t('suscribir')}
      </Button>
      {open && (
        <Suspense>
          <CalendarioDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
