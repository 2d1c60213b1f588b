import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './paquete.module.css';
import type { EstadoPaquete } from './paquete.queries.ts';
import type { Lanzamiento } from './use-lanzamiento.ts';
import type { TemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';

/** Screens on which a package opens in a window of its own: many a package does not scroll in a frame there. */
const SMALL = '(max-width: 767px)';

interface Props {
  readonly tema: TemaDetalle;
  readonly estado: EstadoPaquete;
  readonly pausa: boolean;
  readonly lanzamiento: Lanzamiento;
  readonly children: ReactNode;
}

/** Buttons of a package: open it here or in a window, begin again, go on to what follows. */
export function Acciones({ tema, estado, pausa, lanzamiento: { aqui, aparte, abriendo }, children }: Props) {
  const t = useTranslations('paquete.alumno');
  const confirm = useConfirm();
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const open = small ? aparte : aqui;
  const reiniciar = async () => {
    const yes = await confirm({
      title: t('reiniciarTitulo'),
      text: t('reiniciarTexto'),
      tone: 'danger',
      confirmLabel: t('siReiniciar'),
    });
    if (yes) void open(1);
  };
  return (
    <div className={styles.actions} data-screen-only>
      <Button
        size="md"
        loading={abriendo}
        disabled={pausa}
        leftSection={small ? <IconExternalLink size={18} aria-hidden="true" /> : <IconPlayerPlay size={18} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {t(verbOf(tema, estado))}
      </Button>
      <Button size="md" variant="default" disabled={abriendo || pausa} onClick={() => void (small ? aqui : aparte)()}>
        {t(small ? 'aqui' : 'enVentana')}
      </Button>
      {children}
      {estado.empezado && !tema.aprobado && (
        <Button size="md" variant="subtle" color="gray" disabled={abriendo || pausa} onClick={() => void reiniciar()}>
          {t('reiniciar')}
        </Button>
      )}
    </div>
  );
}

function verbOf({ aprobado }: TemaDetalle, { completado, empezado }: EstadoPaquete): 'deNuevo' | 'continuar' | 'abrir' {
  if (aprobado || completado) return 'deNuevo';
  return empezado ? 'continuar' : 'abrir';
}
