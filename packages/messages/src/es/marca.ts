/** Brand of the company: pictures, preview, measured contrast (P128). */
export const marca = {
  imagen: {
    tipo: 'La imagen debe ser PNG, JPEG o WebP.',
    soloPng: 'El icono debe ser una imagen PNG.',
    grande: 'La imagen no puede pasar de {kb, number} kB.',
    lado: 'La imagen debe medir entre {minimo, number} y {maximo, number} píxeles por lado.',
  },
} as const;
