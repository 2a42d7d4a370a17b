/** Rows as somebody has put them in order, those of one place by id. */
export const inOrder = <Row extends { order: number; id: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.order - b.order || a.id - b.id)
