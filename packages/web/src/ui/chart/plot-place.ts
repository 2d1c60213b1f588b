/** Width of the scale on the left of a plot, in pixels. */
export const AXIS_WIDTH = 36;
/** Room above the bars for their values. */
export const MARGIN_TOP = 22;
