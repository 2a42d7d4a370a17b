/** What a statement in SQL answers, for `raw<Rows<…>>`. */
export interface Rows<Row> {
  rows: Row[]
}
