import { labelOf } from '@mainstreet/shared/columns'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useBackOfficeLocale } from '../language/bilingual'

interface Opened<Row, Values> {
  contract: AnyTableContract
  /** As it is on the server now; none where one is made. */
  row: Row
  toForm(row: Row): Values
  /** What of a row counts as changed, where that is not what the form has; pictures and stock move by themselves. */
  comparable?(row: Row, now: Row): Readonly<Record<string, unknown>>
}

/** A row as its editor was opened with it, and what somebody else has changed of it since. */
export const useOpenedRow = <Row extends { id: number } | undefined, Values extends FieldValues>({
  contract,
  row,
  toForm,
  comparable = toForm,
}: Opened<Row, Values>) => {
  const locale = useBackOfficeLocale()
  const [opened, setOpened] = useState(row)
  const labels = () => {
    if (!opened || !row || opened === row) return []
    const [before, after] = [comparable(opened, row), comparable(row, row)]
    return Object.keys(before)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => labelOf(contract.record.properties[name])?.[locale] ?? name)
  }
  return {
    opened,
    setOpened,
    /** What the form begins with. */
    form: { contract, defaultValues: toForm(opened) as DefaultValues<Values>, rowId: row?.id },
    /** The labels of what is different on the server. */
    changed: labels(),
    /** Puts what is there now in the place of what is typed. */
    load(form: UseFormReturn<Values>) {
      setOpened(row)
      form.reset(toForm(row))
    },
  }
}
