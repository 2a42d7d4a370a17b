import { importContract, type MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { AutoSaveForm } from '../../../kit/form/auto-save-form'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { Card } from '../../../kit/ui/card'
import { Stack } from '../../../kit/ui/stack'
import { importWords } from './words'

/** What an import may do beside the ordinary, each with what becomes of it; another choice has the file checked again. */
export const ImportChoicesCard = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { publishWithoutPictures, changeStock, keptDrafts, keptStocks } = row
  const isKnown = row.status === 'checked'
  const drafts = words.choices.drafts(number(keptDrafts), keptDrafts)
  const stocks = words.choices.stocks(number(keptStocks), keptStocks)
  return (
    <Card title={words.choices.title}>
      <AutoSaveForm label={words.choices.title} contract={importContract} row={row}>
        <Stack gap={4}>
          <SwitchField
            name="publishWithoutPictures"
            help={
              publishWithoutPictures ? words.choices.published : isKnown ? drafts : words.choices.counting
            }
          />
          <SwitchField
            name="changeStock"
            help={changeStock ? words.choices.followed : isKnown ? stocks : words.choices.counting}
          />
        </Stack>
      </AutoSaveForm>
    </Card>
  )
}
