import { useTranslations } from 'use-intl';
import { Bandeja } from './Bandeja.tsx';
import { Espacio } from './Espacio.tsx';
import { Instalar } from './Instalar.tsx';
import { Programas } from './Programas.tsx';
import { readShop } from '../../../core/session/shop.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';

/** /sinconexion: what waits to be sent, what this device keeps for reading, and its space (P118). */
export function SinConexionScreen() {
  const t = useTranslations();
  return (
    <PageStack>
      <PageHeader title={t('pantallas.sinConexion')} />
      <Bandeja />
      {!readShop() && <OwnDevice />}
    </PageStack>
  );
}

/** Programs kept for reading, their space and the application: on one's own device; the tablet of a shop keeps files for its people (P126). */
function OwnDevice() {
  return (
    <>
      <Programas />
      <Espacio />
      <Instalar />
    </>
  );
}
