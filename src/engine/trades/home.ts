/** The folder of the trades: each folder in it is one, and its name is the trade's id. */
export const tradesHome = new URL('./', import.meta.url).pathname
