import type { Refusal } from './refusals/refusal'

/** What is wrong with a row, by column. */
export type ColumnProblems = Readonly<Record<string, Refusal>>

/** A rule over several columns of a row: asked on both sides when one of them is written, of the row as it would be. */
export interface ColumnRule {
  of: readonly string[]
  check(row: Readonly<Record<string, unknown>>): ColumnProblems
}

/** What the rules that are asked say of a row; the first of a column stands. */
export const ruleProblems = (
  rules: readonly ColumnRule[],
  row: Readonly<Record<string, unknown>>,
  written: readonly string[] = Object.keys(row),
): ColumnProblems => {
  const asked = rules.filter(({ of }) => of.some((name) => written.includes(name)))
  return Object.fromEntries(asked.flatMap(({ check }) => Object.entries(check(row))).reverse())
}
