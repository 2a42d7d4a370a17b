/** One line of a CSV file, cell by cell. */
export type CsvLine = readonly (string | number | boolean | null | undefined)[]

/** What tells a spreadsheet that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * Cells that a program which opens the file could take for formulae get a leading quote. A quote already there is kept
 * by one more, so that what is imported again is what it was.
 */
export const escapeFormulae = /^'*[=+\-@\t\r]/
