// What strangers send may be long, and no two alike.
const maxLength = 400

/** What a text comes to, worked out once for each of the `max` texts that come most; whoever sends ever new ones makes it begin anew. */
export const memoize = <Value extends string>(max: number, find: (text: string) => Value) => {
  const known = new Map<string, Value>()
  return (text: string): Value => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = find(text)
    if (text.length > maxLength) return value
    if (known.size >= max) known.clear()
    known.set(text, value)
    return value
  }
}
