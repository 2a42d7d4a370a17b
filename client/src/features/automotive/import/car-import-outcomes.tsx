import type { CarImport, CarImportRow } from '@mainstreet/shared/contracts/car-imports'
import { ImportOutcomes, type OutcomeLine } from '../../../kit/imports/import-outcomes'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { saidInLanguage } from '../../../kit/refusals/refusal-in-language'
import { useKitWords } from '../../../kit/ui/kit-words'
import { useFieldName } from './use-field-name'
import { importWords } from './words'

const useLines = () => {
  const words = useWords(importWords)
  const locale = useBackOfficeLocale()
  const { labelled } = useKitWords()
  const fieldName = useFieldName()
  return ({ action, changes, problems, notes, refused }: CarImportRow): OutcomeLine[] => [
    ...problems.map(({ field, wanted }) => ({
      tone: 'danger' as const,
      text: `${fieldName(field)} ${words.wanted[wanted]}`,
    })),
    ...refused.map(({ field, message, refusal }) => {
      const said = saidInLanguage(message, refusal, locale)
      return { tone: 'danger' as const, text: field ? labelled(fieldName(field), said) : said }
    }),
    ...(action === 'update' ? [{ tone: 'plain' as const, text: changes.map(fieldName).join(', ') }] : []),
    ...notes.map(({ field, said, text }) => ({
      tone: 'quiet' as const,
      text: labelled(fieldName(field), words.notes[said](text)),
    })),
  ]
}

/** Every line of a file and what an import does, or did, with it. */
export const CarImportOutcomes = ({ row }: { row: CarImport }) => {
  const words = useWords(importWords)
  return (
    <ImportOutcomes
      key={`${row.id} ${row.status}`}
      outcomes="automotive-import-rows"
      row={row}
      label={words.preview}
      entry={words.vehicle}
      untitled="–"
      linesOf={useLines()}
    />
  )
}
