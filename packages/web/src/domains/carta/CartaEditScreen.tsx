import { type CartaDetalle, type CartaFila, CLAVES_CARTA } from '@portal/contract/carta';
import { isLanguage, type Language } from '@portal/messages';
import { useLocale, useTranslations } from 'use-intl';
import styles from './carta.module.css';
import { useCarta, useCartas } from './carta.queries.ts';
import { CartaForm } from './CartaForm.tsx';
import { useEnumeration } from '../../core/i18n/use-enumeration.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { HistoryButton } from '../../ui/history/HistoryButton.tsx';
import { Presencia } from '../../ui/presence/Presencia.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** /cartaedit: the text of one letter in one language, beside how it will look (P253). */
export function CartaEditScreen() {
  const t = useTranslations('cartas');
  const own = useLocale().split('-', 1)[0] ?? '';
  const search = useScreenSearch('/cartaedit');
  const carta = CLAVES_CARTA.find((clave) => clave === search.carta) ?? CLAVES_CARTA[0];
  const idioma = languageOf(search.idioma) ?? languageOf(own) ?? 'es';
  const query = useCarta(carta);
  const id = query.data?.textos.find((texto) => texto.idioma === idioma)?.id_carta_texto;
  return (
    <PageStack>
      <PageHeader
        title={t(`nombres.${carta}`)}
        description={t(`cuando.${carta}`)}
        back={{ to: '/carta' }}
        actions={id ? <HistoryButton tabla="carta_texto" id={id} /> : null}
      />
      <Presencia tipo="carta" clave={`${carta}/${idioma}`} />
      <QueryContent query={query}>{(detalle) => <Form detalle={detalle} idioma={idioma} />}</QueryContent>
    </PageStack>
  );
}

const languageOf = (typed: string | undefined): Language | undefined => (typed !== undefined && isLanguage(typed) ? typed : undefined);

function Form({ detalle, idioma }: { detalle: CartaDetalle; idioma: Language }) {
  const texto = detalle.textos.find((one) => one.idioma === idioma);
  return texto ? <CartaForm key={`${detalle.carta} ${idioma}`} detalle={detalle} texto={texto} /> : null;
}

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
