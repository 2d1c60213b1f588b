import { Button } from '@mantine/core';
import type { ResponseOf } from '@portal/contract/core';
import type { ClaseUnion, ParejaUnion, unionApi } from '@portal/contract/union';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Lados } from './Lados.tsx';
import { Efectos } from './Efectos.tsx';
import type { Opcion } from './opcion.ts';
import { OtroField } from './OtroField.tsx';
import { Separar } from './Separar.tsx';
import styles from './union.module.css';
import { type OnJoined, useSimulada, useUnir } from './union.queries.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { Consequences } from '../../ui/overlay/Consequences.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** Page of a record of each kind. */
const PAGINAS = {
  empresa: '/empresaedit',
  usuario: '/usuarioreporte',
  cargo: '/parametroedit',
  centro_costo: '/parametroedit',
  departamento: '/parametroedit',
} as const;

interface Props {
  readonly clase: ClaseUnion;
  readonly registro: Opcion;
  readonly onJoined?: OnJoined | undefined;
  readonly onClose: () => void;
}

type Hecha = ResponseOf<typeof unionApi.confirmar>;

/** A join that was done, with the names of both records. */
interface Unida {
  readonly hecha: Hecha;
  readonly conservado: Opcion;
  readonly unido: Opcion;
}

/** Joins a record with another one of its table: which, which of both stays, what follows, then the result and the way back (P249). */
export function UnirDialog({ clase, registro, onJoined, onClose }: Props) {
  const t = useTranslations('union');
  const [unida, setUnida] = useState<Unida>();
  const [vuelve, setVuelve] = useState(false);
  return (
    <Dialog
      size={720}
      title={vuelve ? t('deshacerTitulo') : t('unirEste', { nombre: registro.nombre })}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      {!unida && <Elegir clase={clase} registro={registro} onJoined={onJoined} onDone={setUnida} onClose={onClose} />}
      {unida && !vuelve && <Resultado clase={clase} {...unida} onUndo={() => setVuelve(true)} onClose={onClose} />}
      {unida && vuelve && (
        <Separar id_union={unida.hecha.id_union} unido={unida.unido.nombre} conservado={unida.conservado.nombre} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ElegirProps extends Props {
  readonly onDone: (unida: Unida) => void;
}

function Elegir({ clase, registro, onJoined, onDone, onClose }: ElegirProps) {
  const t = useTranslations();
  const [otro, setOtro] = useState<Opcion>();
  // The record at hand is the mistyped one more often than not.
  const [propio, setPropio] = useState(false);
  const [conservado, unido] = propio ? [registro, otro] : [otro, registro];
  const pareja = conservado && unido && { clase, id_conservado: conservado.id, id_unido: unido.id };
  const simulada = useSimulada(pareja);
  const { mutate, isPending } = useUnir(onJoined);
  const shown = simulada.isFetching || simulada.error ? undefined : simulada.data;
  const submit = (body: ParejaUnion & { readonly huella: string }, lados: Omit<Unida, 'hecha'>) =>
    mutate(body, {
      onSuccess: (hecha) => onDone({ hecha, ...lados }),
      onError: (error) => {
        showFailure(error);
        void simulada.refetch();
      },
    });
  const known = new Map(shown && [shown.conservado, shown.unido].map((lado) => [lado.id, lado]));
  return (
    <div className={styles.root}>
      <OtroField clase={clase} id={registro.id} value={otro} onChange={setOtro} />
      {otro && (
        <Lados
          lados={[registro, otro].map((one) => known.get(one.id) ?? one)}
          queda={propio ? registro.id : otro.id}
          onChange={(id) => setPropio(id === registro.id)}
        />
      )}
      {pareja && (
        <QueryContent query={simulada}>
          {({ efectos }) => (
            <>
              <Consequences title={t('union.sigue')}>
                <Efectos efectos={efectos} />
                {efectos.length === 0 && <li>{t('union.nada')}</li>}
                <li>
                  {t(clase === 'usuario' ? 'union.seEliminoPersona' : 'union.seElimino', {
                    nombre: unido.nombre,
                    conservado: conservado.nombre,
                  })}
                </li>
                <li>{t(clase === 'usuario' ? 'union.historiaPersona' : 'union.cuadros')}</li>
              </Consequences>
              <p className={styles.note}>{t('union.unDia')}</p>
            </>
          )}
        </QueryContent>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isPending}>
          {t('comun.cancelar')}
        </Button>
        <Button
          color="danger"
          loading={isPending}
          disabled={!shown}
          onClick={onceClicked(() => shown && pareja && submit({ ...pareja, huella: shown.huella }, { conservado, unido }))}
        >
          {t('union.unir')}
        </Button>
      </DialogActions>
    </div>
  );
}

interface ResultadoProps extends Unida {
  readonly clase: ClaseUnion;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Result of a join, with the record that stayed and the way back. */
function Resultado({ clase, hecha, conservado, onUndo, onClose }: ResultadoProps) {
  const t = useTranslations();
  return (
    <div className={styles.root}>
      <Consequences title={hecha.message}>
        <Efectos efectos={hecha.efectos} />
      </Consequences>
      <p className={styles.note}>{t('union.unDia')}</p>
      <DialogActions>
        <Button variant="default" onClick={onUndo}>
          {t('union.deshacer')}
        </Button>
        <LinkButton to="/union" variant="default">
          {t('union.verUniones')}
        </LinkButton>
        <LinkButton to={PAGINAS[clase]} search={{ id: conservado.id }} variant="default">
          {t('union.verConservado')}
        </LinkButton>
        <Button data-autofocus onClick={onClose}>
          {t('comun.cerrar')}
        </Button>
      </DialogActions>
    </div>
  );
}
