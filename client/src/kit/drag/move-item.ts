/** The items with one taken from `from` and put at `to`. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const moved = [...items]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
