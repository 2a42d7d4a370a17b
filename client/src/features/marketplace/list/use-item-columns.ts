import { today } from '@mainstreet/shared/rules/money/price'
import { useMemo } from 'react'
import { useRow } from '../../../kit/data/data'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useCustomerId } from '../../../kit/session/session-context'
import { useNow } from '../../../kit/site/hours/use-now'
import type { ItemEditorWay } from '../editor/use-item-editor'
import { itemColumns } from './item-columns'
import type { useItemMarks } from './use-item-marks'
import { listWords } from './words'

/** The columns, other ones only when a day ends and a sale with it: rows render again when their columns change. */
export const useItemColumns = (mark: ReturnType<typeof useItemMarks>, editor: ItemEditorWay) => {
  const { row: account } = useRow('account', useCustomerId())
  const timezone = account?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = useNow() ?? new Date()
  const day = today(now, timezone)
  const words = useWords(listWords)
  const locale = useBackOfficeLocale()
  const { number } = useFormats()
  return useMemo(
    () => itemColumns({ mark, editor, words, number, reading: { now: new Date(), timezone, locale } }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the day decides
    [mark, editor, timezone, day, words, locale, number],
  )
}
