/** Text as a search compares it: without case, accents and spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]+/g, '')
    .toLowerCase()
