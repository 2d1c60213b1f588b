import { Alert, Button } from '@mantine/core';
import { IconExternalLink, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './paquete.module.css';
import { type Lanzado, useReadAgain } from './paquete.queries.ts';
import { type Oido, useMensajes } from './use-mensajes.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

/** Of another origin, so that `allow-same-origin` gives the package its own storage and nothing of the portal; it may not navigate the portal away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/** Messages after which the server has a new state. */
const STORED = new Set(['guardado', 'terminado', 'otra_ventana', 'vencido']);

interface Props {
  readonly titulo: string;
  readonly lanzado: Lanzado;
  readonly abriendo: boolean;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onApart: () => void;
  /** Ways on, once the package is finished. */
  readonly children: ReactNode;
}

/** Player of a package over the whole window. */
export function Reproductor({ titulo, lanzado, abriendo, onClose, onAgain, onApart, children }: Props) {
  const t = useTranslations('paquete.alumno');
  const marco = useRef<HTMLIFrameElement>(null);
  const readAgain = useReadAgain();
  const { oido, mudo } = useMensajes(marco, lanzado.origen, ({ suceso }) => {
    if (STORED.has(suceso)) readAgain();
  });
  const again = (
    <Button size="compact-sm" loading={abriendo} leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onAgain}>
      {t('jugador.reabrir')}
    </Button>
  );
  const apart = (
    <Button variant="default" size="compact-sm" leftSection={<IconExternalLink size={16} aria-hidden="true" />} onClick={onApart}>
      {t('enVentana')}
    </Button>
  );
  return (
    <Dialog
      fullScreen
      padding={0}
      classNames={{ content: styles.player, header: styles.playerHeader, body: styles.playerBody }}
      title={titulo}
      closeButtonProps={{ 'aria-label': t('jugador.cerrar') }}
      transitionProps={{ duration: 0 }}
      onClose={onClose}
    >
      <div className={styles.playerBar}>
        <Guardado oido={oido} revision={lanzado.modo === 'revision'} />
        <span className={styles.playerActions}>
          {children}
          {apart}
        </span>
      </div>
      {mudo && (
        <Alert color="yellow" icon={<IconPlugConnectedX />} title={t('jugador.mudo')} role="alert" className={styles.playerNotice}>
          <p className={styles.noticeText}>{t('jugador.mudoTexto', { origen: lanzado.origen })}</p>
          {again}
        </Alert>
      )}
      {(oido?.suceso === 'otra_ventana' || oido?.suceso === 'vencido') && (
        <Alert color="yellow" role="alert" className={styles.playerNotice}>
          <p className={styles.noticeText}>{t(oido.suceso === 'vencido' ? 'jugador.vencido' : 'jugador.otraVentana')}</p>
          {again}
        </Alert>
      )}
      <iframe
        ref={marco}
        className={styles.frame}
        src={lanzado.url}
        title={titulo}
        // The focus trap of the dialog knows no frames: its Tab key would pass this one by.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  );
}

/** Words of what the player says that it saved. */
function Guardado({ oido, revision }: { oido: Oido | null; revision: boolean }) {
  const t = useTranslations('paquete.alumno.jugador');
  const format = useFormatter();
  const words = () => {
    if (revision) return t('repaso');
    if (oido?.suceso === 'sin_guardar') return t('sinGuardar');
    if (oido?.suceso === 'guardando') return t('guardando');
    const saved = oido?.guardado && t('guardado', { hora: format.dateTime(new Date(oido.guardado), TIME) });
    return [oido?.suceso === 'terminado' && t('terminado'), saved].filter(Boolean).join(' · ');
  };
  return (
    <span role="status" className={styles.saved} data-unsaved={oido?.suceso === 'sin_guardar' || undefined}>
      {words()}
    </span>
  );
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
