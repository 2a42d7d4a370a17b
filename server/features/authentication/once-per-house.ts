import type { House } from '../../declarations'

/** Makes a part once for each running application, when it is first asked for. */
export const oncePerHouse = <T>(make: (house: House) => T): ((house: House) => T) => {
  const made = new WeakMap<House, T>()
  return (house) => {
    const part = made.get(house) ?? make(house)
    made.set(house, part)
    return part
  }
}
