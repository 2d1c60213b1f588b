/** Replaces the optional peers of jspdf (see vite.config.ts). */
export default {};
