/** Sizes of a page of a report. */
export const REPORT_SIZES = [100, 250, 500, 1000];
