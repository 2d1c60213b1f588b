import type { CartaFila } from '@portal/contract/carta';
import { useTranslations } from 'use-intl';
import styles from './carta.module.css';
import { useCartas } from './carta.queries.ts';
import { useEnumeration } from '../../core/i18n/use-enumeration.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** /carta: every letter of the portal, when it goes out, and who changed its text (P253). */
export function CartaListScreen() {
  const t = useTranslations('cartas');
  return (
    <PageStack>
      <PageHeader title={t('pantalla')} />
      <QueryContent query={useCartas()}>
        {(cartas) => (
          <ul className={styles.lista} aria-label={t('pantalla')}>
            {cartas.map((fila) => (
              <Fila key={fila.carta} fila={fila} />
            ))}
          </ul>
        )}
      </QueryContent>
    </PageStack>
  );
}

function Fila({ fila: { carta, idiomas, autor, fecha_modificacion } }: { fila: CartaFila }) {
  const t = useTranslations('cartas');
  const named = useTranslations('comun.opciones.idioma');
  const enumerate = useEnumeration();
  const moment = useMomentFormat();
  return (
    <li className={styles.fila}>
      <div className={styles.palabras}>
        <AppLink className={styles.nombre} to="/cartaedit" search={{ carta }}>
          {t(`nombres.${carta}`)}
        </AppLink>
        <p className={styles.nota}>{t(`cuando.${carta}`)}</p>
      </div>
      <div className={styles.estado}>
        <StateBadge tone={idiomas.length ? 'primary' : 'neutral'}>
          {idiomas.length ? t('lista.editada', { idiomas: enumerate(idiomas.map((idioma) => named(idioma))) }) : t('lista.original')}
        </StateBadge>
        {autor !== null && fecha_modificacion !== null && (
          <p className={styles.nota}>{t('lista.ultimo', { autor, fecha: moment(fecha_modificacion) })}</p>
        )}
      </div>
    </li>
  );
}
