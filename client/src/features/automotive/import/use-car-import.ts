import type { Car } from '@mainstreet/shared/contracts/automotive'
import {
  carFileFields,
  readCarFile,
  type CarFile,
  type CarFileFields,
  type CarFileRow,
} from '@mainstreet/shared/rules/cars/read-car-file'
import { useRef, useState } from 'react'
import { readCsv } from '../../../kit/csv'
import { useSave } from '../../../kit/data/data-writes'
import { useCustomerId } from '../../../kit/session/session-context'
import { messageOf } from '../../../kit/ui/error-state'

/** The most rows of one file. */
export const maxRows = 2000

interface Chosen {
  name: string
  /** As they stand in the file, the columns' names first. */
  lines?: readonly (readonly string[])[]
  /** What each column fills. */
  fields?: CarFileFields
  file?: CarFile
  problem?: 'unread' | 'tooMany' | 'noRows'
}

interface Run {
  done: number
  total: number
  imported: number
  refused: { line: number; why: string }[]
  isOver: boolean
}

const isWrite = ({ action }: CarFileRow) => action === 'create' || action === 'update'

/** An import from choosing the file to its end; each car is written whole or not at all. */
export const useCarImport = (cars: readonly Car[]) => {
  const customerId = useCustomerId()
  const { create, patch } = useSave('automotive')
  const [chosen, setChosen] = useState<Chosen>()
  const [run, setRun] = useState<Run>()
  const isStopped = useRef(false)

  const choose = async (source: File) => {
    const { name } = source
    try {
      const lines = await readCsv(source)
      const fields = carFileFields(lines)
      const file = readCarFile(lines, cars, fields)
      const problem = file.rows.length === 0 ? 'noRows' : file.rows.length > maxRows ? 'tooMany' : undefined
      setChosen(problem ? { name, problem } : { name, lines, fields, file })
    } catch {
      setChosen({ name, problem: 'unread' })
    }
  }
  /** Reads the file anew with columns that fill something else. */
  const assign = (fields: CarFileFields) =>
    setChosen((now) => now?.lines && { ...now, fields, file: readCarFile(now.lines, cars, fields) })
  const write = ({ id, columns }: CarFileRow) =>
    id === undefined ? create({ ...columns, status: 'draft', customerId }) : patch(id, columns)
  const start = async (rows: readonly CarFileRow[]) => {
    const writes = rows.filter(isWrite)
    isStopped.current = false
    let state: Run = { done: 0, total: writes.length, imported: 0, refused: [], isOver: false }
    for (const row of writes) {
      if (isStopped.current) break
      setRun(state)
      try {
        await write(row)
        state = { ...state, done: state.done + 1, imported: state.imported + 1 }
      } catch (error) {
        const refused = [...state.refused, { line: row.line, why: messageOf(error) }]
        state = { ...state, done: state.done + 1, refused }
      }
    }
    setRun({ ...state, isOver: true })
  }
  return {
    chosen,
    run,
    choose,
    assign,
    start,
    stop: () => void (isStopped.current = true),
    reset: () => {
      setChosen(undefined)
      setRun(undefined)
    },
    writes: chosen?.file?.rows.filter(isWrite).length ?? 0,
  }
}
