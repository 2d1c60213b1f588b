export { findArchivosByIds } from './archivo.repository.ts';
export { storeFile, ticketUrls } from './archivo.service.ts';
export { deleteOldPartials, openStorage, requireStorage, type StorePlace } from './gateways/storage.ts';
export { deleteOldUploads } from './gateways/uploads.ts';
