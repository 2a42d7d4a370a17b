import type { ImportedItem } from '@mainstreet/shared/rules/catalogue-file'
import { useEffect, useRef, useState } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { useAccountId } from '../../../kit/data/session-context'
import { messageOf } from '../../../kit/ui/error-state'
import { readText, splitFile, type ImportChunk, type SplitFile } from './import-chunks'

/** Where an import is: nothing chosen, being checked, checked, being imported, or done. */
export type ImportStep = 'choose' | 'checking' | 'checked' | 'importing' | 'imported'

interface ImportState {
  step: ImportStep
  name: string
  file: SplitFile | null
  /** What the server said of each item, so far. */
  items: readonly ImportedItem[]
  ignored: readonly string[]
  error: string | null
}

const nothing: ImportState = { step: 'choose', name: '', file: null, items: [], ignored: [], error: null }
const mostRows = 20_000

/** Why a file is not even sent. */
const refusalOf = ({ broken, rows }: SplitFile): string | null => {
  if (broken !== undefined) return `The file cannot be read: a quote in line ${broken} is never closed.`
  if (rows === 0) return 'There are no items in this file.'
  if (rows > mostRows)
    return `The file has ${rows.toLocaleString('en-CA')} rows; please split it into files of at most ${mostRows.toLocaleString('en-CA')}.`
  return null
}

/** Sends the parts of a file one after another; answers whether all were sent. */
const useParts = (show: (change: Partial<ImportState>) => void) => {
  const { run } = useOperation('market-import')
  const customerId = useAccountId()
  const stopped = useRef(false)
  useEffect(() => {
    stopped.current = false
    return () => void (stopped.current = true)
  }, [])

  const sendAll = async ({ chunks, format }: SplitFile, dryRun: boolean): Promise<boolean> => {
    stopped.current = false
    const items: ImportedItem[] = []
    const taken: number[] = []
    const send = ({ csv, lines }: ImportChunk) => run({ customerId, format, csv, lines, taken, dryRun })
    for (const chunk of chunks) {
      if (stopped.current) return false
      const answer = await send(chunk)
      items.push(...answer.items)
      taken.push(...answer.items.flatMap(({ id }) => (id === null ? [] : [id])))
      show({ items: [...items], ignored: answer.ignoredColumns })
    }
    return true
  }
  return { sendAll, stop: () => void (stopped.current = true) }
}

/** An import from choosing the file to its end; importing a file again changes nothing, so a stopped one is simply begun anew. */
export const useImportRun = () => {
  const [state, setState] = useState(nothing)
  const show = (change: Partial<ImportState>) => setState((before) => ({ ...before, ...change }))
  const { sendAll, stop } = useParts(show)

  const choose = async (chosen: File) => {
    try {
      const file = splitFile(await readText(chosen))
      const error = refusalOf(file)
      if (error) return setState({ ...nothing, name: chosen.name, error })
      setState({ ...nothing, step: 'checking', name: chosen.name, file })
      if (await sendAll(file, true)) show({ step: 'checked' })
      else setState(nothing)
    } catch (error) {
      setState({ ...nothing, name: chosen.name, error: messageOf(error) })
    }
  }

  const start = async () => {
    if (!state.file) return
    show({ step: 'importing', items: [], error: null })
    try {
      const whole = await sendAll(state.file, false)
      show({ step: 'imported', error: whole ? null : 'The import was stopped; what is listed here is done.' })
    } catch (error) {
      show({
        step: 'imported',
        error: `${messageOf(error)} What is listed here is done; the rest of the file is not imported.`,
      })
    }
  }

  const total = state.file?.chunks.reduce((sum, { items }) => sum + items, 0) ?? 0
  return { ...state, total, choose, start, stop, reset: () => setState(nothing) }
}
