/** What a person types: lines of text, without the signals of terminals. */
export const plainLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
