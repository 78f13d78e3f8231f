/** The button that Compare is opened with; it gets the focus when what had it is gone by the time Compare closes. */
export const compareOpener = 'compare-open'
