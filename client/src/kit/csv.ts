import { byteOrderMark, escapeFormulae, type CsvLine } from '@mainstreet/shared/rules/csv'
import Papa from 'papaparse'
import { downloadBlob } from './download'

/**
 * Lines as the text of a CSV file: UTF-8 with a byte order mark, CRLF, quoted where RFC 4180 asks for it. What people
 * wrote is kept from being a formula; `plain` is for our own words and amounts, where a minus is one.
 */
export const csvText = (lines: readonly CsvLine[], { plain = false } = {}): string =>
  `${byteOrderMark}${Papa.unparse(
    lines.map((line) => [...line]),
    { escapeFormulae: plain ? false : escapeFormulae },
  )}\r\n`

/** Lets the browser save a text as a file. */
export const downloadCsv = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
