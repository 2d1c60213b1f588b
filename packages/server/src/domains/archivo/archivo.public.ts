export { findArchivosByIds } from './archivo.repository.ts';
export { storeFile, ticketUrls } from './archivo.service.ts';
export { openStorage, requireStorage, type StorePlace } from './storage.ts';
export { forgetOldUploads } from './uploads.ts';
