/** The link that calls a number, as RFC 3966 writes it. */
export const telephoneLink = (number: string): string => {
  const [main = '', line] = number.split(' x')
  const digits = main.replace(/\D/g, '')
  return `tel:+${main.startsWith('+') ? '' : '1'}${digits}${line ? `;ext=${line}` : ''}`
}
