import type { CertificadoFicha } from '@portal/contract/certificado';
import { letrasAsiaticas } from '@portal/contract/letras';
import { useEffect, useMemo } from 'react';
import type { CertificadoTexts } from './layout.ts';
import { useFuentes } from '../certificado.queries.ts';

/** Returns every text of a sheet that may have letters of another script. */
export const textOfSheet = ({ qr: _qr, direccion: _address, firmantes, ...texts }: CertificadoTexts): string =>
  [...Object.values(texts), ...firmantes.flatMap(({ nombre, cargo }) => [nombre, cargo ?? ''])].join('');

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);

const familyOf = (id: number, index: number): string => `Certificado-${id}-${index}`;

/**
 * Loads the Japanese and Chinese letters of a certificate into the page, which may have no font of these scripts; returns the families, as CSS
 * writes them.
 */
export function useLetras({ id_evaluacion }: Pick<CertificadoFicha, 'id_evaluacion'>, texts: CertificadoTexts): string {
  const { data } = useFuentes(id_evaluacion, letrasAsiaticas(textOfSheet(texts)) !== '');
  useEffect(() => {
    if (!data?.fuentes.length || typeof FontFace === 'undefined') return;
    const faces = data.fuentes.flatMap(({ normal, negrita }, index) => {
      const family = familyOf(id_evaluacion, index);
      return [new FontFace(family, bytesOf(normal), { weight: '400' }), new FontFace(family, bytesOf(negrita), { weight: '700' })];
    });
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [data, id_evaluacion]);
  return useMemo(
    () => (data?.fuentes ?? []).map((_fonts, index) => `, '${familyOf(id_evaluacion, index)}'`).join(''),
    [data, id_evaluacion],
  );
}
