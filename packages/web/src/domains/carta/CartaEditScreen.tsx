import { type CartaDetalle, CLAVES_CARTA } from '@portal/contract/carta';
import { isLanguage, type Language } from '@portal/messages';
import { useLocale, useTranslations } from 'use-intl';
import { useCarta } from './carta.queries.ts';
import { CartaForm } from './CartaForm.tsx';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { HistoryButton } from '../../ui/history/HistoryButton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

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
      <QueryContent query={query}>{(detalle) => <Form detalle={detalle} idioma={idioma} />}</QueryContent>
    </PageStack>
  );
}

const languageOf = (typed: string | undefined): Language | undefined => (typed !== undefined && isLanguage(typed) ? typed : undefined);

function Form({ detalle, idioma }: { detalle: CartaDetalle; idioma: Language }) {
  const texto = detalle.textos.find((one) => one.idioma === idioma);
  return texto ? <CartaForm key={`${detalle.carta} ${idioma}`} detalle={detalle} texto={texto} /> : null;
}
