// randomUUID exists on secure pages only; a shop tried out by its plain address has to work too.
/** A key that nobody else has, for what must not be done twice. */
export const randomKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
