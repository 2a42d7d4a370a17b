/** The number a person typed, thousands commas and a leading $ allowed; null when empty, NaN when it is no number. */
export const parseNumber = (typed: string): number | null => {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
    .replaceAll(' ', '')
  if (plain === '') return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
