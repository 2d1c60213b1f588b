import type { CertificadoFicha } from '@portal/contract/certificado';
import { use } from 'react';
import { useImagenes } from '../../../pieces/certificado/certificado.queries.ts';
import { certificadoTexts, sheetTexts } from '../../../pieces/certificado/lamina/certificado-texts.ts';
import { dibujosOf } from '../../../pieces/certificado/lamina/dibujos.ts';
import { Lamina } from '../../../pieces/certificado/lamina/Lamina.tsx';
import { useLetras } from '../../../pieces/certificado/lamina/use-letras.ts';
import { useMarcaLamina } from '../../../pieces/certificado/lamina/use-marca-lamina.ts';

/** The sheet of a certificate on the screen. */
export function CertificadoLamina({ ficha }: { ficha: CertificadoFicha }) {
  const marca = useMarcaLamina();
  const dibujos = dibujosOf(useImagenes(ficha).data);
  const texts = certificadoTexts(use(sheetTexts(ficha)), ficha, { nombre: marca.nombre, logo: dibujos.logo?.texto });
  return <Lamina texts={texts} marca={marca} dibujos={dibujos} families={useLetras(ficha, texts)} />;
}
