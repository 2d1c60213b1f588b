import type { ImagenMostrada } from '@portal/contract/pregunta';
import { basePath } from '../../../core/router/base-path.ts';

/** Picture of a question with its description. */
export const ImagenAmpliable = ({ imagen: { url, descripcion } }: { imagen: ImagenMostrada }) => (
  <img src={`${basePath}/api${url}`} alt={descripcion} loading="lazy" style={{ maxWidth: '100%', height: 'auto' }} />
);
