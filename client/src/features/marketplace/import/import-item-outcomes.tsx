import type { ImportedItem, MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { ImportOutcomes, type OutcomeLine } from '../../../kit/imports/import-outcomes'
import { useWords } from '../../../kit/language/bilingual'
import { useKitWords, type KitWords } from '../../../kit/ui/kit-words'
import { importWords, type ImportWords } from './words'

const linesOf = (
  { changes, kept, problems, notes, action, variations, pictures }: ImportedItem,
  words: ImportWords,
  labelled: KitWords['labelled'],
): OutcomeLine[] => {
  const draft = pictures > 0 ? words.keptUntil : words.keptDraft
  return [
    ...problems.map((each) => ({ tone: 'danger' as const, text: words.remark(each) })),
    ...(action === 'create' ? [{ tone: 'plain' as const, text: words.variations(variations) }] : []),
    ...changes.map(({ field, from, to }) => ({
      tone: 'plain' as const,
      text: labelled(field, `${from || '—'} → ${to || '—'}`),
    })),
    ...kept.map(({ field, from, to }) => ({
      tone: 'quiet' as const,
      text: field === 'status' ? draft : words.kept(field, from, to),
    })),
    ...notes.map((each) => ({ tone: 'quiet' as const, text: words.remark(each) })),
  ]
}

/** Every item of a file and what an import does, or did, with it. */
export const ImportItemOutcomes = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const { labelled } = useKitWords()
  return (
    <ImportOutcomes
      key={`${row.id} ${row.status}`}
      outcomes="market-import-items"
      row={row}
      label={words.ofFile}
      entry={words.item}
      untitled={words.untitled}
      linesOf={(item) => linesOf(item, words, labelled)}
    />
  )
}
